import CPlatform
import Gallery
import Photos
import SDLHost
import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// `Recordings/session.log` was recorded in a window: drags that return and that throw away, a
/// resize under the hand and one in flight, pictures turned back and caught in flight, paging,
/// scrolling, every style of photographs and both presets. `tabs.log` is of the other tabs: products
/// pushed and presented, a zoom and a pull by hand, pages turned back in flight, a card. Their hashes
/// hold in debug and release builds alike; where a change is meant to be seen, this writes them anew,
/// for each of them, from the package's folder:
///
///     kvhero replay --headless --record NEW Tests/CommandTests/Recordings/session.log
@Suite("kvhero replay")
struct ReplayCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func recording(_ name: String = "session") throws -> String {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = PhotoPath("\(root)/Tests/CommandTests/Recordings/\(name).log")
    return String(decoding: try path.contents(), as: UTF8.self)
  }

  /// Its first lines, as a file of the test's own.
  ///
  /// - Parameters:
  ///   - name: Which recording.
  ///   - lines: How many.
  ///   - change: Changes them first.
  /// - Returns: The file's path.
  /// - Throws: Where it cannot be written.
  private func file(
    _ name: String = "session", lines: Int, _ change: (inout [Substring]) -> Void = { _ in }
  ) throws -> String {
    let text = try ReplayCommandTests.recording(name)
    var lines = text.split(separator: "\n").prefix(lines).map { $0 }
    change(&lines)
    try folder.write("a.log", Array((lines.joined(separator: "\n") + "\n").utf8))
    return folder.path("a.log")
  }

  @Test("Every frame of a recorded session comes again", arguments: ["session", "tabs"])
  func session(name: String) throws {
    let file = try file(name, lines: .max)
    let run = try KVHeroProcess(["replay", "--headless", "--check", file])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let log = try LogReader.read(
      try PhotoPath(file).contents(), named: name, assets: PhotoPath("/"))
    let hashes = log.entries.compactMap { entry in
      if case .frame(_, let digest) = entry { digest.text } else { nil }
    }
    #expect(hashes.count > 300)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map { String($0[2]) } == hashes)
    #expect(lines.map { String($0[0]) } == hashes.indices.map(String.init))
  }

  @Test("The first frame that differs is named, with --check; without, a warning counts them")
  func difference() throws {
    var place = 0
    let file = try file(lines: 60) { lines in
      place = lines.lastIndex { $0.contains("\"frame\"") } ?? 0
      lines[place] =
        lines[place].prefix { $0 != "," } + ",\"event\":\"frame\",\"hash\":\""
        + String(repeating: "0", count: 32) + "\"}"
    }
    let check = try KVHeroProcess(["replay", "--headless", "--check", file])
    let last = try #require(check.output.split(separator: "\n").last).split(separator: " ")
    #expect(check.status == 1)
    #expect(
      check.errors
        == "kvhero: error: \(file): frame \(last[0]) at \(last[1]) s is not as it was recorded: "
        + "\(last[2]), recorded \(String(repeating: "0", count: 32))\n")
    let play = try KVHeroProcess(["replay", "--headless", file])
    #expect(play.status == 0)
    #expect(play.errors.hasSuffix(" frames are not as they were recorded\n"))
    #expect(play.output == check.output)
  }

  @Test("Where an older recording's frames differ, it is said that the gallery looked otherwise")
  func outdated() throws {
    let file = try file(lines: 60) { lines in
      lines[0] = Substring(
        lines[0].split(separator: "\"version\":4", omittingEmptySubsequences: false)
          .joined(separator: "\"version\":3"))
    }
    #expect(try KVHeroProcess(["replay", "--headless", "--check", file]).status == 0)
    let text = try folder.text("a.log")
    let hash = try #require(text.split(separator: "\"hash\":\"").dropFirst().first).prefix(32)
    try folder.write(
      "a.log",
      Array(
        text.split(separator: hash, omittingEmptySubsequences: false)
          .joined(separator: String(repeating: "0", count: 32)).utf8))
    let check = try KVHeroProcess(["replay", "--headless", "--check", file])
    #expect(check.status == 1)
    #expect(check.errors.hasSuffix("; it is of a kvhero whose gallery had fewer tabs\n"))
  }

  @Test("A replay that is recorded has the frames as they are now, and nothing else changes")
  func recordsAgain() throws {
    let file = try file(lines: 60)
    let original = try folder.text("a.log")
    try folder.write(
      "a.log",
      Array(
        original.split(separator: "\"hash\":\"", omittingEmptySubsequences: false)
          .enumerated().map { index, part in index == 0 ? String(part) : "0000" + part.dropFirst(4)
          }
          .joined(separator: "\"hash\":\"").utf8))
    let run = try KVHeroProcess(["replay", "--headless", file, "--record", folder.path("b.log")])
    #expect(run.status == 0)
    #expect(try folder.text("b.log") == original)
  }

  @Test("What is wrong in a recording is told in one line, with zero bytes in it as well")
  func zeroBytes() throws {
    let file = try file(lines: 1) { $0.append(#"{"at":0,"event":"a\u0000b"}"#) }
    let run = try KVHeroProcess(["replay", "--headless", file])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors == "kvhero: error: \(file):2: there is no event \"a\u{FFFD}b\"\n")
  }

  @Test("A recording that grows past what a file may hold is told of, not ended by the system")
  func largestFile() throws {
    let log = folder.path("b.log")
    let run = try KVHeroProcess(
      [
        "-c", "ulimit -f 1; exec \"$0\" --headless --record \"$1\"", try KVHeroProcess.built(), log,
      ],
      executable: "/bin/sh")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors == "kvhero: error: \(log): the recording broke off: File too large\n")
  }

  @Test("A recording that broke off is played as far as it goes")
  func brokeOff() throws {
    let file = try file(lines: 60)
    let text = try folder.text("a.log")
    try folder.write("a.log", Array(text.utf8.dropLast(9)))
    let run = try KVHeroProcess(["replay", "--headless", "--check", file])
    #expect(run.status == 0)
    #expect(run.errors == "kvhero: warning: \(file): the last line is cut off and was left out\n")
  }

  @Test(
    "A large file that is no recording is refused at its first line, in little more than its size",
    .enabled(if: cplatform_counts_allocations(), "a sanitizer has memory of its own"))
  func largeFile() throws {
    try folder.write("large.log", [UInt8](repeating: UInt8(ascii: "\n"), count: 100 << 20))
    let run = try KVHeroProcess(
      ["-c", "ulimit -v 1200000; exec \"$0\" \"$@\"", try KVHeroProcess.built(), "replay"]
        + ["--headless", folder.path("large.log")], executable: "/bin/sh")
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix("large.log:1: column 1: the text ends where a value should stand\n"),
      "\(run.errors)")
  }

  @Test("What cannot be played is one line on standard error")
  func failures() throws {
    let missing = try file(lines: 60) { lines in
      lines[0] = Substring(
        lines[0].split(separator: "01-machu-picchu", omittingEmptySubsequences: false)
          .joined(separator: "gone"))
    }
    let gone = try KVHeroProcess(["replay", "--headless", missing])
    #expect(gone.status == 1)
    #expect(gone.errors.hasSuffix("but now there is an error (there is no such file)\n"))
    try folder.write("bad.log", Array("{}\n".utf8))
    for (words, status, reason) in [
      (["--headless", folder.path("bad.log")], 1, "bad.log:1: not a recording of kvhero"),
      (["--headless", folder.path("none.log")], 1, "none.log: there is no such file"),
      (["--headless", folder.path("")], 1, "a folder, not a recording"),
      (["--headless"], 2, "kvhero replay takes one recording, not 0 words"),
      (["--cycles", "3", missing], 2, "--cycles does not apply to kvhero replay"),
      ([missing], 1, "without one there is `kvhero replay --headless`"),
    ] {
      let run = try KVHeroProcess(["replay"] + words)
      #expect(run.status == status && run.output.isEmpty)
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }
}
