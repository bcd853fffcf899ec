package import KVHeroTransition
package import Motion
package import SceneGraph

/// The bar above the products: how one of them opens. In two rows where one is too narrow.
package final class ProductBar: View {
  /// The style that is shown as chosen; setting it does not call ``onStyle``.
  package var style: GalleryStyle {
    get { GalleryStyle.ofProducts[styleControl.selection] }
    set { styleControl.selection = GalleryStyle.ofProducts.firstIndex(of: newValue) ?? 0 }
  }

  /// The passage that is shown as chosen; setting it does not call ``onPassage``.
  package var passage: ScreenPassage {
    get { ScreenPassage.allCases[passageControl.selection] }
    set { passageControl.selection = ScreenPassage.allCases.firstIndex(of: newValue) ?? 0 }
  }

  /// The preset that is shown as chosen; setting it does not call ``onPreset``.
  package var preset: HeroStyle.Preset {
    get { ProductBar.presets[presetControl.selection] }
    set { presetControl.selection = ProductBar.presets.firstIndex(of: newValue) ?? 0 }
  }

  /// Called when a person chose another style.
  package var onStyle: ((GalleryStyle) -> Void)?

  /// Called when a person chose another passage.
  package var onPassage: ((ScreenPassage) -> Void)?

  /// Called when a person chose another preset.
  package var onPreset: ((HeroStyle.Preset) -> Void)?

  /// Zola, fade, pull.
  package let styleControl: SegmentedControl

  /// Push, present.
  package let passageControl: SegmentedControl

  /// Default, classic.
  package let presetControl: SegmentedControl

  /// Called when a person asked for the keys.
  package var onHelp: (() -> Void)?

  /// Whether cells that are cut off, and the badge, ride along with a zoom.
  package let rideSwitch: SwitchControl

  /// Opens the list of keys.
  package let helpButton: Button

  private static let presets: [HeroStyle.Preset] = [.standard, .classic]

  /// Beside the outermost things, between them, and of a row, in points.
  private static let (margin, gap, row) = (10.0, 12.0, 44.0)

  /// - Parameter typography: The fonts of everything on it.
  package init(typography: Typography) {
    styleControl = SegmentedControl(
      [.init("Zola", key: "4"), .init("Fade", key: "5"), .init("Pull", key: "6")],
      typography: typography)
    passageControl = ProductBar.passageControl(typography)
    presetControl = SegmentedControl(
      [.init("Default"), .init("Classic", key: "P")], typography: typography)
    rideSwitch = SwitchControl("Ride along", key: "R", typography: typography)
    helpButton = TopBar.helpButton(typography)
    super.init()
    backgroundColor = BarPalette.bar
    for view in [styleControl, passageControl, presetControl, rideSwitch, helpButton] {
      addSubview(view)
    }
    helpButton.onActivate = { [weak self] in self?.onHelp?() }
    styleControl.onSelect = { [weak self] in self?.onStyle?(GalleryStyle.ofProducts[$0]) }
    passageControl.onSelect = { [weak self] in self?.onPassage?(ScreenPassage.allCases[$0]) }
    presetControl.onSelect = { [weak self] in self?.onPreset?(ProductBar.presets[$0]) }
  }

  /// Push, present.
  static func passageControl(_ typography: Typography) -> SegmentedControl {
    SegmentedControl([.init("Push"), .init("Present", key: "M")], typography: typography)
  }

  // MARK: Layout

  /// What stands from the left, and what from the right.
  private typealias Row = (left: [View], right: [View])

  /// Everything in a row or in two; what leads to the keys only where there is room for all of it.
  private func rows(_ width: Double) -> (rows: [Row], density: SegmentedControl.Density) {
    let all: Row = ([styleControl, passageControl, rideSwitch], [presetControl])
    let more: Row = (all.left, all.right + [helpButton])
    for (row, density) in [(more, SegmentedControl.Density.full), (all, .full), (all, .titles)]
    where wanted(row, density) <= width { return ([row], density) }
    let pairs: [Row] = [([styleControl], [passageControl]), ([rideSwitch], [presetControl])]
    let fits = pairs.allSatisfy { wanted($0, .full) <= width }
    return (pairs, fits ? .full : .titles)
  }

  private func wanted(_ row: Row, _ density: SegmentedControl.Density) -> Double {
    (row.left + row.right).reduce(2 * ProductBar.margin - ProductBar.gap) {
      $0 + self.width($1, density) + ProductBar.gap
    }
  }

  private func width(_ view: View, _ density: SegmentedControl.Density) -> Double {
    if let control = view as? SegmentedControl { return control.width(density) }
    rideSwitch.showsKey = density == .full
    return view.sizeThatFits(bounds.size).width.rounded(.up)
  }

  /// - Parameter size: The room there is.
  /// - Returns: The whole width, and as many rows as it takes, with the line beneath.
  package override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width, height: Double(rows(size.width).rows.count) * ProductBar.row + 1)
  }

  package override func layoutSubviews() {
    let (rows, density) = rows(bounds.width)
    helpButton.isHidden = !rows.contains { $0.right.contains { $0 === helpButton } }
    for (index, row) in rows.enumerated() {
      let y = Double(index) * ProductBar.row + 8
      var (left, right) = (ProductBar.margin, bounds.width - ProductBar.margin)
      for view in row.left {
        left = place(view, density, x: left, y: y).maxX + ProductBar.gap
      }
      for view in row.right.reversed() {
        let x = right - width(view, density)
        right = place(view, density, x: x, y: y).minX - ProductBar.gap
      }
    }
  }

  private func place(
    _ view: View, _ density: SegmentedControl.Density, x: Double, y: Double
  ) -> Rect {
    (view as? SegmentedControl)?.density = density
    view.frame = Rect(x: x, y: y, width: width(view, density), height: 28)
    return view.frame
  }

  package override func draw(into list: inout DisplayList) {
    let line = Rect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line), BarPalette.hairline))
  }
}
