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

  /// Whether cells that are cut off, and the badge, ride along with a zoom.
  package let rideSwitch: SwitchControl

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
    super.init()
    backgroundColor = BarPalette.bar
    for view in [styleControl, passageControl, presetControl, rideSwitch] { addSubview(view) }
    styleControl.onSelect = { [weak self] in self?.onStyle?(GalleryStyle.ofProducts[$0]) }
    passageControl.onSelect = { [weak self] in self?.onPassage?(ScreenPassage.allCases[$0]) }
    presetControl.onSelect = { [weak self] in self?.onPreset?(ProductBar.presets[$0]) }
  }

  /// Push, present.
  static func passageControl(_ typography: Typography) -> SegmentedControl {
    SegmentedControl([.init("Push"), .init("Present", key: "M")], typography: typography)
  }

  // MARK: Layout

  /// Everything in a row or in two, from the left.
  private func rows(_ width: Double) -> (rows: [[View]], density: SegmentedControl.Density) {
    for density in [SegmentedControl.Density.full, .titles] {
      let all: [View] = [styleControl, passageControl, rideSwitch, presetControl]
      if wanted(all, density) <= width { return ([all], density) }
    }
    let pairs: [[View]] = [[styleControl, passageControl], [rideSwitch, presetControl]]
    let fits = pairs.allSatisfy { wanted($0, .full) <= width }
    return (pairs, fits ? .full : .titles)
  }

  private func wanted(_ views: [View], _ density: SegmentedControl.Density) -> Double {
    views.reduce(2 * ProductBar.margin - ProductBar.gap) {
      $0 + self.width($1, density) + ProductBar.gap
    }
  }

  private func width(_ view: View, _ density: SegmentedControl.Density) -> Double {
    if let control = view as? SegmentedControl { return control.width(density) }
    rideSwitch.showsKey = density == .full
    return view.sizeThatFits(bounds.size).width
  }

  /// - Parameter size: The room there is.
  /// - Returns: The whole width, and as many rows as it takes, with the line beneath.
  package override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width, height: Double(rows(size.width).rows.count) * ProductBar.row + 1)
  }

  /// The last thing of each row stands at the right.
  package override func layoutSubviews() {
    let (rows, density) = rows(bounds.width)
    for (index, row) in rows.enumerated() {
      var x = ProductBar.margin
      for view in row {
        (view as? SegmentedControl)?.density = density
        let width = width(view, density)
        let isLast = view === row.last
        view.frame = Rect(
          x: isLast ? max(x, bounds.width - ProductBar.margin - width) : x,
          y: Double(index) * ProductBar.row + 8, width: width, height: 28)
        x += width + ProductBar.gap
      }
    }
  }

  package override func draw(into list: inout DisplayList) {
    let line = Rect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line), BarPalette.hairline))
  }
}
