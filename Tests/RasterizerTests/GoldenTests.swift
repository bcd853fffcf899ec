import Motion
import Rasterizer
import SceneGraph
import TestSupport
import Testing

/// Small scenes, byte for byte; see ``GoldenFile``.
@Suite struct GoldenTests {
  private static let width = 32
  private static let height = 24

  @Test("A scene has the same bytes as ever", arguments: scenes.keys.sorted())
  func golden(_ name: String) throws {
    let items = try #require(Self.scenes[name])
    let drawn = Self.scene.draw(
      items, width: Self.width, height: Self.height, over: Color(hex: 0xf2e8d8))
    try GoldenFile(name: name + ".txt").expect(drawn)
  }

  @Test("Every golden belongs to a scene")
  func orphans() throws {
    #expect(try GoldenFile.all() == Self.scenes.keys.map { $0 + ".txt" }.sorted())
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
