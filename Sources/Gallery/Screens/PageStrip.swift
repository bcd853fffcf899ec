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

  private let fonts: Typography
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
    slide = nil
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
    let number = (slots.last?.number ?? 0) + step
    slots.removeAll { slot in
      guard slot.number == number else { return false }
      slot.view.removeFromSuperview()
      return true
    }
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

  private func add(_ content: PageView.Content, number: Int) {
    let page = PageView(content, fonts: fonts)
    slots.append(Slot(number: number, view: page))
    addSubview(page)
    setNeedsLayout()
  }

  private func dropHiddenPages() {
    let last = slots.last?.number
    slots.removeAll { slot in
      guard slot.number != last, abs(Double(slot.number) - position) >= 1 else { return false }
      slot.view.removeFromSuperview()
      return true
    }
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
