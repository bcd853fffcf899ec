import Motion

/// What a tree of views tells the scene that it stands in.
@MainActor
protocol ViewHost: AnyObject {
  /// Something visible changed, or has to be laid out.
  func viewNeedsDisplay()

  /// A subtree is about to leave the tree: it must not be touched or asked any more.
  func viewWillLeave(_ view: View)

  /// Asks for ``Moving/advance(to:)`` at each frame for as long as it moves.
  func startMoving(_ moving: any Moving)

  /// Who is asked first about keys.
  var firstResponder: View? { get set }

  /// Which view shows the focus ring and has the keyboard.
  var focusedView: View? { get set }

  /// The time of the newest frame or event.
  var time: FrameTime { get }
}

/// Something whose place is a function of time.
@MainActor
protocol Moving: AnyObject {
  /// Whether it has not come to rest yet.
  var isMoving: Bool { get }

  /// Takes the place it has at a time.
  func advance(to time: FrameTime)

  /// Takes the place it would come to rest at.
  func finish()
}

extension View {
  /// The scene whose tree the view is in.
  var scene: (any ViewHost)? {
    var view = self
    while let above = view.superview { view = above }
    return view.host
  }
}
