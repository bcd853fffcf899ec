public import Motion

/// Recognises a pointer that is moved while it is down; several fingers pan by their middle.
@MainActor
public final class PanGestureRecognizer: GestureRecognizer {
  /// The directions that a pan may set out in.
  public enum Axis: Hashable, Sendable {
    /// Any direction.
    case any

    /// Farther across than down; it fails where it sets out otherwise.
    case horizontal

    /// At least as far down as across; it fails where it sets out otherwise.
    case vertical

    /// It never sets out.
    case none
  }

  /// A pan that sets out along the other axis fails; once begun it may go anywhere.
  public var axis = Axis.any

  /// How far a pointer must move before the pan begins; nothing is lost of it, see
  /// ``translation(in:)``.
  public var slop = PointerSlop()

  /// Whether the pan begins at the press already, without a move; `nil` is never.
  ///
  /// A scroll view catches its content in flight this way.
  public var shouldBeginAtPress: (() -> Bool)?

  /// Where the first pointer went down, in window points.
  public private(set) var startLocation = Point.zero

  private var translation = Vector.zero
  private var anchor = Point.zero
  private var settled = Vector.zero
  private var estimator = VelocityEstimator()

  /// How far the pointers have moved since the press, slop included, in a view's points.
  ///
  /// Counted from the press, not from where the pan began, so that what was grabbed stays under the
  /// pointer.
  ///
  /// - Parameter view: Whose scale and rotation count; `nil` is the window.
  /// - Returns: Zero where the view cannot be reached.
  public func translation(in view: View?) -> Vector { convert(translation, to: view) }

  /// The speed of the pointers over the last moments, in a view's points per second.
  ///
  /// At the end it is the speed at the time of the release: after a pause it is zero.
  ///
  /// - Parameter view: Whose scale and rotation count; `nil` is the window.
  /// - Returns: Zero where the view cannot be reached.
  public func velocity(in view: View?) -> Vector {
    convert(estimator.velocity(at: time), to: view)
  }

  public override func contactsChanged(_ change: Change) {
    switch change {
    case .down(let contact):
      if contacts.count == 1, pointersSeen.count == 1 { startLocation = contact.position }
      settled = translation
      anchor = windowLocation
      note()
      if state == .possible, shouldBeginAtPress?() == true { begin() }
    case .moved(let contact):
      translation = settled + (windowLocation - anchor)
      note()
      if state.isActive { self.change() } else { decide(with: contact) }
    case .up(let contact):
      if contacts.isEmpty {
        translation = settled + (contact.position - anchor)
        note()
        if state == .possible { decide(with: contact) }
        if state.isActive { end() } else if !isHeld { fail() }
      } else {
        settled = translation
        anchor = windowLocation
      }
    }
  }

  public override func reset() {
    translation = .zero
    settled = .zero
    estimator.reset()
  }

  private func decide(with contact: Contact) {
    guard translation.length > slop.distance(for: contact) else { return }
    let isSideways = abs(translation.dx) > abs(translation.dy)
    switch axis {
    case .any: begin()
    case .horizontal: isSideways ? begin() : fail()
    case .vertical: isSideways ? fail() : begin()
    case .none: fail()
    }
  }

  private func note() { estimator.add(.zero + translation, at: time) }

  private func convert(_ vector: Vector, to view: View?) -> Vector {
    guard let view else { return vector }
    guard let end = view.convert(windowLocation, from: nil),
      let start = view.convert(windowLocation - vector, from: nil)
    else { return .zero }
    return end - start
  }
}
