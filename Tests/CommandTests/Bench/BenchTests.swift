import FrameTiming
import Gallery
import Motion
import SDLHost
import SceneGraph
import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("kvhero bench")
@MainActor
struct BenchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writePictures((0..<12).map { UInt32($0) * 0x101010 })
  }

  /// Plays the benchmark on a fixed clock, as fast as it goes: a frame's begin is its time.
  private func play(
    cycles: Int, style: GalleryStyle = .hero, slowness: Double = 1,
    breakingOffAfter limit: Int = .max
  ) throws -> BenchPlay {
    var options = GalleryOptions()
    options.slowness = slowness
    options.size = Size(width: 400, height: 300)
    options.style = style
    let period = Duration.milliseconds(16)
    let photographs = try ShownPhotographs(named: [Argument(folder.path("")).path])
    let loaded = try LoadedGallery(photographs, options: options)
    defer { loaded.queue.shutDown() }
    let gallery = ScriptedGallery(loaded.app, queue: loaded.queue)
    gallery.waitForPictures(at: .zero)
    let content = BenchContent(
      gallery, acts: BenchAct.programme(cycles: cycles, photo: 4, style: style),
      windowSize: options.size, period: period, progress: BenchProgress(runs: 1))
    let timeline = Timeline()
    var count = 0
    while !content.isFinished, count < limit {
      count += 1
      let time = FrameTime(elapsed: period * count)
      try #require(count < 100_000)
      guard content.needsFrames else {
        content.wake(at: time)
        continue
      }
      let frame = content.frame(at: time)
      content.note(
        FrameRecord(
          index: count, phase: frame.phase, followsFrame: true,
          oldestInput: frame.input.oldest(ofWindow: nil, on: timeline), begin: time,
          sampleTime: frame.sampleTime, stages: frame.stages, cpu: .microseconds(500),
          returnedFromPresent: time,
          deadline: time,
          refreshPeriod: period))
    }
    return try content.play(
      endedBy: content.isFinished ? .finished : .interrupted, in: BenchTests.environment)
  }

  private static let environment = Environment(
    build: Build(commit: "abc"),
    screen: Environment.Screen(renderer: "none", width: 400, height: 300, scale: 1))

  private static let scenario = Scenario(
    name: "test", style: "hero", preset: "default", cycles: 1, warmUpCycles: 1, photos: 12,
    isHeadless: true)

  @Test("Every phase has frames but rest, where none is drawn; the warm-up is not counted")
  func phases() throws {
    let play = try play(cycles: 2)
    for phase in FramePhase.allCases where phase != .idle {
      #expect(play.log.records.contains { $0.phase == phase }, "\(phase)")
    }
    #expect(play.log.records.last?.phase != .idle)
    #expect(play.log.records.map(\.index) == Array(play.log.records.indices))
    let first = try #require(play.log.records.first)
    // A whole cycle, pages and scrolling come before it.
    #expect(first.begin.elapsed > .seconds(5))
    #expect(play.log.dropped == 0 && !play.log.isPartial)
    #expect(try self.play(cycles: 4).log.records.count > play.log.records.count)
  }

  @Test("The same frames on every run; nothing is left behind", arguments: GalleryStyle.allCases)
  func isReproducible(style: GalleryStyle) throws {
    let play = try play(cycles: 2, style: style)
    let again = try self.play(cycles: 2, style: style)
    #expect(play.digest == again.digest)
    #expect(play.log.records.map(\.begin) == again.log.records.map(\.begin))
    let memory = try #require(play.memory)
    #expect(memory.first.views == memory.last.views)
    #expect(memory.first.pictures == memory.last.pictures)
    #expect(memory.first.pictureBytes == memory.last.pictureBytes)
  }

  @Test("Frames that are shown when they are meant to have no animation error, slowed or not")
  func slowMotion() throws {
    for slowness in [1, 0.5, 3] {
      // Every frame is shown 16 ms after the one before it where one follows it at once.
      var records = try play(cycles: 1, slowness: slowness).log.records
      for index in records.indices.dropFirst() {
        records[index].followsFrame =
          records[index].begin - records[index - 1].begin == .milliseconds(16)
      }
      let summary = PhaseSummary(ofRuns: [records], in: nil, slowMotion: slowness)
      let error = try #require(summary.animationError)
      #expect(error.max < 1e-5, "\(slowness)")
    }
  }

  @Test("A frame's record tells what it answers, what flies, whether it differs, and what it took")
  func records() throws {
    let records = try play(cycles: 2).log.records
    for phase in [FramePhase.present, .drag, .dismiss, .page, .scroll] {
      #expect(records.contains { $0.phase == phase && $0.oldestInput != nil }, "\(phase)")
    }
    // A spring runs by itself: few of its frames answer anything.
    let cancelled = records.filter { $0.phase == .cancel }
    #expect(cancelled.count { $0.oldestInput != nil } < cancelled.count / 2)
    for record in records {
      let flies = [.present, .drag, .cancel, .dismiss].contains(record.phase)
      #expect((record.transition != nil) == flies && (record.liveElements != nil) == flies)
      #expect(record.liveElements != 0)
    }
    // Opened and dragged back, thrown away, opened and closed: four flights begin in a cycle at
    // least, and one more opens and closes for the pages.
    let numbers = records.compactMap(\.transition)
    #expect(numbers.first == 0 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 <= 1 })
    #expect(try #require(numbers.last) >= 9)
    #expect(records.contains { !$0.changesPicture } && records.count { $0.changesPicture } > 300)
    for stage in [FrameStage.input, .update, .layout, .record] {
      #expect(records.allSatisfy { $0.stages[stage] > .zero }, "\(stage)")
    }
  }

  @Test("The report has what was asked for, as text and JSON")
  func report() throws {
    let play = try play(cycles: 1)
    let result = BenchResult(
      environment: BenchTests.environment, scenario: BenchTests.scenario, plays: [play])
    let json = result.json.text
    for key in [
      "environment", "scenario", "total", "phases", "held", "idle", "afterFirstCycle",
      "afterLastCycle",
    ] {
      #expect(json.contains("\"\(key)\":"), "\(key)")
    }
    for phase in FramePhase.allCases { #expect(json.contains("{\"name\":\"\(phase.rawValue)\",")) }
    #expect(json.contains("\"name\":\"idle\",\"frames\":0,\"cpuMs\":{\"p50\":null"))
    #expect(json.contains("\"framesHash\":\"\(play.digest.text)\""))
    #expect(result.text.contains("\nheld      after the last cycle: "))
    #expect(result.text.contains("abc"))
  }

  @Test("Of a run that is cut short, what was counted until then is reported as partial")
  func cutShort() throws {
    let whole = try play(cycles: 1)
    let first = try #require(whole.log.records.first)
    let limit = Int(first.begin.elapsed / .milliseconds(16)) + 40
    let part = try play(cycles: 1, breakingOffAfter: limit)
    #expect(part.end == .interrupted && part.log.isPartial && part.idle == nil)
    let count = part.log.records.count
    #expect(
      count > 1 && part.log.records.map(\.begin) == whole.log.records.prefix(count).map(\.begin))
    let result = BenchResult(
      environment: BenchTests.environment, scenario: BenchTests.scenario, plays: [whole, part])
    #expect(result.report.isPartial && result.report.runs.count == 2)
    #expect(result.text.contains("PARTIAL: run 2 ended before the script did."))
    // What a part comes down to says nothing about whether runs are alike.
    #expect(result.json["framesHash"]?.asString == whole.digest.text)
    let early = try play(cycles: 1, breakingOffAfter: 40)
    let nothing = BenchResult(
      environment: BenchTests.environment, scenario: BenchTests.scenario, plays: [early])
    #expect(early.log.records.isEmpty && nothing.isEmpty)
  }

  @Test("Wrong usage, and a file that cannot be written, are found before anything is played")
  func failures() throws {
    for words in [
      ["--cycles", "0"], ["--cycles", "1.5"], ["--json", ""], ["--times", "0"],
      ["--renderer", "gpu", "--headless"], ["--runs", "0"], ["--json", "-", "--csv", "-"],
      ["--trace", "a", "--html", "a"],
    ] {
      let run = try KVHeroProcess(["bench"] + words)
      #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1)
    }
    let file = try KVHeroProcess(["bench", "--headless", "--json", "/nowhere/b.json"])
    #expect(file.status == 1)
    #expect(
      file.errors
        == "kvhero: error: /nowhere/b.json: cannot be written: No such file or directory\n")
    try folder.write("old.json", Array("{}".utf8))
    try folder.write("long.json", [UInt8](repeating: UInt8(ascii: "["), count: 4 << 20 + 1))
    for (name, reason) in [
      ("old.json", "not a report of `kvhero bench --json`"),
      ("long.json", "more than 4 MiB, not a report of `kvhero bench --json`"),
      ("none.json", "there is no such file"),
      ("", "a folder, not a report of `kvhero bench --json`"),
    ] {
      let run = try KVHeroProcess(["bench", "--headless", "--baseline", folder.path(name)])
      #expect(run.status == 1 && run.errors == "kvhero: error: \(folder.path(name)): \(reason)\n")
    }
    try folder.write("0.ppm", [])
    let display = try KVHeroProcess(["bench", folder.path("")])
    #expect(display.status == 1)
    #expect(display.errors.contains("kvhero bench --headless"))
  }
}
