public import Motion

/// Frosted glass: what is seen through a ``VisualEffectView``, and how it is tinted.
public struct BlurEffect: Hashable, Sendable {
  /// The standard deviation of the Gaussian blur, in points; `0` or less blurs nothing.
  public var radius: Double

  /// Laid over the blurred backdrop; clear by default.
  public var tint: Color

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian blur, in points.
  ///   - tint: Laid over the blurred backdrop.
  public init(radius: Double, tint: Color = .clear) {
    self.radius = radius
    self.tint = tint
  }
}

/// Blurs what lies beneath it, within its shape; its subviews are drawn sharp on top.
///
/// Unlike UIKit's, it goes on blurring while it or a view above it is faded: the glass is faded, not what
/// is seen through it. Subviews are added to the view itself.
@MainActor
open class VisualEffectView: View {
  /// What the backdrop goes through; `nil` leaves it as it is.
  public var effect: BlurEffect? {
    didSet { if effect != oldValue { setNeedsDisplay() } }
  }

  /// - Parameters:
  ///   - frame: In the superview's points.
  ///   - effect: What the backdrop goes through.
  public init(frame: Rect = .zero, effect: BlurEffect? = nil) {
    self.effect = effect
    super.init(frame: frame)
  }

  open override func draw(into list: inout DisplayList) {
    guard let effect else { return }
    if effect.radius > 0 {
      list.append(.backdropBlur(DisplayBackdropBlur(shape: shape, radius: effect.radius)))
    }
    if effect.tint.alpha > 0 { list.append(.fill(shape, effect.tint)) }
  }

  override var drawsWithinShape: Bool { true }
}
