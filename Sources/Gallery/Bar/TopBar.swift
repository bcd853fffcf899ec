package import KVHeroTransition
import Motion
package import SceneGraph

/// The bar above the grid: where one is, and how photographs are opened.
///
/// Where it is narrow it leaves out the hint, the count, the keys, the title, and at last shortens
/// the choices.
package final class TopBar: View {
  /// The height it is made for, in points: 44 and a hairline.
  package static let height = 45.0

  /// The folder's name.
  package var title = "" {
    didSet { if title != oldValue { titleLabel.text = title; setNeedsLayout() } }
  }

  /// What is said of the folder besides, such as how many photographs it holds.
  package var detail = "" {
    didSet { if detail != oldValue { detailLabel.text = detail; setNeedsLayout() } }
  }

  /// The style that is shown as chosen; setting it does not call ``onStyle``.
  package var style: GalleryStyle {
    get { TopBar.styles[styleControl.selection] }
    set { styleControl.selection = TopBar.styles.firstIndex(of: newValue) ?? 0 }
  }

  /// The preset that is shown as chosen; setting it does not call ``onPreset``.
  package var preset: HeroStyle.Preset {
    get { TopBar.presets[presetControl.selection] }
    set { presetControl.selection = TopBar.presets.firstIndex(of: newValue) ?? 0 }
  }

  /// Called when a person chose another style.
  package var onStyle: ((GalleryStyle) -> Void)?

  /// Called when a person chose another preset.
  package var onPreset: ((HeroStyle.Preset) -> Void)?

  /// Called when a person asked for the keys.
  package var onHelp: (() -> Void)?

  /// Hero, Pinterest, banner; stays in sight at every width.
  package let styleControl: SegmentedControl

  /// Default, classic.
  package let presetControl: SegmentedControl

  /// Opens the list of keys.
  package let helpButton: Button

  private let titleLabel: Label
  private let detailLabel: Label

  private static let styles: [GalleryStyle] = [.hero, .pinterest, .banner]
  private static let presets: [HeroStyle.Preset] = [.standard, .classic]

  /// - Parameter typography: The fonts of everything on it.
  package init(typography: Typography) {
    styleControl = SegmentedControl(
      [
        .init("Hero", key: "1"), .init("Pinterest", short: "Pin", key: "2"),
        .init("Banner", key: "3"),
      ], typography: typography)
    presetControl = SegmentedControl(
      [.init("Default"), .init("Classic")], typography: typography)
    helpButton = TopBar.helpButton(typography)
    titleLabel = Label("", font: typography.font(16, .bold), color: BarPalette.text)
    detailLabel = Label("", font: typography.font(13), color: BarPalette.faint)
    super.init()
    backgroundColor = BarPalette.bar
    for view in [titleLabel, detailLabel, styleControl, presetControl, helpButton] {
      addSubview(view)
    }
    styleControl.onSelect = { [weak self] in self?.onStyle?(TopBar.styles[$0]) }
    presetControl.onSelect = { [weak self] in self?.onPreset?(TopBar.presets[$0]) }
    helpButton.onActivate = { [weak self] in self?.onHelp?() }
  }

  /// What leads to the list of keys.
  static func helpButton(_ typography: Typography) -> Button {
    let button = Button(
      "? keys", font: typography.font(13),
      style: Button.Style(
        title: BarPalette.faint, background: .clear, pressed: Color(white: 0, alpha: 0.08)))
    button.padding = Insets(top: 4, left: 8, bottom: 4, right: 8)
    return button
  }

  package override func layoutSubviews() {
    let room = Size(width: .infinity, height: .infinity)
    let plan = TopBarLayout(
      width: bounds.width,
      TopBarLayout.Measures(
        title: title.isEmpty ? 0 : titleLabel.sizeThatFits(room).width,
        detail: detail.isEmpty ? 0 : detailLabel.sizeThatFits(room).width,
        hint: helpButton.sizeThatFits(room).width,
        styles: styleControl.width, presets: presetControl.width))
    styleControl.density = plan.density
    presetControl.density = plan.density
    let height = max(0, bounds.height - 1)
    place(titleLabel, plan.title, height: 20, in: height)
    place(detailLabel, plan.detail, height: 17, in: height)
    // The smaller text's baseline is brought to the larger one's.
    detailLabel.frame = detailLabel.frame.offset(by: Vector(dx: 0, dy: 1))
    place(styleControl, plan.styles, height: 28, in: height)
    place(presetControl, plan.presets, height: 28, in: height)
    place(helpButton, plan.hint, height: 28, in: height)
  }

  private func place(
    _ view: View, _ span: TopBarLayout.Span?, height: Double, in whole: Double
  ) {
    view.isHidden = span == nil
    guard let span else { return }
    view.frame = Rect(
      x: span.x, y: ((whole - height) / 2).rounded(), width: span.width, height: height)
  }

  package override func draw(into list: inout DisplayList) {
    let line = Rect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line), BarPalette.hairline))
  }
}
