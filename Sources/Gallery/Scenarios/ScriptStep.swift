package import Motion
package import SceneGraph

/// One thing that a script does before it goes on.
package enum ScriptStep: Hashable, Sendable {
  /// Moves the pointer, in events 8 ms apart, pressed or not.
  case move(to: ScriptPlace, over: Duration, PointerPace)

  /// The primary button goes down where the pointer is.
  case press

  /// The primary button is let go where the pointer is.
  case release

  /// A key goes down, and up a moment later.
  case key(KeyEvent.Key)

  /// The wheel turns by notches, one after another; positive brings what lies below into sight.
  case wheel(notches: Int)

  /// A wheel without notches scrolls a thumbnail to the middle, unless all of it is in sight.
  case reveal(Int)

  /// The window changes its size, in points, or its device pixels per point.
  case resize(Size, scale: Double)

  /// Nothing is done for a time.
  case pause(Duration)

  /// Nothing is done until nothing moves any more.
  case rest
}

/// Where a pointer is led; looked up when the pointer sets out.
package enum ScriptPlace: Hashable, Sendable {
  /// The middle of a thumbnail, counted from 0.
  case thumbnail(Int)

  /// The middle of the picture that is open.
  case picture

  /// So far from where the pointer is, in points.
  case away(Vector)

  /// A fraction of the window's size.
  case window(x: Double, y: Double)
}

/// How a pointer's speed changes on its way.
package enum PointerPace: Hashable, Sendable {
  /// From rest to rest with the least jerk, as a hand reaches for something (Flash and Hogan, 1985).
  case reaching

  /// From rest to its highest speed at the end, as a hand throws something: half the way is gone in
  /// the last three tenths of the time.
  case throwing

  /// How much of the way is gone after a fraction of the time, both `0...1`.
  package func progress(at fraction: Double) -> Double {
    switch self {
    case .reaching: fraction * fraction * fraction * (10 + fraction * (6 * fraction - 15))
    case .throwing: fraction * fraction
    }
  }
}
