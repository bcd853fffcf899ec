public import Motion

/// A rectangle on screen with a look, a place in a tree, and whatever touches it.
///
/// Geometry is UIKit's: ``bounds`` is the view's own space (its origin is what is scrolled to),
/// ``center`` and ``frame`` are in the superview's space, and ``transform`` acts about the centre.
/// Geometry is never refused: a view whose sides are not positive and finite draws nothing and
/// cannot be hit.
@MainActor
open class View {
  // MARK: Geometry

  /// The view's own space, in points; the origin is what its top left corner shows.
  public var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: size) }
    set {
      let middle = center
      let isResized = newValue.size != size
      setBounds(newValue)
      if isResized { center = middle }
    }
  }

  /// Where the middle lies, in the superview's points.
  public var center: Point {
    get { Point(x: position.x + size.width / 2, y: position.y + size.height / 2) }
    set {
      position = Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// Applied about the middle of the view; perspective is flattened into the superview's plane.
  public var transform = Transform3D.identity {
    didSet { if transform != oldValue { setNeedsDisplay() } }
  }

  /// The upright rectangle around the transformed view, in the superview's points.
  ///
  /// Setting it sets ``center`` and the size of ``bounds``; under a transform other than the
  /// identity the value read back is the box around the transformed view, as in UIKit.
  public var frame: Rect {
    get { outline }
    set {
      setBounds(Rect(origin: boundsOrigin, size: newValue.size))
      position = newValue.origin
    }
  }

  /// The top left corner before ``transform``, in the superview's points.
  ///
  /// Kept rather than the centre, so that a frame reads back exactly as it was set.
  private(set) var position = Point.zero {
    didSet { if position != oldValue { setNeedsDisplay() } }
  }

  private(set) var size = Size.zero
  private(set) var boundsOrigin = Point.zero

  // MARK: Look

  /// `0` invisible to `1` opaque; children fade together with the view. Clamped; not a number is 0.
  public var alpha = 1.0 {
    didSet {
      alpha = alpha > 0 ? min(alpha, 1) : 0
      if alpha != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the view and all below it neither draw nor can be hit.
  public var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsDisplay() } }
  }

  /// Fills the view's shape behind its content; `nil` fills nothing.
  public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// Drawn over content and children, along the inside of the edge.
  public var border: Border? {
    didSet { if border != oldValue { setNeedsDisplay() } }
  }

  /// Drawn behind the view's shape, whether or not the shape is filled; never clipped by the view.
  public var shadow: Shadow? {
    didSet { if shadow != oldValue { setNeedsDisplay() } }
  }

  /// The radii of the shape that background, border, shadow and clip share, in points.
  public var cornerRadii = CornerRadii.zero {
    didSet { if cornerRadii != oldValue { setNeedsDisplay() } }
  }

  /// How the corners leave the straight sides.
  public var cornerCurve = CornerCurve.continuous {
    didSet { if cornerCurve != oldValue { setNeedsDisplay() } }
  }

  /// Whether content and children are cut to the view's shape.
  public var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }

  /// Siblings are drawn and hit in this order, then in that of ``subviews``; not a number is 0.
  public var zPosition = 0.0 {
    didSet {
      if zPosition.isNaN { zPosition = 0 }
      if zPosition != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the keyboard's focus is shown on this view, as a ring around it.
  public var isFocused = false {
    didSet {
      guard isFocused != oldValue else { return }
      setNeedsDisplay()
      focusDidChange()
    }
  }

  /// Called when ``isFocused`` changed; nothing by default.
  open func focusDidChange() {}

  /// The ring drawn around the view while ``isFocused``; `nil` draws none.
  public var focusRing: FocusRing? = FocusRing() {
    didSet { if focusRing != oldValue, isFocused { setNeedsDisplay() } }
  }

  // MARK: Tree

  /// The view that this one is drawn inside.
  public internal(set) weak var superview: View?

  /// The views drawn inside this one, bottom to top where ``zPosition`` is equal.
  public internal(set) var subviews: [View] = []

  /// The scene of which this view is the root.
  weak var host: (any ViewHost)?

  // MARK: Input

  /// Whether pointers reach the view and those below it.
  public var isUserInteractionEnabled = true

  /// What watches the pointers that go down in this view or below it.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// Who is asked for what this view does not handle, in place of the superview.
  ///
  /// A view controller stands here for its root view.
  public weak var responderOverride: (any Responder)?

  // MARK: What the extensions keep

  var attachments: [ObjectIdentifier: Any] = [:]
  var needsLayout = true
  var needsLayoutBelow = true

  /// How many items the view was when it was last written down, which is as many as it mostly is again.
  var recordedCount = 0

  /// Creates an empty view; `frame` is in its future superview's points.
  public init(frame: Rect = .zero) {
    position = frame.origin
    size = frame.size
  }

  private func setBounds(_ bounds: Rect) {
    let resized = bounds.size != size
    guard resized || bounds.origin != boundsOrigin else { return }
    boundsOrigin = bounds.origin
    size = bounds.size
    setNeedsDisplay()
    if resized { setNeedsLayout() }
    boundsDidChange(resized: resized)
  }

  /// Called after ``bounds`` changed, before anything is drawn.
  ///
  /// - Parameter resized: Whether the size changed, not only the origin.
  func boundsDidChange(resized: Bool) {}

  // MARK: To override

  /// Places the subviews; called before drawing when the size or the subviews changed.
  open func layoutSubviews() {}

  /// The size the view would like to have.
  ///
  /// - Parameter size: The room there is, in points; a side may be infinite.
  /// - Returns: By default the present size.
  open func sizeThatFits(_ size: Size) -> Size { self.size }

  /// Records the view's own content in its own coordinates, above the background and below the
  /// subviews.
  ///
  /// Background, border, shadow, clip and subviews are recorded for it. It must not change anything.
  ///
  /// - Parameter list: What has been recorded so far.
  open func draw(into list: inout DisplayList) {}

  /// Whether the subviews are recorded after ``draw(into:)``; `false` for a view that draws what is
  /// to be seen of them itself. They can be touched either way.
  open var drawsSubviews: Bool { true }

  /// Whether what ``draw(into:)`` records lies within the view's shape already, so that clipping it
  /// to the shape would change nothing.
  var drawsWithinShape: Bool { false }

  /// The view that a press at a point belongs to: itself, or one below it.
  ///
  /// Like UIKit's, it looks no further where the point is outside ``bounds``, and front to back
  /// in the order of drawing.
  ///
  /// - Parameter point: In the view's own points.
  /// - Returns: `nil` where neither the view nor one below it takes the press.
  open func hitTest(_ point: Point) -> View? { hitTestTree(point) }

  /// A wheel turned over the view or one below it.
  ///
  /// - Parameters:
  ///   - event: How far, and where.
  ///   - time: When.
  /// - Returns: Whether it was used; if not, the superview is asked.
  open func wheel(_ event: WheelEvent, at time: FrameTime) -> Bool { false }

  /// A key went down while this view or one below it was first responder.
  ///
  /// - Parameter key: Which key.
  /// - Returns: Whether it was used; if not, ``nextResponder`` is asked.
  open func keyDown(_ key: KeyEvent) -> Bool { false }

  /// Whether the view may be the first to be asked about keys.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the Tab key stops here.
  open var canBecomeFocused: Bool { false }

  /// Called after the view was given or lost the keyboard.
  ///
  /// - Parameter isFirst: Whether it has it now.
  open func firstResponderDidChange(isFirst: Bool) {}
}
