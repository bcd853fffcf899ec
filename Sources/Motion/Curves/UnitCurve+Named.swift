extension UnitCurve {
  /// Even progress.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  // CSS Easing Functions Level 1; the last three are also Core Animation's and UIKit's.

  /// CSS `ease`, Core Animation's default.
  public static let ease = UnitCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// CSS `ease-in`, UIKit's `curveEaseIn`.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// CSS `ease-out`, UIKit's `curveEaseOut`.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// CSS `ease-in-out`, UIKit's `curveEaseInOut` and default.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  // Material Design 3, motion tokens.

  /// Material 3's `standard`, for what begins and ends on screen.
  public static let standard = UnitCurve(x1: 0.2, y1: 0, x2: 0, y2: 1)

  /// Material 3's `emphasized-decelerate`, for what enters the screen.
  public static let emphasizedDecelerate = UnitCurve(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1)

  /// Material 3's `emphasized-accelerate`, for what leaves the screen.
  public static let emphasizedAccelerate = UnitCurve(x1: 0.3, y1: 0, x2: 0.8, y2: 0.15)

  /// Android's predictive-back gesture: how far the screen shrinks along the swipe.
  public static let backGesture = UnitCurve(x1: 0.1, y1: 0.1, x2: 0, y2: 1)

  /// PhotoSwipe 5's opening and closing zoom.
  public static let photoSwipe = UnitCurve(x1: 0.4, y1: 0, x2: 0.22, y2: 1)
}
