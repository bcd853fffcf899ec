import Motion
package import SceneGraph

/// The bar at the bottom that leads a transition by hand.
///
/// Its figures are those of Hero 1.6.4's debug plugin: 72 points high, a slider inset by 10 and 44 high
/// at y 28, in and out within 0.4 s from 8 points below the bottom. It is white; the plugin's 95 % would
/// let the names of the tabs shine through.
package final class ScrubBar: View {
  /// In points.
  package static let height = 72.0

  /// How far below the window's edge it waits, in points.
  package static let parking = 8.0

  /// How long it takes to come or go, in seconds.
  package static let slideTime = 0.4

  /// From 0, the presenting screen at rest, to 1, the presented one.
  package let slider = Slider()

  /// Lets the transition go.
  package let doneButton: Button

  /// Shows or hides the ways.
  package let arcsButton: Button

  /// Spreads the layers, or puts them together.
  package let depthButton: Button

  private let readout: Label

  /// What a usual time takes, in points: it is kept where there is none, so that no button moves.
  private let timeWidth: Double

  package init(typography: Typography) {
    let font = typography.font(13)
    doneButton = Button("Done", font: typography.font(13, .bold), style: ScrubBar.plain)
    arcsButton = Button("Show Arcs", font: font, style: ScrubBar.plain)
    depthButton = Button("3D View", font: font, style: ScrubBar.plain)
    readout = Label("", font: typography.font(12, .mono), color: BarPalette.faint)
    timeWidth = TextLayout("0.000 / 0.000 s", font: readout.font).size.width.rounded(.up)
    super.init()
    backgroundColor = .white
    shadow = Shadow(color: Color(white: 0.33, alpha: 0.3), offset: .zero, radius: 5)
    for view in [doneButton, arcsButton, depthButton, readout, slider] { addSubview(view) }
    for button in [doneButton, arcsButton, depthButton] {
      button.padding = Insets(top: 3, left: 10, bottom: 3, right: 10)
    }
    slider.step = 0.01
  }

  private static let plain = Button.Style(
    title: BarPalette.tint, background: .clear, pressed: Color(white: 0, alpha: 0.08))

  private static let chosen = Button.Style(
    title: .white, background: BarPalette.tint, pressed: BarPalette.pressedTint)

  /// Whether the ways are shown.
  package var showsArcs = false {
    didSet { arcsButton.style = showsArcs ? ScrubBar.chosen : ScrubBar.plain }
  }

  /// Whether the layers are spread.
  package var isSpread = false {
    didSet { depthButton.style = isSpread ? ScrubBar.chosen : ScrubBar.plain }
  }

  /// What is held and where, in a line.
  package var text: String {
    get { readout.text }
    set { if newValue != readout.text { readout.text = newValue; setNeedsLayout() } }
  }

  package override func layoutSubviews() {
    let (top, height) = (3.0, 25.0)
    func width(_ view: View) -> Double {
      view.sizeThatFits(Size(width: .infinity, height: .infinity)).width.rounded(.up)
    }
    let left = Rect(x: 8, y: top, width: width(doneButton), height: height)
    doneButton.frame = left
    let depth = width(depthButton)
    depthButton.frame = Rect(x: bounds.width - 8 - depth, y: top, width: depth, height: height)
    // Between Done and the middle; in a narrow window what is in the middle gives way.
    let time = Rect(x: left.maxX + 8, y: top + 1, width: timeWidth, height: height)
    let arcs = width(arcsButton)
    let middle = ((bounds.width - arcs) / 2).rounded()
    let most = depthButton.frame.minX - arcs - 4
    arcsButton.frame = Rect(
      x: max(middle, min(time.maxX + 8, most)), y: top, width: arcs, height: height)
    let room = arcsButton.frame.minX - 8 - time.minX
    readout.isHidden = room < timeWidth
    readout.frame = Rect(x: time.minX, y: time.minY, width: max(0, room), height: height)
    slider.frame = Rect(x: 10, y: 28, width: max(0, bounds.width - 20), height: 44)
  }
}
