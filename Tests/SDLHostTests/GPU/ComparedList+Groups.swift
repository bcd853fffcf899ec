import Motion
import SceneGraph

/// Transforms, clips within clips, and groups that are faded as a whole.
extension ComparedList {
  private static func card(_ frame: Rect, _ radius: Double = 14) -> [DisplayItem] {
    [
      .shadow(
        DisplayShadow(
          shape: RoundedRect(rect: frame, radii: CornerRadii(radius)),
          offset: Vector(dx: 0, dy: 5), radius: 9, color: Color(white: 0, alpha: 0.5))),
      .image(DisplayImage(image: image(0), frame: frame, radii: CornerRadii(radius))),
      .border(RoundedRect(rect: frame, radii: CornerRadii(radius)), width: 3, .white),
      text(24, at: Point(x: frame.minX + 16, y: frame.midY), count: 5),
    ]
  }

  private static func group(
    _ items: [DisplayItem], _ transform: Transform3D = .identity, clip: RoundedRect? = nil,
    opacity: Double = 1
  ) -> DisplayItem {
    .group(
      DisplayGroup(
        list: DisplayList(items), transform: transform, clip: clip, opacity: opacity))
  }

  /// A turn in space around the middle of the window.
  private static func turned(_ angle: Double, x: Double, y: Double, distance: Double = 600)
    -> Transform3D
  {
    .translation(x: -200, y: -150)
      .concatenating(.rotation(angle: angle, x: x, y: y, z: 0))
      .concatenating(.perspective(distance: distance))
      .concatenating(.translation(x: 200, y: 150))
  }

  private static let middle = rect(80, 60, 240, 180)

  static let groups = [
    ComparedList(
      "a group scaled and moved", edge: 24,
      [group(card(middle), .scale(x: 0.73, y: 0.73).concatenating(.translation(x: 41.3, y: 20)))]),
    ComparedList(
      "a group turned in its plane", edge: 40,
      [
        group(
          card(middle),
          .translation(x: -200, y: -150).concatenating(.rotation(angle: 0.3))
            .concatenating(.translation(x: 200, y: 150)))
      ]),
    ComparedList(
      "a group stretched", edge: 40,
      [group(card(middle), .scale(x: 1.4, y: 0.6).concatenating(.translation(x: -70, y: 50)))]),
    ComparedList(
      "a clip", edge: 24, [group(card(middle), clip: RoundedRect(rect: rect(100, 90, 180, 120)))]),
    ComparedList(
      "clips within clips", edge: 40,
      [
        group(
          [
            group(
              [group(card(middle), clip: RoundedRect(rect: rect(60, 100.5, 300, 100)))],
              clip: RoundedRect(rect: rect(90, 40, 200, 170), radii: CornerRadii(50)))
          ], .translation(x: 10.4, y: 3.3),
          clip: RoundedRect(rect: rect(0, 0, 260, 300), radii: CornerRadii(20)))
      ]),
    ComparedList(
      "a turned clip", edge: 56,
      [
        group(
          [group(card(middle), .rotation(angle: -0.25))], .rotation(angle: 0.25),
          clip: RoundedRect(rect: rect(110, -20, 200, 150), radii: CornerRadii(30)))
      ]),
    ComparedList(
      "a clip that leaves nothing", edge: 1,
      [group(card(middle), clip: RoundedRect(rect: rect(-300, -300, 100, 100)))]),
    ComparedList("a faded group", edge: 24, [group(card(middle), opacity: 0.5)]),
    ComparedList(
      "faded groups within faded groups", edge: 24,
      [
        group(
          [
            group(card(rect(30, 30, 200, 150)), opacity: 0.7),
            group(card(rect(130.5, 90.5, 200, 150)), opacity: 0.4),
          ], opacity: 0.8)
      ]),
    ComparedList(
      "a faded group, clipped and turned", edge: 40,
      [
        group(
          card(middle), .rotation(angle: 0.2),
          clip: RoundedRect(rect: rect(90, 70, 200, 150), radii: CornerRadii(40)), opacity: 0.6)
      ]),
    ComparedList(
      "a faded group beyond the window", edge: 24,
      [group(card(rect(-60, -50, 600, 450)), opacity: 0.35)]),
    ComparedList(
      "two faded groups side by side", edge: 24,
      [
        group(card(rect(10, 10, 160, 120)), opacity: 0.5),
        group(card(rect(220, 150, 160, 120)), opacity: 0.5),
      ]),
  ]

  static let perspectives = [
    ComparedList("turned in space", edge: 48, [group(card(middle), turned(0.6, x: 0, y: 1))]),
    ComparedList(
      "turned in space, steeply", edge: 64,
      [group(card(middle), turned(1.2, x: 1, y: 0.2, distance: 400))]),
    ComparedList(
      "turned in space, clipped", edge: 48,
      [
        group(
          card(middle), turned(0.5, x: 1, y: 1),
          clip: RoundedRect(rect: rect(110, 80, 180, 140), radii: CornerRadii(40)))
      ]),
    ComparedList(
      "turned in space within an upright clip", edge: 48,
      [
        group(
          [group(card(middle), turned(0.7, x: 0, y: 1))],
          clip: RoundedRect(rect: rect(150, 70, 160, 150), radii: CornerRadii(30)))
      ]),
    ComparedList(
      "turned in space and faded", edge: 48,
      [group(card(middle), turned(-0.7, x: 0, y: 1), opacity: 0.5)]),
    ComparedList(
      "partly behind the viewer", edge: 64,
      [group(card(rect(-100, 0, 600, 300)), turned(1.2, x: 0, y: 1, distance: 250))]),
    ComparedList(
      "a picture's level in perspective", edge: 32,
      [
        group(
          [.image(DisplayImage(image: image(0), frame: rect(50, 40, 300, 225)))],
          turned(0.9, x: 1, y: 0, distance: 500))
      ]),
  ]
}
