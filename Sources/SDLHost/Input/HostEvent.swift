/// An event of the window system in plain values, before it is given a meaning.
///
/// Positions are in the window system's own units, which ``EventTranslator`` turns into points.
package enum HostEvent: Hashable, Sendable {
  case mouseMoved(x: Double, y: Double)

  /// A mouse button, numbered as SDL does: 1 left, 2 middle, 3 right, 4 and 5 at the side.
  case mouseButton(number: UInt8, isDown: Bool, x: Double, y: Double)

  /// Notches of the wheel, fractions allowed: positive right, and positive away from the person.
  case wheel(x: Double, y: Double)

  /// A finger on a touch screen, in fractions of the window.
  case finger(id: Int64, phase: FingerPhase, x: Double, y: Double)

  /// A key by SDL's key code, with SDL's modifier bits.
  case key(code: Int32, modifiers: UInt16, isDown: Bool, isRepeat: Bool)

  case text(String)

  /// The first of the files that are dropped together is about to follow.
  case dropBegan

  /// The bytes of one path.
  case dropFile([UInt8])

  /// All files have been named.
  case dropEnded

  case focus(Bool)

  /// The window has another size, or stands on another display.
  case sizeChanged

  case exposed

  /// The window can be seen again, or may be.
  case shown

  /// The window is minimised or hidden, or may be.
  case hidden

  /// The graphics processor has forgotten what it was given.
  case deviceReset

  case closeRequested

  /// Something finished on another thread; see ``WakeSignal``.
  case wake

  package enum FingerPhase: Hashable, Sendable {
    case down, move, up
  }
}
