import Motion
import SceneGraph
import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("kvhero render")
struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writePictures([0xff0000, 0x00ff00, 0x0000ff])
  }

  private func render(_ words: String...) throws -> KVHeroProcess {
    try KVHeroProcess(
      ["render", "--size", "300x240", "--out", folder.path("out"), folder.path("")] + words)
  }

  /// How many pixels are nearly of one colour, `0xRRGGBB`.
  private func count(_ color: UInt32, in picture: Bitmap) -> Int {
    picture.pixels.count { pixel in
      [16, 8, 0].allSatisfy { shift in
        abs(Int(pixel >> shift & 0xff) - Int(color >> shift & 0xff)) < 8
      }
    }
  }

  @Test(
    "A product's page lies beneath the title bar where it is pushed, and fills the window presented",
    arguments: ["zola", "fade", "pull"])
  func products(style: String) throws {
    for (passage, filled) in [("push", 320 - 44 - 49), ("present", 300)] {
      let run = try KVHeroProcess([
        "render", "--size", "300x320", "--out", folder.path("out"), "--style", style, "--passage",
        passage, "--index", "1", "--times", "0,1", folder.path(""),
      ])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      let end = try folder.picture("out/frame-2.png")
      #expect(abs(count(0x00ff00, in: end) - 300 * filled) < 3_000, "\(passage)")
      #expect(try count(0xff0000, in: folder.picture("out/frame-1.png")) > 1_000)
    }
  }

  @Test("Photographs are always presented")
  func passageOfPhotographs() throws {
    let run = try render("--index", "1", "--passage", "push")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("--passage applies only with --style zola, fade or pull"))
  }

  @Test("The picture grows from its thumbnail until it fills the width, and shrinks back")
  func grows() throws {
    let opening = try render("--index", "1", "--times", "1,0,0.5")
    #expect(opening.status == 0 && opening.output.isEmpty && opening.errors.isEmpty)
    #expect(try folder.names(in: "out") == ["frame-1.png", "frame-2.png", "frame-3.png"])
    let end = try folder.picture("out/frame-1.png")
    let start = try folder.picture("out/frame-2.png")
    #expect(end.width == 300 && end.height == 240)
    // 300 points wide, and as high as 60 × 40 makes it.
    #expect(abs(count(0x00ff00, in: end) - 300 * 200) < 3_000)
    #expect(count(0x0000ff, in: end) == 0)
    #expect(count(0x00ff00, in: start) < 300 * 200 / 3)
    #expect(count(0xff0000, in: start) > 1_000)

    let closing = try render("--index", "1", "--times", "0,1", "--direction", "dismiss")
    #expect(closing.status == 0)
    #expect(try folder.picture("out/frame-1.png").pixels == end.pixels)
    let home = try folder.picture("out/frame-2.png")
    #expect(abs(count(0x00ff00, in: home) - count(0x00ff00, in: start)) < 400)
  }

  @Test("The same again gives the same bytes, whatever the picture's place in the grid")
  func isReproducible() throws {
    try folder.writePictures((0..<30).map { UInt32($0) * 0x080402 })
    #expect(
      try render("--index", "29", "--times", "0.3", "--strip", folder.path("out/a.png")).status == 0
    )
    let first = try folder.picture("out/frame-1.png")
    #expect(
      try render("--index", "29", "--times", "0.3", "--strip", folder.path("out/b.png")).status == 0
    )
    #expect(try folder.picture("out/frame-1.png").pixels == first.pixels)
    #expect(try folder.picture("out/a.png").pixels == folder.picture("out/b.png").pixels)
  }

  @Test("Files sort in the order of their frames")
  func names() throws {
    let times = (0..<11).map { "0.0\($0)" }.joined(separator: ",")
    #expect(try render("--index", "0", "--times", times).status == 0)
    let names = try folder.names(in: "out")
    #expect(names.count == 11 && names.first == "frame-01.png" && names.last == "frame-11.png")
  }

  @Test("What cannot be done is one line on standard error, and status 1")
  func failures() throws {
    try folder.write("broken.png", Array("no picture".utf8))
    for (words, reason) in [
      (["--index", "4"], "there is no photograph 4: there are 4, counted from 0"),
      (["--index", "3"], "broken.png: not a picture in a known format"),
      (
        ["--index", "0", "--out", folder.path("0.ppm/x")],
        "0.ppm/x: cannot be written: Not a directory"
      ),
      (
        ["--index", "0", "--out", folder.path("0.ppm")], "0.ppm: cannot be written: Not a directory"
      ),
      (
        ["--index", "0", "--strip", "/dev/full"],
        "/dev/full: cannot be written: No space left on device"
      ),
      (
        ["--index", "0", "--strip", "/nowhere/s.png"],
        "/nowhere/s.png: cannot be written: No such file or directory"
      ),
    ] {
      let run = try KVHeroProcess(
        ["render", "--size", "300x240", "--out", folder.path("out"), folder.path("")] + words)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errors.hasSuffix(reason + "\n"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("A strip is at most 2560 pixels wide, and its frames do not overlap", arguments: 1...40)
  func stripLayout(count: Int) {
    for frame in [
      Size(width: 1280, height: 800), Size(width: 375, height: 812), Size(width: 100, height: 3000),
    ] {
      let layout = FilmStripLayout(count: count, frame: frame)
      let places = (0..<count).map(layout.place)
      let whole = Rect(origin: .zero, size: layout.size)
      #expect(layout.size.width <= 2560)
      #expect(places.allSatisfy { $0.intersection(whole) == $0 && $0.isDrawable })
      #expect(places.allSatisfy { $0.width <= frame.width && $0.width >= min(320, frame.width) })
      #expect(
        places.allSatisfy {
          abs($0.height / $0.width * frame.width - frame.height) <= frame.height / 100
        })
      for (index, place) in places.enumerated() {
        #expect(!places[..<index].contains { $0.intersects(place) })
      }
    }
  }
}
