import Motion

/// What a zoomed content does at the moment.
enum ZoomMotion {
  case atRest

  /// A pointer drags it; where it would be without that, and without any stretch.
  case dragging(from: Point)

  /// Two fingers hold it: its scale when they took hold, and which part of it lies between them.
  case pinching(scale: Double, part: Point)

  /// It goes to a place, all of its sides by one spring, so that it keeps its shape, and what stays in place at
  /// both ends stays there all the way.
  case gliding(Glide)

  /// It coasts at its size.
  case coasting(Coast)

  struct Glide {
    let end: Rect
    let motion: FrameGlide
  }

  struct Coast {
    let start: FrameTime
    let x: ScrollFlight
    let y: ScrollFlight

    var duration: Double { max(x.duration, y.duration) }
    var end: Point { Point(x: x.end, y: y.end) }
  }

  /// The part of the way beyond a limit of the scale that is shown, as a power: a pinch to twice the limit
  /// shows a third more.
  private static let stretch = 0.4

  /// The scale shown for the one that fingers ask for.
  static func shown(_ scale: Double, within range: ClosedRange<Double>) -> Double {
    let limit = min(max(scale, range.lowerBound), range.upperBound)
    guard limit > 0, scale > 0 else { return limit }
    return limit * power(scale / limit, stretch)
  }
}
