import Glibc
import TestSupport
import Testing

/// The gallery without a window, and the recordings it writes.
@Suite struct HeadlessGalleryTests {
  private let words = ["--headless", "--size", "500x400", "--style", "pinterest"]

  @Test("Without a window it reads what is in sight and ends")
  func ends() throws {
    let run = try KVHeroProcess(words)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("What it records plays again to the same frames")
  func replays() throws {
    let folder = try TemporaryFolder()
    let log = folder.path("session.jsonl")
    for _ in 0..<2 {
      // The second time over the first recording.
      #expect(try KVHeroProcess(words + ["--record", log]).status == 0)
    }
    let text = try folder.text("session.jsonl")
    #expect(text.hasPrefix("{\"recording\":\"kvhero\",") && text.hasSuffix("}\n"))
    #expect(text.contains("\"style\":\"pinterest\"") && text.contains("\"width\":500.0"))
    let frames = text.split(separator: "\n").filter { $0.contains("\"event\":\"frame\"") }
    let replay = try KVHeroProcess(["replay", log, "--headless", "--check"])
    #expect(replay.status == 0 && replay.errors.isEmpty)
    #expect(replay.output.split(separator: "\n").count == frames.count)
  }

  @Test("A recording of the program's own photographs plays where they lie elsewhere")
  func replaysElsewhere() throws {
    let folder = try TemporaryFolder()
    let log = folder.path("session.jsonl")
    #expect(try KVHeroProcess(words + ["--record", log]).status == 0)
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    #expect(!(try folder.text("session.jsonl").contains(root)))
    try #require(symlink(root + "/Assets", folder.path("Elsewhere")) == 0)
    let replay = try KVHeroProcess(
      ["replay", log, "--headless", "--check"],
      variables: ["KVHERO_ASSETS=" + folder.path("Elsewhere")])
    #expect(replay.status == 0 && replay.errors.isEmpty, "\(replay.errors)")
  }

  @Test("A recording of photographs that were named from a folder plays from any other")
  func replaysFromElsewhere() throws {
    let folder = try TemporaryFolder()
    let log = folder.path("session.jsonl")
    let working = try #require(getcwd(nil, 0))
    defer { free(working) }
    let here = String(cString: working)
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let up = String(repeating: "../", count: here.split(separator: "/").count)
    let photograph = up + root.dropFirst() + "/Assets/Photos/10-crab.jpg"
    #expect(try KVHeroProcess(words + ["--record", log, photograph]).status == 0)
    let replay = try KVHeroProcess(
      ["-C", "/", KVHeroProcess.built(), "replay", log, "--headless", "--check"],
      executable: "/usr/bin/env")
    #expect(replay.status == 0 && replay.errors.isEmpty, "\(replay.errors)")
    // On another machine, say.
    let text = try folder.text("session.jsonl")
    let parts = text.split(separator: "\"folder\":\"" + here, maxSplits: 1)
    try #require(parts.count == 2)
    try folder.write("moved.jsonl", Array((parts[0] + "\"folder\":\"/gone" + parts[1]).utf8))
    let moved = try KVHeroProcess(["replay", folder.path("moved.jsonl"), "--headless", "--check"])
    #expect(moved.status == 0 && moved.errors.isEmpty, "\(moved.errors)")
  }

  @Test("A file that holds something else is kept")
  func keepsOthers() throws {
    let folder = try TemporaryFolder()
    let letter = folder.path("letter")
    try folder.write("letter", Array("not a recording".utf8))
    let run = try KVHeroProcess(words + ["--record", letter])
    #expect(run.status == 1)
    #expect(
      run.errors
        == "kvhero: error: \(letter): there is a file that is no recording; it is kept\n")
    #expect(try folder.text("letter") == "not a recording")
  }

  @Test("A recording that cannot be written is a failure, and says why")
  func cannotBeWritten() throws {
    let full = try KVHeroProcess(words + ["--record", "/dev/full"])
    #expect(full.status == 1)
    #expect(
      full.errors
        == "kvhero: error: /dev/full: the recording broke off: No space left on device\n")
    let folder = try KVHeroProcess(words + ["--record", "/"])
    #expect(folder.status == 1)
    #expect(folder.errors == "kvhero: error: /: cannot be written: Is a directory\n")
  }

  @Test("A recording holds nothing of what is said on a standard stream that is closed")
  func closedStreams() throws {
    let folder = try TemporaryFolder()
    let (log, again) = (folder.path("session.jsonl"), folder.path("again.jsonl"))
    #expect(try KVHeroProcess(words + ["--record", log]).status == 0)
    let replay = try KVHeroProcess(
      ["-c", "exec \"$0\" \"$@\" <&- >&-", try KVHeroProcess.built(), "replay", log, "--headless"]
        + ["--record", again], executable: "/bin/sh")
    #expect(replay.status == 1)
    #expect(
      replay.errors
        == "kvhero: error: cannot write to standard output: Bad file descriptor\n")
    #expect(try folder.text("again.jsonl").isEmpty)
    let silent = try KVHeroProcess(
      ["-c", "exec \"$0\" \"$@\" <&- >&- 2>&-", try KVHeroProcess.built(), "replay", log]
        + ["--headless", "--record", again], executable: "/bin/sh")
    #expect(silent.status == 1)
    #expect(try folder.text("again.jsonl").isEmpty)
  }
}
