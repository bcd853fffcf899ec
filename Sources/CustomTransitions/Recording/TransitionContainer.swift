public import Motion
public import SceneGraph
import Transitions

/// Where a custom transition takes place: the two screens' views, and whatever else is put among them
/// for as long as it lasts.
///
/// Both screens stay where they are in their own trees; here is only their order. Changes of the order
/// apply at once, as do changes of views outside of ``animate(duration:delay:curve:animations:completion:)``.
@MainActor
public final class TransitionContainer {
  /// The space of the transition, in points; both screens fill it.
  public let bounds: Rect

  /// From the bottom to the top. At first the screen beneath, and where that is left the one on top.
  public private(set) var subviews: [View]

  private(set) lazy var recorder = AnimationRecorder { [unowned self] in subviews }

  init(bounds: Rect, subviews: [View]) {
    self.bounds = bounds
    self.subviews = subviews
  }

  // MARK: Views

  /// Puts a view on top; a screen's, or one that is drawn only in this transition.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place, counted from the bottom; beyond the top it is on top.
  public func insertSubview(_ view: View, at index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Puts a view right beneath another; on top where that is not here.
  public func insertSubview(_ view: View, belowSubview other: View) {
    subviews.removeAll { $0 === view }
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? subviews.count)
  }

  /// Puts a view right above another; on top where that is not here.
  public func insertSubview(_ view: View, aboveSubview other: View) {
    subviews.removeAll { $0 === view }
    insertSubview(view, at: subviews.firstIndex { $0 === other }.map { $0 + 1 } ?? subviews.count)
  }

  /// Takes a view away; a screen's is then not drawn in this transition.
  public func removeSubview(_ view: View) {
    subviews.removeAll { $0 === view }
  }

  // MARK: Animations

  /// Animates what a closure changes: frames, alpha, transforms, corner radii, backgrounds.
  ///
  /// - Parameters:
  ///   - duration: In seconds; positive.
  ///   - delay: Seconds until it begins.
  ///   - curve: How it gets there.
  ///   - animations: Changes views of the two screens, or others that are in this container. It is
  ///     called at once, and the views have their new values from then on.
  ///   - completion: Called once, before the first frame: what it animates comes after this.
  /// - Precondition: `duration` is positive and `delay` is not negative.
  public func animate(
    duration: Double, delay: Double = 0, curve: UnitCurve = .easeInOut, animations: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    precondition(duration > 0 && delay >= 0, "\(duration) seconds after \(delay)")
    recorder.animate(
      delay: delay, timing: .curve(curve, duration: duration), duration: duration, animations,
      completion: completion)
  }

  /// Animates by a spring what a closure changes.
  ///
  /// - Parameters:
  ///   - spring: How it gets there; it must come to rest.
  ///   - delay: Seconds until it begins.
  ///   - animations: As above.
  ///   - completion: Called once, before the first frame; what it animates comes when the spring has
  ///     come within a thousandth of its way.
  /// - Precondition: `delay` is not negative.
  public func animate(
    spring: Spring, delay: Double = 0, animations: () -> Void, completion: (() -> Void)? = nil
  ) {
    precondition(delay >= 0, "a delay of \(delay) seconds")
    let rest = spring.settlingTime(displacement: 1, velocity: 0, tolerance: 1e-3)
    precondition(rest != nil, "a spring that never rests")
    recorder.animate(
      delay: delay, timing: .spring(spring), duration: rest ?? 0, animations,
      completion: completion)
  }

  /// Animates in steps.
  ///
  /// - Parameters:
  ///   - duration: Of all of them, in seconds; positive.
  ///   - delay: Seconds until they begin.
  ///   - steps: Is called at once, and adds them.
  ///   - completion: Called once, before the first frame: what it animates comes after this.
  /// - Precondition: `duration` is positive and `delay` is not negative.
  public func animateKeyframes(
    duration: Double, delay: Double = 0, steps: (Keyframes) -> Void,
    completion: (() -> Void)? = nil
  ) {
    precondition(duration > 0 && delay >= 0, "\(duration) seconds after \(delay)")
    steps(Keyframes(recorder: recorder, duration: duration, delay: delay))
    recorder.animate(
      delay: delay, timing: .curve(.linear, duration: duration), duration: duration, {},
      completion: completion)
  }

  /// The steps of one animation, in fractions of its duration.
  @MainActor
  public struct Keyframes {
    fileprivate let recorder: AnimationRecorder
    fileprivate let duration: Double
    fileprivate let delay: Double

    /// Adds a step.
    ///
    /// - Parameters:
    ///   - start: When it begins, `0...1`.
    ///   - length: How long it takes, above 0.
    ///   - curve: How it gets there; in a straight line by default.
    ///   - animations: Changes views.
    /// - Precondition: `start` is not negative and `length` is positive.
    public func add(
      at start: Double, lasting length: Double, curve: UnitCurve = .linear, animations: () -> Void
    ) {
      precondition(start >= 0 && length > 0, "a step of \(length) at \(start)")
      let time = duration * length
      recorder.animate(
        delay: delay + duration * start, timing: .curve(curve, duration: time), duration: time,
        animations, completion: nil)
    }
  }
}
