import Motion
import SceneGraph

/// Borders and shadows.
extension ComparedList {
  private static let ink = Color(hex: 0xffe08a)

  private static func border(
    _ rect: Rect, _ radius: Double, width: Double, _ curve: CornerCurve = .continuous,
    _ color: Color = ink
  ) -> DisplayItem {
    .border(RoundedRect(rect: rect, radii: CornerRadii(radius), curve: curve), width: width, color)
  }

  private static func shadow(
    _ rect: Rect, _ radius: Double, blur: Double, dy: Double = 6, strength: Double = 0.6,
    _ curve: CornerCurve = .continuous
  ) -> DisplayItem {
    .shadow(
      DisplayShadow(
        shape: RoundedRect(rect: rect, radii: CornerRadii(radius), curve: curve),
        offset: Vector(dx: 0, dy: dy), radius: blur, color: Color(white: 0, alpha: strength)))
  }

  private static func clipped(_ items: [DisplayItem], _ clip: RoundedRect) -> DisplayItem {
    .group(DisplayGroup(list: DisplayList(items), clip: clip))
  }

  static let borders = [
    ComparedList(
      "square borders", edge: 1,
      [border(rect(20, 20, 120, 80), 0, width: 2), border(rect(160, 20, 120, 80), 0, width: 10)]),
    ComparedList(
      "square borders between pixels", edge: 60,
      [
        border(rect(20.4, 20.7, 120, 80), 0, width: 1.3),
        border(rect(160.5, 20.5, 120, 80), 0, width: 0.5),
      ]),
    ComparedList(
      "round borders",
      [
        border(rect(20, 20, 120, 80), 16, width: 2),
        border(rect(160.3, 20.2, 120, 80), 30, width: 6, .circular),
        border(rect(20, 140, 90, 90), 45, width: 1, .circular),
        border(rect(150, 140, 120, 90), 6, width: 12),
      ]),
    ComparedList(
      "a translucent border as wide as its shape, and one wider", edge: 32,
      [
        border(rect(20, 20, 120, 80), 10, width: 39, .continuous, ink.faded),
        border(rect(160, 20, 120, 80), 10, width: 60, .continuous, ink.faded),
      ]),
    ComparedList(
      "borders cut by clips",
      [
        clipped(
          [border(rect(20, 20, 200, 140), 20, width: 4)],
          RoundedRect(rect: rect(50.5, 10.25, 300, 90), radii: CornerRadii(0))),
        clipped(
          [border(rect(150, 130, 200, 140), 20, width: 8, .circular, ink.faded)],
          RoundedRect(rect: rect(120, 160, 180, 120), radii: CornerRadii(40))),
      ]),
    ComparedList(
      "borders beyond the window", [border(rect(-30, -40, 470, 390), 60, width: 50)]),
  ]

  static let shadows = [
    ComparedList("a soft shadow", edge: 3, [shadow(rect(80, 60, 220, 140), 12, blur: 14)]),
    ComparedList(
      "a square shadow, and a hard one", edge: 6,
      [
        shadow(rect(40, 40, 120, 90), 0, blur: 6),
        shadow(rect(220.5, 40.25, 120, 90), 20, blur: 0.6, .circular),
      ]),
    ComparedList("a shadow that is not blurred", [shadow(rect(50, 50, 200, 120), 18, blur: 0)]),
    ComparedList(
      "shadows smaller than their blur", edge: 3,
      [shadow(rect(100, 100, 20, 12), 6, blur: 20), shadow(rect(250, 100, 60, 60), 30, blur: 16)]),
    ComparedList(
      "a hard shadow of large corners", edge: 12,
      [shadow(rect(40, 20, 300, 240), 110, blur: 1.5, strength: 1)]),
    ComparedList(
      "a shadow under what casts it", edge: 12,
      [
        shadow(rect(60, 50, 240, 160), 18, blur: 18, dy: 10),
        .image(
          DisplayImage(image: image(0), frame: rect(60, 50, 240, 160), radii: CornerRadii(18))),
      ]),
    ComparedList(
      "shadows cut by clips", edge: 24,
      [
        clipped(
          [shadow(rect(40, 40, 120, 90), 10, blur: 12, strength: 1)],
          RoundedRect(rect: rect(20, 60, 200, 60.5), radii: CornerRadii(0))),
        clipped(
          [shadow(rect(200, 120, 120, 90), 10, blur: 12, strength: 1)],
          RoundedRect(rect: rect(220.3, 100, 150, 140), radii: CornerRadii(50))),
      ]),
    ComparedList(
      "a shadow beyond the window", edge: 3, [shadow(rect(-80, -60, 300, 900), 40, blur: 30)]),
  ]
}

extension Color {
  fileprivate var faded: Color { Color(red: red, green: green, blue: blue, alpha: alpha * 0.5) }
}
