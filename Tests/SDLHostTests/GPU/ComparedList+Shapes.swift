import Motion
import SceneGraph

extension ComparedList {
  private static let orange = Color(hex: 0xff8c1a)
  private static let veil = Color(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.45)

  private static func fill(
    _ rect: Rect, _ radius: Double = 0, _ curve: CornerCurve = .continuous,
    _ color: Color = orange
  ) -> DisplayItem {
    .fill(RoundedRect(rect: rect, radii: CornerRadii(radius), curve: curve), color)
  }

  static let shapes = [
    ComparedList("nothing", []),
    ComparedList("a rectangle on whole pixels", edge: 1, [fill(rect(20, 30, 200, 100))]),
    ComparedList(
      "rectangles between pixels",
      [fill(rect(20.25, 30.6, 200.5, 100.2)), fill(rect(250.5, 10.5, 60, 60), 0, .circular, veil)]),
    ComparedList(
      "lines thinner than a pixel",
      [
        fill(rect(10, 10.3, 300, 0.4)), fill(rect(10.7, 20, 0.3, 200)),
        fill(rect(20.4, 40.8, 300, 1)), fill(rect(30, 60, 0.5, 0.5)),
      ]),
    ComparedList("a fill beyond the window", edge: 1, [fill(rect(-500, -400, 2000, 2000))]),
    ComparedList(
      "a translucent fill over all", edge: 1, [fill(rect(0, 0, 400, 300), 0, .circular, veil)]),
    ComparedList("circular corners", [fill(rect(40, 40, 200, 160), 30, .circular)]),
    ComparedList("continuous corners", [fill(rect(40.3, 40.7, 200, 160), 30)]),
    ComparedList(
      "a pill and a disc", [fill(rect(40, 40, 200, 50), 25), fill(rect(60, 120, 90, 90), 45)]),
    ComparedList(
      "tiny corners and a tiny disc", edge: 40,
      [
        fill(rect(40, 40, 50, 50), 1), fill(rect(120, 40, 50, 50), 2),
        fill(rect(200.3, 40.2, 5, 5), 2.5),
      ]
    ),
    ComparedList(
      "corners of four radii",
      [
        .fill(
          RoundedRect(
            rect: rect(30, 20, 250, 200),
            radii: CornerRadii(topLeft: 0, topRight: 20, bottomRight: 60, bottomLeft: 5)), orange)
      ]),
    ComparedList("a large continuous corner", [fill(rect(-300, -200, 640, 440), 200)]),
    ComparedList(
      "shapes over each other",
      (0..<12).map { index in
        fill(
          rect(Double(index) * 22.3 + 4, Double(index) * 13.7 + 3, 120, 90), Double(index) * 3,
          .continuous, Color(hex: 0x3377ff, alpha: 0.2 + 0.05 * Double(index)))
      }),
  ]
}
