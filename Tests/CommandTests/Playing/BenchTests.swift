import FrameTiming
import Gallery
import Motion
import SDLHost
import SceneGraph
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("kvhero bench")
@MainActor
struct BenchTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.writePictures((0..<12).map { UInt32($0) * 0x101010 })
  }

  /// Plays the benchmark on a fixed clock, as fast as it goes; a frame's number is its time.
  private func play(cycles: Int, style: GalleryStyle = .hero) throws -> BenchContent {
    var options = GalleryOptions()
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
      windowSize: options.size, period: period)
    var count = 0
    while !content.isFinished {
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
          index: count, phase: frame.phase, followsFrame: true, begin: time,
          cpu: .microseconds(500), returnedFromPresent: time, deadline: time,
          refreshPeriod: period))
    }
    return content
  }

  @Test("Every phase has frames but rest, where none is drawn; the warm-up is not counted")
  func phases() throws {
    let content = try play(cycles: 2)
    for phase in FramePhase.allCases where phase != .idle {
      #expect(content.log.records.contains { $0.phase == phase }, "\(phase)")
    }
    #expect(content.log.records.last?.phase != .idle)
    let first = try #require(content.log.records.first)
    // A whole cycle, pages and scrolling come before it.
    #expect(first.index > 300)
    #expect(content.log.dropped == 0)
    #expect(try play(cycles: 4).log.records.count > content.log.records.count)
  }

  @Test("The same frames on every run; nothing is left behind", arguments: GalleryStyle.allCases)
  func isReproducible(style: GalleryStyle) throws {
    let content = try play(cycles: 2, style: style)
    let again = try play(cycles: 2, style: style)
    #expect(content.digest == again.digest)
    #expect(content.log.records.map(\.index) == again.log.records.map(\.index))
    let memory = try #require(content.memory)
    #expect(memory.first.views == memory.last.views)
    #expect(memory.first.pictures == memory.last.pictures)
    #expect(memory.first.pictureBytes == memory.last.pictureBytes)
  }

  @Test("The report has what was asked for, as text and JSON")
  func report() throws {
    let content = try play(cycles: 1)
    let environment = Environment(
      build: Build(commit: "abc"),
      screen: Environment.Screen(renderer: "none", width: 400, height: 300, scale: 1))
    let scenario = Scenario(
      name: "test", style: "hero", preset: "default", cycles: 1, warmUpCycles: 1, photos: 12,
      isHeadless: true)
    let result = BenchResult(environment: environment, scenario: scenario, of: content)
    let json = result.json.text
    for key in [
      "environment", "scenario", "total", "phases", "held", "idle", "afterFirstCycle",
      "afterLastCycle",
    ] {
      #expect(json.contains("\"\(key)\":"), "\(key)")
    }
    for phase in FramePhase.allCases { #expect(json.contains("{\"name\":\"\(phase.rawValue)\",")) }
    #expect(json.contains("\"name\":\"idle\",\"frames\":0,\"cpuMs\":{\"p50\":null"))
    #expect(json.contains("\"framesHash\":\"\(content.digest.text)\""))
    #expect(result.text.contains("\nheld      after the last cycle: "))
    #expect(result.text.contains("abc"))
  }

  @Test("Wrong usage, and a file that cannot be written, are found before anything is played")
  func failures() throws {
    for words in [
      ["--cycles", "0"], ["--cycles", "1.5"], ["--json", ""], ["--times", "0"],
      ["--renderer", "gpu", "--headless"],
    ] {
      let run = try KVHeroProcess(["bench"] + words)
      #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1)
    }
    let file = try KVHeroProcess(["bench", "--headless", "--json", "/nowhere/b.json"])
    #expect(file.status == 1)
    #expect(
      file.errors
        == "kvhero: error: /nowhere/b.json: cannot be written: No such file or directory\n")
    try folder.write("0.ppm", [])
    let display = try KVHeroProcess(["bench", folder.path("")])
    #expect(display.status == 1)
    #expect(display.errors.contains("kvhero bench --headless"))
  }
}
