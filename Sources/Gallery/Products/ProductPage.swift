import Motion
import SceneGraph

/// A square picture, a title and a text under each other; scrolls where they do not fit.
final class ProductPage: ScrollView {
  /// Lines much longer than this are hard to read, in points.
  private static let widestText = 600.0

  /// As wide as a phone the picture goes from edge to edge, in points.
  private static let widestPhone = 500.0

  /// As wide as this, picture and text stand side by side, in points.
  private static let leastWide = 800.0

  /// Around the picture and the text where they stand side by side, in points.
  private static let margin = 32.0

  let picture = ImageView(contentMode: .scaleAspectFill)
  private let title: Label
  private let detail: Label
  private let text: Label
  private let button: Button?

  /// Called when the details are wanted.
  var onDetails: (() -> Void)?

  init(fonts: Typography, hasDetails: Bool) {
    title = Label(font: fonts.font(24, .bold), color: ProductPalette.text, lineLimit: 2)
    detail = Label(font: fonts.font(16), color: ProductPalette.faint)
    text = Label(font: fonts.font(16), color: ProductPalette.secondary, lineLimit: 0)
    button =
      hasDetails
      ? Button(
        "Details", font: fonts.font(16, .bold),
        style: Button.Style(
          title: .white, background: BarPalette.tint, pressed: BarPalette.pressedTint)) : nil
    super.init()
    picture.clipsToBounds = true
    for view in [picture, title, detail, text] { addSubview(view) }
    if let button { addSubview(button) }
    button?.onActivate = { [weak self] in self?.onDetails?() }
  }

  func show(_ image: Image?, title: String, detail: String, text: String) {
    picture.image = image
    picture.backgroundColor = image == nil ? ProductPalette.missing : nil
    self.title.text = title
    self.detail.text = detail
    self.text.text = text
    setNeedsLayout()
  }

  /// Beneath each other; side by side where there is room for both.
  override func layoutSubviews() {
    let width = bounds.width
    if width >= ProductPage.leastWide {
      let side = min((width * 0.44).rounded(), max(200, bounds.height - 64))
      let column = min(ProductPage.widestText, width - side - 3 * ProductPage.margin)
      let left = ((width - side - ProductPage.margin - column) / 2).rounded()
      picture.frame = Rect(x: left, y: ProductPage.margin, width: side, height: side)
      let end = layOutText(
        x: picture.frame.maxX + ProductPage.margin, y: ProductPage.margin, width: column)
      contentSize = Size(width: width, height: max(picture.frame.maxY + 20, end))
    } else {
      let isPhone = width <= ProductPage.widestPhone
      let side = isPhone ? width : min(width, max(240, (bounds.height * 0.6).rounded()))
      picture.frame = Rect(
        x: ((width - side) / 2).rounded(), y: isPhone ? 0 : 24, width: side, height: side)
      let column = max(0, min(ProductPage.widestText, width - 40))
      let end = layOutText(
        x: ((width - column) / 2).rounded(), y: picture.frame.maxY + 20, width: column)
      contentSize = Size(width: width, height: end)
    }
  }

  /// Puts everything but the picture into a column.
  ///
  /// - Returns: Where it ends, with the margin beneath.
  private func layOutText(x: Double, y top: Double, width: Double) -> Double {
    var y = top
    for (label, gap) in [(title, 2.0), (detail, 16.0), (text, 20.0)] {
      let height = label.sizeThatFits(Size(width: width, height: .infinity)).height
      label.frame = Rect(x: x, y: y, width: width, height: height)
      label.verticalAlignment = .top
      y += height + gap
    }
    if let button {
      let wanted = button.sizeThatFits(bounds.size).width
      button.frame = Rect(x: x, y: y, width: (wanted + 16).rounded(.up), height: 44)
      y += 44 + 20
    }
    return y
  }
}
