import Motion
import SceneGraph

/// Pages side by side, of which one is in sight; the next slides in.
///
/// Asked for another page in the middle of a slide it goes on from where it is, as fast as it is.
final class PageStrip: View {
  /// A page and its place in the row.
  private struct Slot {
    var number: Int
    var view: PageView
  }

  /// A slide under way, in pages.
  private struct Slide {
    var start: FrameTime
    var motion: SpringSimulation
    var end: Double
  }

  /// Critically damped: a page must not show what lies beyond it. The response is that of the
  /// default hero style.
  private static let spring = Spring(response: 0.36, dampingRatio: 1)

  /// How close a slide comes to its end before it is over: a quarter of a point.
  private static let tolerance = 0.25

  /// What lies beside the page in sight; asked for while a drag goes there.
  var neighbour: (_ step: Int) -> PageView.Content? = { _ in nil }

  /// Called when a drag has gone on to the page beside: the owner has it slide in.
  var onPage: ((_ step: Int) -> Void)?

  /// Called when a page is zoomed or moved.
  var onZoom: (() -> Void)?

  /// The time of the newest frame or event.
  var time: () -> FrameTime = { .zero }

  /// Of the display.
  var pixelsPerPoint = 1.0 {
    didSet { for slot in slots { slot.view.pixelsPerPoint = pixelsPerPoint } }
  }

  /// How far a drag must have gone, in pages, or be on its way to, to go on to the next.
  private static let turningPoint = 0.5

  /// How far a page that is let go counts as going on, in seconds of its speed.
  private static let foresight = 0.2

  private let fonts: Typography

  /// Where the strip was when a drag took hold of it, in pages.
  private var grabbed: Double?
  private var slots: [Slot] = []
  private var position = 0.0
  private var velocity = 0.0
  private var slide: Slide?

  /// Whether pages fade into each other instead of sliding.
  private var fades = false

  init(fonts: Typography) {
    self.fonts = fonts
    super.init()
  }

  /// The page that is in sight, or on its way there.
  var current: PageView? { slots.last?.view }

  var isMoving: Bool { slide != nil }

  /// Shows a page at once.
  func show(_ content: PageView.Content) {
    for slot in slots { slot.view.removeFromSuperview() }
    slots = []
    (slide, grabbed) = (nil, nil)
    (position, velocity) = (0, 0)
    add(content, number: 0)
  }

  /// Brings a page in from one side.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - step: From where: `1` is the right.
  ///   - time: When it sets out.
  ///   - fades: Whether it fades in instead.
  func slide(to content: PageView.Content, step: Int, at time: FrameTime, fades: Bool) {
    self.fades = fades
    grabbed = nil
    let number = (slots.last?.number ?? 0) + step
    drop { $0.number == number }
    add(content, number: number)
    slide = Slide(
      start: time,
      motion: SpringSimulation(
        spring: PageStrip.spring, displacement: position - Double(number), velocity: velocity),
      end: Double(number))
  }

  /// Shows what has become known of a photograph on any of the pages.
  func refresh(_ content: PageView.Content) {
    for slot in slots where slot.view.item == content.item { slot.view.show(content) }
  }

  /// The photographs lie elsewhere; a page whose photograph is gone follows none.
  func follow(_ moves: PhotoMoves) {
    for slot in slots { slot.view.item = moves.newItem(of: slot.view.item) ?? -1 }
  }

  func advance(to time: FrameTime) {
    guard let slide else { return }
    let state = slide.motion.state(at: max(0, FrameTime.seconds(time - slide.start)))
    let tolerance = PageStrip.tolerance / max(1, bounds.width)
    let isOver =
      abs(state.displacement) < tolerance
      && abs(state.velocity) < tolerance * PageStrip.spring.angularFrequency
    position = isOver ? slide.end : slide.end + state.displacement
    velocity = isOver ? 0 : state.velocity
    if isOver { self.slide = nil }
    dropHiddenPages()
    setNeedsLayout()
  }

  /// Adds a page, by default as the one in sight.
  private func add(_ content: PageView.Content, number: Int, isCurrent: Bool = true) {
    let page = PageView(content, fonts: fonts)
    page.pixelsPerPoint = pixelsPerPoint
    page.zoom.delegate = self
    page.onZoom = { [weak self] in self?.onZoom?() }
    slots.insert(Slot(number: number, view: page), at: isCurrent ? slots.count : 0)
    addSubview(page)
    setNeedsLayout()
  }

  private func dropHiddenPages() {
    let last = slots.last?.number
    drop { $0.number != last && abs(Double($0.number) - position) >= 1 }
  }

  /// Takes pages away. What moves in them comes to its end by that and is told of, so they are no slots any
  /// more by then.
  private func drop(where isGone: (Slot) -> Bool) {
    let gone = slots.filter(isGone)
    guard !gone.isEmpty else { return }
    slots.removeAll(where: isGone)
    for slot in gone { slot.view.removeFromSuperview() }
  }

  override func layoutSubviews() {
    for slot in slots {
      let offset = Double(slot.number) - position
      slot.view.frame = Rect(
        x: fades ? 0 : offset * bounds.width, y: 0, width: bounds.width, height: bounds.height)
      slot.view.alpha = fades ? 1 - min(abs(offset), 1) : 1
    }
  }
}

/// A drag that goes on past the side of a page.
extension PageStrip: ZoomViewDelegate {
  func zoomView(_ view: ZoomView, hasPage step: Int) -> Bool {
    !fades && view === current?.zoom && neighbour(step) != nil
  }

  func zoomView(_ view: ZoomView, isDraggedPast distance: Double) {
    guard let number = slots.last?.number, bounds.width > 0 else { return }
    let start = grabbed ?? position
    grabbed = start
    (slide, velocity) = (nil, 0)
    position = start - distance / bounds.width
    let step = position < Double(number) ? -1 : 1
    if !slots.contains(where: { $0.number == number + step }), let content = neighbour(step) {
      add(content, number: number + step, isCurrent: false)
    }
    setNeedsLayout()
  }

  func zoomView(_ view: ZoomView, isReleasedAt velocity: Double) {
    guard let number = slots.last?.number, bounds.width > 0, grabbed != nil else { return }
    grabbed = nil
    self.velocity = -velocity / bounds.width
    let way = position - Double(number) + self.velocity * PageStrip.foresight
    let step = way > 0 ? 1 : -1
    if abs(way) > PageStrip.turningPoint, (position - Double(number)) * Double(step) > 0,
      neighbour(step) != nil
    {
      onPage?(step)
    }
    guard slide == nil, let number = slots.last?.number else { return }
    slide = Slide(
      start: time(),
      motion: SpringSimulation(
        spring: PageStrip.spring, displacement: position - Double(number),
        velocity: self.velocity), end: Double(number))
  }
}
