import FoundationEssentials
import Motion
import Rasterizer
import SceneGraph
import Testing

/// Small scenes, byte for byte.
///
/// Each golden is text: a line of six hexadecimal digits a pixel for each row. `KVHERO_RECORD=1`
/// writes them anew, never in continuous integration; a change to one is a change of the product and
/// is named in the commit.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  private static let width = 32
  private static let height = 24

  @Test("A scene has the same bytes as ever", arguments: scenes.keys.sorted())
  func golden(_ name: String) throws {
    let items = try #require(Self.scenes[name])
    let drawn = Self.scene.draw(
      items, width: Self.width, height: Self.height, over: Color(hex: 0xf2e8d8))
    let text = Self.text(drawn)
    let file = Self.folder.appending(path: name + ".txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["KVHERO_RECORD"] == "1" {
      #expect(environment["CI"] == nil, "goldens are not recorded in continuous integration")
      try Data(text.utf8).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = zip(
      golden.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    let different = lines.enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      golden == text, "\(name) differs first in row \(different.map { $0.offset } ?? -1)")
  }

  @Test("Every golden belongs to a scene")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
      .filter { !$0.hasPrefix(".") }
    #expect(files.sorted() == Self.scenes.keys.map { $0 + ".txt" }.sorted())
  }

  private static func text(_ bitmap: Bitmap) -> String {
    var text = ""
    for y in 0..<bitmap.height {
      let row = (0..<bitmap.width).map { x -> String in
        let digits = String(bitmap.pixels[y * bitmap.width + x] & 0xff_ffff, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
      }
      text += row.joined(separator: " ") + "\n"
    }
    return text
  }

  static let scene = Scene(pictures: [
    1: ImageLevels(bitmaps: Bitmap.waves(width: 64, height: 64).halvings()),
    2: ImageLevels(bitmaps: [Bitmap.waves(width: 16, height: 16, alpha: 180)]),
  ])

  private static let photo = DisplayImage(
    image: scene.image(1), frame: Rect(x: 4.3, y: 2.6, width: 24, height: 18.5),
    radii: CornerRadii(6))

  static let scenes: [String: [DisplayItem]] = [
    "corners": [
      .fill(
        RoundedRect(rect: Rect(x: 1.5, y: 1.25, width: 18, height: 14), radii: CornerRadii(5)),
        Color(hex: 0x2a6fdb)),
      .border(
        RoundedRect(
          rect: Rect(x: 10, y: 6.5, width: 20.5, height: 16),
          radii: CornerRadii(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 100),
          curve: .circular), width: 1.5, Color(hex: 0xd1495b, alpha: 0.9)),
    ],
    "flight": [
      .image(
        DisplayImage(image: scene.image(2), frame: Rect(x: 0, y: 0, width: 16, height: 16))),
      .fill(
        RoundedRect(rect: Rect(x: 0, y: 0, width: 32, height: 24)), Color(white: 0, alpha: 0.4)),
      .shadow(
        DisplayShadow(
          shape: RoundedRect(rect: photo.frame, radii: photo.radii),
          offset: Vector(dx: 0, dy: 1), radius: 2.5, color: Color(white: 0, alpha: 0.6))),
      .image(photo),
    ],
    "groups": [
      .group(
        DisplayGroup(
          list: DisplayList([
            .image(photo),
            .fill(
              RoundedRect(rect: Rect(x: 2, y: 14, width: 28, height: 6)), Color(hex: 0x70c1b3)),
          ]),
          transform: Transform3D.scale(x: 0.9, y: 0.8).concatenating(
            .translation(x: 1.1, y: 2.7)),
          clip: RoundedRect(
            rect: Rect(x: 3, y: 3, width: 25, height: 18), radii: CornerRadii(9)),
          opacity: 0.75))
    ],
    "perspective": [
      .group(
        DisplayGroup(
          list: DisplayList([
            .shadow(
              DisplayShadow(
                shape: RoundedRect(rect: photo.frame, radii: photo.radii), offset: .zero,
                radius: 1.5, color: .black)),
            .image(photo),
          ]),
          transform: Transform3D(
            0.8, 0.15, 0, 0.006,
            -0.1, 0.9, 0, 0,
            0, 0, 1, 0,
            4, 0, 0, 1)))
    ],
  ]
}
