import Gallery
import Motion
import Photos
import SDLHost
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@MainActor @Suite struct ArgumentParserTests {
  @Test("Without arguments the gallery opens with everything at its default")
  func nothingIsTheGallery() throws {
    let gallery = try command(GalleryCommand.self)
    #expect(gallery.screen == ScreenSettings())
    #expect(gallery.paths.isEmpty)
    #expect(gallery.screen.gallery.size == Size(width: 1280, height: 800))
    #expect(gallery.screen.imageMemory == 512)
  }

  @Test("Options stand before, after and between files, with a space or an equals sign")
  func optionsStandAnywhere() throws {
    let gallery = try command(
      GalleryCommand.self, "a.jpg", "--style=pinterest", "b", "--size", "390x844.5",
      "--preset", "classic", "--scale", "1.5", "--renderer", "cpu", "--slow=10",
      "--reduce-motion", "--image-memory", "64", "--record", "-")
    #expect(gallery.paths == [PhotoPath("a.jpg"), PhotoPath("b")])
    #expect(gallery.screen.gallery.style == .pinterest)
    #expect(gallery.screen.gallery.preset == .classic)
    #expect(gallery.screen.gallery.size == Size(width: 390, height: 844.5))
    #expect(gallery.screen.scale == 1.5)
    #expect(gallery.screen.renderer == .cpu)
    #expect(gallery.screen.gallery.slowness == 10)
    #expect(gallery.screen.gallery.reducesMotion)
    #expect(gallery.screen.gallery.imageMemory == 67_108_864)
    #expect(gallery.recording == PhotoPath("-"))
  }

  @Test("Of an option that is repeated the last counts")
  func lastCounts() throws {
    let gallery = try command(GalleryCommand.self, "--style", "hero", "--style", "banner")
    #expect(gallery.screen.gallery.style == .banner)
  }

  @Test("An option may be shortened as long as it fits only one")
  func shortening() throws {
    #expect(try command(GalleryCommand.self, "--siz", "100x200").screen.gallery.size.height == 200)
    let message = try #require(mistake(["--s", "1"]))
    #expect(
      message
        == "--s is short for several options: --style, --size, --scale, --slow, --set, --sort "
        + "(see `kvhero help`)"
    )
  }

  @Test("-r is short for --recursive, alone and among other words")
  func letter() throws {
    for words in [("-r", "x"), ("x", "-r"), ("--recursive", "x")] {
      let gallery = try command(GalleryCommand.self, words.0, words.1)
      #expect(gallery.folders.isRecursive && gallery.paths.map(\.displayPath) == ["x"])
    }
    #expect(try command(GalleryCommand.self, "-").paths.map(\.displayPath) == ["-"])
    let sorted = try command(GalleryCommand.self, "--sort", "date", "--reverse")
    #expect(sorted.folders.sort == PhotoSort(key: .date, isReversed: true))
    let twice = try #require(mistake(["-", "-"]))
    #expect(twice.hasPrefix("standard input can be read only once: - is given twice"))
  }

  @Test("After two dashes nothing is an option or a command")
  func dashesEndOptions() throws {
    let gallery = try command(GalleryCommand.self, "x", "--", "help", "--size", "--")
    #expect(gallery.paths == ["x", "help", "--size", "--"].map { PhotoPath($0) })
  }

  @Test("A file named like a command opens by its path")
  func fileNamedLikeACommand() throws {
    #expect(try command(GalleryCommand.self, "./help").paths == [PhotoPath("./help")])
    #expect(try command(GalleryCommand.self, "a", "help").paths.count == 2)
    _ = try command(HelpCommand.self, "help")
  }

  @Test("A command may follow options, whose values are not taken for it")
  func commandAfterOptions() throws {
    let words = ["--style", "help", "--bogus"]
    #expect(mistake(words)?.hasPrefix("--style takes") == true)
    #expect(
      mistake(["--size", "1x1", "help"])
        == "--size does not apply to kvhero help (see `kvhero help`)")
  }

  @Test("Names keep bytes that are not text")
  func bytesAreKept() throws {
    let name = Argument(bytes: [0x66, 0xff, 0x2e])
    let invocation = try CommandTable.parser.parse([name])
    guard case .run(let command as GalleryCommand) = invocation else {
      Issue.record("not the gallery")
      return
    }
    #expect(command.paths.map(\.bytes) == [[0x66, 0xff, 0x2e]])
  }

  @Test("Help and version are answered wherever they stand, before later mistakes")
  func answered() throws {
    guard case .version = try parse("x", "--version", "--bogus") else {
      Issue.record("no version")
      return
    }
    guard case .help(let type) = try parse("help", "--help", "--bogus") else {
      Issue.record("no help")
      return
    }
    #expect(type is HelpCommand.Type)
  }

  @Test(
    "A mistake names the option and what it takes, in one line",
    arguments: [
      (["--bogus"], "unknown option '--bogus'"),
      (["--bogus=3"], "unknown option '--bogus'"),
      (["--" + String(repeating: "x", count: 300)], "unknown option '--xxxxx"),
      (["-x"], "unknown option '-x': options begin with two dashes"),
      (["-é"], "unknown option '-\u{FFFD}'"),
      (["--size"], "--size takes a value, which is missing"),
      (["--reduce-motion=yes"], "--reduce-motion takes no value"),
      (["--style", ""], "--style takes hero, pinterest, banner, zola, fade or pull, not ''"),
      (
        ["--style", "Hero"],
        "--style takes hero, pinterest, banner, zola, fade or pull, not 'Hero'"
      ),
      (["--tab", "albums"], "--tab takes photos, products, cards or hero, not 'albums'"),
      (["--example", "menu", "--tab", "cards"], "--example applies only with --tab hero"),
      (["--passage", "modal"], "--passage takes push or present, not 'modal'"),
      (["--preset", "standard"], "--preset takes default or classic, not 'standard'"),
      (["--record="], "--record takes a file's name, not ''"),
      (["--image-memory", "1.5"], "--image-memory takes a whole number from 1 to 1048576"),
      (["--image-memory", "99999999999999999999"], "--image-memory takes a whole number"),
      (["--size", "8000x8000", "--scale", "3"], "--size times --scale gives a side of 24000"),
      ([""], "a file or folder has no name"),
      (["help", "a\nb"], "there is no command 'a\u{FFFD}b'"),
      (["help", "help", "help"], "kvhero help takes one command, not 2"),
    ])
  func mistakes(words: [String], message: String) throws {
    let said = try #require(mistake(words))
    #expect(said.hasPrefix(message))
    #expect(said.hasSuffix("(see `kvhero help`)"))
    #expect(said.utf8.count < 200)
    #expect(!said.contains("\n"))
  }

  @Test(
    "Sizes are two plain numbers in range",
    arguments: [
      "1280x", "x800", "1280", "1280x800x2", "0x0", "1280x0", "-1x5", "1e9x1", "1e2x1e2", "nanxnan",
      "infx1", "0x1p3x4", "1280X800", " 1280x800", "1280x800 ", "1280 x 800", "16385x1", "1.x2",
      ".5x2", "1..2x3", "１２x１２", "+5x5", "",
    ])
  func refusedSizes(text: String) {
    #expect(
      mistake(["--size", text])?.hasPrefix(
        "--size takes WIDTHxHEIGHT, each from 1 to 16384 points, not '\(text)'") == true)
  }

  @Test(
    "Numbers are plain and in range",
    arguments: ["0", "-1", "nan", "inf", "1e1", "0.09", "1000.1", "0x10", "1,5", "", "2 ", "."])
  func refusedNumbers(text: String) {
    #expect(
      mistake(["--slow", text])
        == "--slow takes a number from 0.1 to 1000, not '\(text)' (see `kvhero help`)")
  }

  @Test("One command line after another is read as if it were the first")
  func readingLeavesNothingBehind() throws {
    for _ in 0..<3 {
      #expect(mistake(["a", "--size"]) != nil)
      #expect(mistake(["--bogus", "a"]) != nil)
      #expect(try command(GalleryCommand.self, "a", "--slow", "2", "b").paths.count == 2)
    }
  }
}
