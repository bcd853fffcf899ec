public import Motion
import SceneGraph

/// What a plan does, in numbers: the frames of it at chosen moments.
public struct TransitionTrace: Hashable, Sendable {
  /// One element at one moment.
  public struct Element: Hashable, Sendable {
    /// As in the plan.
    public var name: String

    /// In container points; `content`'s in those of its holder.
    public var frame: Rect

    /// The largest of the four radii, in points.
    public var cornerRadius: Double
    /// `0` invisible to `1` opaque.
    public var opacity: Double

    /// The part of the picture seen, in fractions of it; `nil` where there is no picture.
    public var crop: Rect?

    /// How it is turned, scaled and moved about the middle of its frame, where it is.
    public var transform: Transform3D?

    /// What it wears besides; `nil` for the content of a clipped holder.
    public var dress: Dress?
  }

  /// One moment.
  public struct Frame: Hashable, Sendable {
    /// As a fraction of the whole duration.
    public var time: Double

    /// The leading element's own, see ``TransitionPlan/progress(at:)``.
    public var progress: Double
    /// From the bottom to the top.
    public var elements: [Element]
  }

  /// In seconds.
  public let duration: Double
  /// Why a cross-fade is played instead, or `nil`.
  public let fallback: String?
  /// One for each moment asked for.
  public let frames: [Frame]

  /// Samples a plan.
  ///
  /// - Parameters:
  ///   - plan: What to sample.
  ///   - fractions: The moments, as fractions of the whole duration.
  public init(_ plan: TransitionPlan, at fractions: [Double]) {
    duration = plan.duration
    fallback = plan.fallback
    frames = fractions.map { fraction in
      let seconds = fraction * plan.duration
      let states = plan.states(at: seconds)
      return Frame(
        time: fraction, progress: plan.progress(at: seconds),
        elements: zip(plan.elements, states).flatMap { TransitionTrace.rows($0, $1) })
    }
  }

  /// An element's rows: a snapshot in a clipped holder has one for the holder and one for itself.
  private static func rows(_ element: TransitionElement, _ state: ElementState) -> [Element] {
    let frame = state.frame.value.rect
    let radii = state.radii.value.radii
    let radius = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    var row = Element(
      name: element.name, frame: frame, cornerRadius: radius,
      opacity: state.opacity.value.unitValue, crop: nil,
      transform: state.pose == .upright ? nil : state.pose.transform,
      dress: Dress(element, state))
    switch element.content {
    case .image(_, let mode):
      let seen = element.window(state)
      row.crop = seen?.crop
      // An image view keeps its frame around a fitted picture; a morphing window is what it shows.
      if mode == nil, let seen { row.frame = seen.frame }
      return [row]
    case .snapshot where element.isClipped, .presented where element.isClipped:
      let area = state.content.value.rect
      let content = Element(
        name: "content", frame: area.offset(by: Point.zero - frame.origin), cornerRadius: 0,
        opacity: 1, crop: nil, transform: nil, dress: nil)
      return [row, content]
    case .snapshot, .below, .presented, .live:
      row.frame = state.content.value.rect
      return [row]
    case .color:
      return [row]
    }
  }
}
