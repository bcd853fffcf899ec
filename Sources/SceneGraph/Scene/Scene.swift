public import Motion

/// A tree of views, what touches it, and what moves in it.
///
/// Time comes only from the events and from ``advance(to:)``, so the same log gives the same
/// frames.
@MainActor
public final class Scene {
  /// The view that fills the window.
  public let root: View

  /// The time of the newest frame or event.
  public private(set) var time = FrameTime.zero

  /// The first to be asked about keys; the root is asked where there is none.
  public weak var firstResponder: View? {
    didSet {
      guard firstResponder !== oldValue else { return }
      oldValue?.firstResponderDidChange(isFirst: false)
      firstResponder?.firstResponderDidChange(isFirst: true)
    }
  }

  /// The view whose ring the scene has lit; see ``focusedView``.
  weak var focused: View?

  /// The view that a person touched last: the one under the newest press, or the one that a key went to
  /// first; `nil` before there was one, and once it is gone.
  package private(set) weak var touchedView: View?

  private let gestures = GestureRouter()
  private var moving: [any Moving] = []
  private var isDirty = true
  private var modifiers: KeyEvent.Modifiers = []

  /// Longer than any chain of responders that ends; one that goes round in a circle stops here.
  private static let longestChain = 10_000

  /// - Parameter root: Has no superview and belongs to no other scene.
  public init(root: View) {
    precondition(root.superview == nil, "the root of a scene is inside another view")
    self.root = root
    root.host = self
  }

  // MARK: Frames

  /// Whether the next frame would differ from the last one drawn, or time alone will change it.
  public var needsFrame: Bool { isDirty || isMoving }

  /// Whether something moves or decides by time alone, although nothing touches it.
  public var isMoving: Bool { gestures.isWaitingForTime || moving.contains { $0.isMoving } }

  /// Takes everything that moves by itself to where it is at a time, then lays out what needs it.
  ///
  /// - Parameter time: When the frame will be shown.
  public func advance(to time: FrameTime) {
    self.time = max(self.time, time)
    gestures.advance(to: time)
    for one in moving { one.advance(to: time) }
    moving.removeAll { !$0.isMoving }
    root.layoutIfNeeded()
  }

  /// What the tree looks like now, in window points.
  ///
  /// - Returns: What to draw.
  public func displayList() -> DisplayList { root.displayList() }

  /// Notes that the present state is on screen: until something changes no frame is needed.
  public func frameDrawn() { isDirty = false }

  /// Whether anything in the tree may look different from when ``frameDrawn()`` was last called.
  public var needsDisplay: Bool { isDirty }

  // MARK: Events

  /// Leads an event to whoever it is for.
  ///
  /// A pointer goes to the gesture recognisers of the view under it and of its ancestors, a wheel
  /// to the views under it from the deepest up, a key along the chain of responders, text to the first
  /// of them where that is a ``TextInput``. Losing the
  /// keyboard's focus cancels every gesture; a new size becomes the root's.
  ///
  /// - Parameter event: With its time, which may lie before the newest frame's.
  /// - Returns: Whether anybody used it; a pointer counts as used.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    time = max(time, event.time)
    switch event.kind {
    case .pointer(let pointer):
      gestures.handle(pointer, at: event.time) { point in
        let view = hitTest(point)
        touchedView = view
        return view
      }
      return true
    case .wheel(let position, let delta):
      let wheel = WheelEvent(position: position, delta: delta, modifiers: modifiers)
      return send(wheel, at: event.time)
    case .key(let key):
      modifiers = key.modifiers
      if key.key == .modifier { return false }
      if key.isDown, let view = focusedView ?? firstResponder { touchedView = view }
      return key.isDown && send(key)
    case .focus(let isFocused):
      if !isFocused {
        modifiers = []
        gestures.cancelAll()
      }
      return true
    case .resize(let size, _):
      root.frame = Rect(origin: .zero, size: size)
      isDirty = true
      return true
    case .expose:
      isDirty = true
      return true
    case .text(let text):
      guard !text.isEmpty, let input = firstResponder as? any TextInput else { return false }
      input.insertText(text)
      return true
    case .drop, .closeRequest:
      return false
    }
  }

  /// The view that a press at a point belongs to.
  ///
  /// - Parameter point: In window points.
  /// - Returns: `nil` where none takes it.
  public func hitTest(_ point: Point) -> View? {
    root.layoutIfNeeded()
    return root.convert(point, from: nil).flatMap { root.hitTest($0) }
  }

  /// Cancels every gesture under way, and lets go of every pointer.
  public func cancelGestures() { gestures.cancelAll() }

  private func send(_ wheel: WheelEvent, at time: FrameTime) -> Bool {
    var candidate = hitTest(wheel.position)
    while let view = candidate {
      if gestures.handle(wheel, at: time, over: view) || view.wheel(wheel, at: time) {
        return true
      }
      candidate = view.superview
    }
    return false
  }

  private func send(_ key: KeyEvent) -> Bool {
    var responder: (any Responder)? = firstResponder ?? root
    for _ in 0..<Scene.longestChain {
      guard let current = responder else { return false }
      if current.keyDown(key) { return true }
      responder = current.nextResponder
    }
    return false
  }
}

extension Scene: ViewHost {
  func viewNeedsDisplay() { isDirty = true }

  func viewWillLeave(_ view: View) {
    if let focused, focused.isDescendant(of: view) { focusedView = nil }
    if let first = firstResponder, first.isDescendant(of: view) { firstResponder = nil }
    gestures.viewWillLeave(view)
    let leaving = moving.filter { ($0 as? View)?.isDescendant(of: view) == true }
    moving.removeAll { one in leaving.contains { $0 === one } }
    for one in leaving { one.finish() }
  }

  func startMoving(_ moving: any Moving) {
    guard !self.moving.contains(where: { $0 === moving }) else { return }
    self.moving.append(moving)
  }
}
