/// Something that can be asked about keys, and knows who is asked next.
@MainActor
public protocol Responder: AnyObject {
  /// A key went down; the release is not reported.
  ///
  /// - Parameter key: Which key.
  /// - Returns: Whether it was used; if not, ``nextResponder`` is asked.
  func keyDown(_ key: KeyEvent) -> Bool

  /// Who is asked after this one; a chain must end.
  var nextResponder: (any Responder)? { get }
}

extension View: Responder {
  /// ``responderOverride`` where there is one, else the superview.
  public var nextResponder: (any Responder)? { responderOverride ?? superview }

  /// Whether the view is the first to be asked about keys.
  public var isFirstResponder: Bool { scene?.firstResponder === self }

  /// Makes the view the first to be asked about keys.
  ///
  /// - Returns: `false` if it is in no scene or does not want to be.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let scene else { return false }
    scene.firstResponder = self
    return true
  }

  /// Gives the keyboard up, if the view has it.
  ///
  /// - Returns: Whether it had it.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard let scene, scene.firstResponder === self else { return false }
    scene.firstResponder = nil
    return true
  }
}
