import Motion
import SceneGraph

extension ComparedList {
  private static func picture(
    _ frame: Rect, of number: Int = 0, crop: Rect = .unit, radius: Double = 0, opacity: Double = 1
  ) -> DisplayItem {
    .image(
      DisplayImage(
        image: image(number), crop: crop, frame: frame, radii: CornerRadii(radius),
        opacity: opacity))
  }

  static let images = [
    ComparedList("a picture, one texel a pixel", edge: 1, [picture(rect(-50, -40, 512, 384))]),
    ComparedList("half a picture's size", edge: 2, [picture(rect(20, 10, 256, 192))]),
    ComparedList("a picture between pixels", [picture(rect(20.4, 10.7, 256, 192))]),
    ComparedList("a picture between two levels", [picture(rect(30, 20, 512 / 1.9, 384 / 1.9))]),
    ComparedList(
      "a faded picture between two levels",
      [picture(rect(30, 20, 512 / 1.92, 384 / 1.92), opacity: 0.5)]
    ),
    ComparedList("a picture enlarged", [picture(rect(-800, -500, 2400, 1800))]),
    ComparedList("a small picture", [picture(rect(100.2, 100.6, 40, 30))]),
    ComparedList(
      "rounded pictures",
      [
        picture(rect(20, 20, 160, 120), radius: 12),
        picture(rect(200.5, 60.25, 160, 120), radius: 24),
      ]),
    ComparedList(
      "a part of a picture",
      [picture(rect(60, 40, 240, 180), crop: rect(0.2, 0.3, 0.4, 0.5), radius: 18)]),
    ComparedList(
      "a part that reaches beyond the picture",
      [picture(rect(60, 40, 240, 180), crop: rect(-0.25, 0.4, 0.9, 0.9), radius: 30)]),
    ComparedList(
      "a translucent picture, and one faded",
      [
        picture(rect(20, 20, 150, 150), of: 1),
        picture(rect(150, 80, 200, 150), radius: 10, opacity: 0.4),
      ]),
    ComparedList(
      "a bitmap that covers a part of its picture",
      [picture(rect(40, 40, 200, 160), of: 2, crop: rect(0.15, 0.25, 0.5, 0.4))]),
    ComparedList(
      "a picture that is not there", [picture(rect(50, 50, 200, 100), of: 9, radius: 20)]),
    ComparedList(
      "a picture mirrored by its group",
      [
        .group(
          DisplayGroup(
            list: DisplayList([picture(rect(20, 20, 200, 150), radius: 16)]),
            transform: .scale(x: -1, y: 1).concatenating(.translation(x: 300, y: 30))))
      ]),
  ]
}
