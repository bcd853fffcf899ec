import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@Suite struct TypographyTests {
  private let folder: FontFolder
  private let store = PhotoStore(queue: DecodeQueue(decoder: WhiteDecoder()) {})

  init() throws {
    folder = try FontFolder()
  }

  private func load() throws(TypographyError) -> Typography {
    try Typography.load(from: folder.path, decoder: WhiteDecoder(), into: store)
  }

  @Test("Glyphs stand in the order of Unicode, whatever the file's")
  func glyphOrder() throws {
    let typeface = try load().font(10).typeface
    #expect(typeface.glyphs == ["A", "B", "é"])
    let strike = typeface.strikes[0]
    #expect(strike.glyphs.map(\.advance) == [6, 5.125, 2.5])
    #expect(strike.glyphs[1].atlasRect == Rect(x: 4, y: 0, width: 4, height: 8))
    #expect(strike.glyphs[1].bearing == Vector(dx: 1, dy: -7))
  }

  @Test("The atlases of one weight become one typeface with all their strikes")
  func strikesAreMerged() throws {
    let typography = try load()
    let sizes = Typography.Weight.allCases.map { weight in
      typography.font(10, weight).typeface.strikes.map(\.pixelSize)
    }
    #expect(sizes == [[10, 20, 40], [10], [12, 24]])
    #expect(typography.font(10).strike(forPixelSize: 40).ascent == 40)
    #expect(typography.font(10).strike(forPixelSize: 40).descent == 3)
  }

  @Test("Kerning is kept in em, by glyph")
  func kerning() throws {
    let kerning = try load().font(16).typeface.kerning
    #expect(
      kerning == [.init(left: 0, right: 1): -0.25, .init(left: 1, right: 0): 0.5])
  }

  @Test("Every strike's picture is in the store, one for each file")
  func picturesAreInTheStore() throws {
    let typography = try load()
    let strikes = Typography.Weight.allCases.flatMap { typography.font(10, $0).typeface.strikes }
    #expect(Set(strikes.map(\.atlas)).count == 5)
    for strike in strikes {
      guard case .image(let atlas) = strike.atlas else {
        Issue.record("not in the store")
        continue
      }
      #expect(store.image(atlas).size == Size(width: 64, height: 32))
    }
  }

  @Test("A font has the size that was asked for")
  func size() throws {
    #expect(try load().font(13.5, .mono).size == 13.5)
  }

  @Test("A missing file is named, with the reason", arguments: ["mono2x.json", "inter.pgm"])
  func missingFile(_ name: String) throws {
    try folder.remove(name)
    let error = try #require(throws: TypographyError.self) { try load() }
    #expect(error.description == "\(folder.file(name)): there is no such file")
  }

  @Test(
    "A wrong description is named, with the reason",
    arguments: [
      ("", "line 1, column 1: an object should stand here"),
      ("{\n\"kern\" 1}", "line 2, column 8: ':' after the key should stand here, not '1'"),
      ("{}", "it has no sizes"),
      (#"{"sizes":{"13":{"px":0}}}"#, "a size of 0 pixels"),
      (#"{"sizes":{"13":{"px":13}}}"#, "size 13 has no glyphs"),
      (
        FontFolder.json("inter", sizes: [9], glyphs: #""A":[61,0,4,8,0,0,6]"#),
        "“A” of size 9 lies outside the picture"
      ),
      (
        FontFolder.json("inter", sizes: [9], glyphs: #""A":[1,0,4]"#),
        "line 2, column 104: “A” should have seven numbers"
      ),
      (
        FontFolder.json("inter", sizes: [9], glyphs: #""AB":[1,0,4,8,0,0,6]"#),
        "line 2, column 98: one character should stand here, not “AB”"
      ),
      (
        FontFolder.json("inter", sizes: [9], glyphs: #""A":[0,0,0,0,0,0,6],"A":[0,0,0,0,0,0,6]"#),
        "size 9 has “A” twice"
      ),
      (
        FontFolder.json("inter", sizes: [9], glyphs: #""A":[0,0,0,0,0,0,6]"#)
          .replacing("inter.pgm", with: ""),
        "it names no picture"
      ),
    ])
  func wrongDescription(_ text: String, _ reason: String) throws {
    try folder.write("inter.json", text)
    let error = try #require(throws: TypographyError.self) { try load() }
    #expect(error.description == "\(folder.file("inter.json")): \(reason)")
  }

  @Test("Files of one weight must hold the same glyphs")
  func otherGlyphs() throws {
    try folder.write(
      "inter2x.json", FontFolder.json("inter2x", sizes: [40], glyphs: #""A":[0,0,0,0,0,0,6]"#))
    let error = try #require(throws: TypographyError.self) { try load() }
    #expect(
      error.description == "\(folder.file("inter2x.json")): it has other glyphs than inter.json")
  }

  @Test("A picture of another size than its description's is refused")
  func otherSize() throws {
    try folder.write("mono.pgm", "P5 64 33 255\n")
    let error = try #require(throws: TypographyError.self) { try load() }
    #expect(
      error.description
        == "\(folder.file("mono.pgm")): it has 64 × 33 pixels, which is not what mono.json says")
  }

  @Test("Something that is no picture is refused")
  func noPicture() throws {
    try folder.write("mono.pgm", "hello")
    let error = try #require(throws: TypographyError.self) { try load() }
    #expect(error.file.displayName == "mono.pgm")
    #expect(error.reason == "not a picture in a known format")
  }
}
