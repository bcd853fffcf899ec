import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// The program as a shell meets it: exit status, standard output, standard error.
@Suite struct ProcessTests {
  private static let sound = [
    "--container", "1280x800", "--source", "10,60,200,200", "--target", "40,0,1200,800",
  ]

  @Test("The version goes to standard output")
  func version() throws {
    let run = try KVHeroProcess(["--version"])
    #expect(run.status == 0 && run.output == "kvhero 0.1.0\n" && run.errors.isEmpty)
  }

  @Test("Help works on each command, in two ways, and fits 80 columns")
  @MainActor func help() throws {
    let names = CommandTable.commands.compactMap { $0.page.name }
    #expect(names.contains("help") && names.contains("trace"))
    for name in names {
      let long = try KVHeroProcess([name, "--help"])
      let short = try KVHeroProcess(["help", name])
      #expect(long.status == 0 && long.errors.isEmpty)
      #expect(long.output == short.output)
      #expect(long.output.hasPrefix("Usage: kvhero \(name) "))
      #expect(long.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    let overview = try KVHeroProcess(["--help"])
    #expect(overview.output == (try KVHeroProcess(["help"])).output)
    #expect(names.allSatisfy { overview.output.contains("\n  \($0) ") })
  }

  @Test("Help says which renderer would be taken and why, without a display too")
  func rendererHelp() throws {
    let run = try KVHeroProcess(["help", "renderer"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("No display is available here"))
    #expect(run.output.contains("\n  auto  would take "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "Wrong usage ends with 2 and one line",
    arguments: [
      ["--bogus"], ["-z"], ["--size"], ["--size", "0x0"], ["--size", "1e9x1"], ["--size", "1280x"],
      ["--slow", "0"], ["--slow", "nan"], ["--scale", "0"], ["--style", ""], [""],
      ["--reduce-motion=1"], ["--image-memory", "-1"], ["help", "nothing"],
      ["help", "renderer", "gpu"], ["trace"],
      ["trace", "--slow", "2"], ["trace", "--source", "1,2,3"], ["trace", "--container"],
      ["trace", "extra"], ["--preset", "a\nb"], ["--times", "0"],
      ["--headless", "--renderer", "gpu"], ["replay", "x", "--headless", "--renderer", "gpu"],
    ])
  func wrongUsage(words: [String]) throws {
    try expectOneLine(KVHeroProcess(words), status: 2)
  }

  @Test("Words that are very long or no text make one short line as well")
  func oddWords() throws {
    let long = [UInt8](repeating: UInt8(ascii: "9"), count: 100_000)
    let broken: [UInt8] = [0xff, 0xfe, 0x0a, 0x1b, 0x5b, 0x41, 0x80]
    for word in [long, broken] {
      for words in [
        [Array("--size".utf8), word], [Array("--".utf8) + word], [Array("help".utf8), word],
      ] {
        let run = try KVHeroProcess(words)
        try expectOneLine(run, status: 2)
        #expect(run.errors.utf8.count < 400)
      }
      let file = try KVHeroProcess([Array("--headless".utf8), Array("/nowhere/".utf8) + word])
      try expectOneLine(file, status: 1)
      #expect(file.errors.utf8.count < 8192)
      #expect(file.errors.hasSuffix(": there is no such file or folder\n"))
    }
  }

  @Test("Of repeated options the last counts, after all have been read")
  func repeated() throws {
    let words = ["trace"] + Self.sound + ["--times", "0"]
    let last = try KVHeroProcess(words + ["--format", "json", "--format", "text"])
    #expect(last.status == 0 && last.output.hasPrefix("style hero"))
    try expectOneLine(KVHeroProcess(words + ["--format", "xml", "--format", "text"]), status: 2)
  }

  @Test("A trace of degenerate geometry is no failure")
  func degenerate() throws {
    let run = try KVHeroProcess(
      ["trace"] + Self.sound + ["--source", "nan,0,10,10", "--format", "json"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\"fallback\":\"degenerate source frame\""))
  }

  @Test("Output that cannot be written is a failure")
  func fullDisk() throws {
    let run = try KVHeroProcess(["trace"] + Self.sound, standardOutput: "/dev/full")
    try expectOneLine(run, status: 1)
    #expect(run.errors.contains("No space left on device"))
  }

  @Test("Without a display the gallery fails and names the commands that need none")
  @MainActor func noDisplay() throws {
    for words in [[], ["--style", "pinterest"], ["--size", "400x300", "--slow", "2"]] {
      let run = try KVHeroProcess(words)
      try expectOneLine(run, status: 1)
      #expect(run.errors.hasPrefix("kvhero: error: no display is available"))
      for command in CommandTable.commands {
        if let use = command.page.withoutDisplay { #expect(run.errors.contains("`\(use)`")) }
      }
    }
  }

  @Test("A file or folder that is not there is named, with the reason")
  func missingFile() throws {
    let run = try KVHeroProcess(["--headless", "/nowhere/photos"])
    try expectOneLine(run, status: 1)
    #expect(run.errors == "kvhero: error: /nowhere/photos: there is no such file or folder\n")
    let named = try KVHeroProcess(["--headless", "--", "help"])
    #expect(named.errors == "kvhero: error: help: there is no such file or folder\n")
  }

  private func expectOneLine(
    _ run: KVHeroProcess, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(run.status == status, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors.hasPrefix("kvhero: error: "), sourceLocation: sourceLocation)
    #expect(run.errors.hasSuffix("\n"), sourceLocation: sourceLocation)
    #expect(
      run.errors.filter(\.isNewline).count == 1, "\(run.errors)", sourceLocation: sourceLocation)
  }
}
