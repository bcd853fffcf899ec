import Motion
import SceneGraph

/// What lies beneath, blurred.
extension ComparedList {
  private static let ground: [DisplayItem] = [
    .image(DisplayImage(image: image(0), frame: rect(0, 0, 400, 300))),
    .fill(RoundedRect(rect: rect(40, 30, 120, 160), radii: CornerRadii(20)), .white),
    .fill(RoundedRect(rect: rect(250, 0, 30, 300)), Color(hex: 0xd02010)),
    ComparedList.text(24, at: Point(x: 60, y: 120), count: 6),
  ]

  private static func glass(
    _ rect: Rect, _ radius: Double, corners: Double = 0, opacity: Double = 1
  ) -> DisplayItem {
    .backdropBlur(
      DisplayBackdropBlur(
        shape: RoundedRect(rect: rect, radii: CornerRadii(corners)), radius: radius,
        opacity: opacity))
  }

  private static let card = rect(60.5, 50.25, 280, 190)

  static let backdrops = [
    ComparedList(
      "glass over one colour", edge: 2,
      [glass(rect(0, 0, 200, 150), 3), glass(rect(200, 150, 200, 150), 17)]),
    ComparedList("a backdrop blurred a little", ground + [glass(card, 1)]),
    ComparedList("a backdrop blurred", ground + [glass(card, 6, corners: 30)]),
    ComparedList("a backdrop blurred much", ground + [glass(card, 24, corners: 30)]),
    ComparedList(
      "a blurred backdrop at the edges of the window", edge: 12,
      ground + [glass(rect(-20, -10, 500, 400), 8)]),
    ComparedList(
      "glass that is faded, with something sharp on it", edge: 24,
      ground + [glass(card, 8, corners: 12, opacity: 0.6), text(24, at: Point(x: 90, y: 150))]),
    ComparedList(
      "glass in a faded group", edge: 24,
      ground + [
        .group(
          DisplayGroup(
            list: DisplayList([
              .fill(RoundedRect(rect: rect(30, 100, 200, 40)), Color(hex: 0x20c040)),
              glass(card, 8, corners: 12), text(24, at: Point(x: 90, y: 150)),
            ]), opacity: 0.5))
      ]),
    ComparedList(
      "glass over glass", edge: 16,
      ground + [glass(rect(20, 20, 220, 160), 5), glass(rect(120, 90, 220, 160), 9, corners: 20)]),
    ComparedList(
      "turned glass, clipped", edge: 40,
      ground + [
        .group(
          DisplayGroup(
            list: DisplayList([glass(card, 7)]),
            transform: .translation(x: -200, y: -150).concatenating(.rotation(angle: 0.3))
              .concatenating(.translation(x: 200, y: 150)),
            clip: RoundedRect(rect: rect(100, 60, 200, 160), radii: CornerRadii(40))))
      ]),
  ]
}
