import Motion
import SceneGraph
import Transitions

/// A screen of one colour.
final class PlainScreen: ViewController {
  private let color: Color?

  init(_ color: Color?) {
    self.color = color
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = color
    let button = View(frame: Rect(x: 10, y: 10, width: 40, height: 20))
    button.backgroundColor = .white
    view.addSubview(button)
  }
}

/// Slides a box across the screen beneath.
final class BoxAnimator: TransitionAnimator, TransitioningDelegate {
  var timing = ChannelTiming.spring(Spring(response: 0.36, dampingRatio: 0.86))
  var reversal = TransitionPlan.Reversal.retarget
  var closed = Rect(x: 10, y: 20, width: 100, height: 100)

  /// Each plan that was asked for, as its direction.
  private(set) var asked: [TransitionDirection] = []

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? { self }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { self }

  func transitionWillStart(_ context: TransitionContext) {}

  func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {}

  func plan(for context: TransitionContext) -> TransitionPlan {
    asked.append(context.direction)
    return plan(context.direction, container: context.container)
  }

  func plan(_ direction: TransitionDirection, container: Rect) -> TransitionPlan {
    let (closed, open) = (ChannelVector(self.closed), ChannelVector(container))
    let frame =
      direction == .present
      ? Channel(from: closed, to: open, timing: timing)
      : Channel(from: open, to: closed, timing: timing)
    let none = Channel(from: .zero, to: .zero, timing: timing)
    let whole = Channel(from: open, to: open, timing: timing)
    let opaque = Channel(
      from: ChannelVector(single: 1), to: ChannelVector(single: 1), timing: timing)
    return TransitionPlan(
      elements: [
        TransitionElement(
          name: "presenting", content: .below(size: container.size),
          channels: ElementChannels(
            frame: whole, content: whole, radii: none, opacity: opaque, shadow: none),
          isClipped: false),
        TransitionElement(
          name: "hero", content: .color(.black),
          channels: ElementChannels(
            frame: frame, content: frame, radii: none, opacity: opaque, shadow: none)),
      ], reversal: reversal)
  }
}
