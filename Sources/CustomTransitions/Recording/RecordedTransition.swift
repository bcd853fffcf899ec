import Motion
import SceneGraph
import Transitions

/// What a piece of user code did to the views of two screens, as a plan.
@MainActor
struct RecordedTransition {
  /// Which way the code was told to go.
  let direction: TransitionDirection

  /// The space in which it went.
  let container: Rect

  /// Device pixels per point then.
  private let scale: Double

  /// The plan that way, from the moment the code was called.
  let plan: TransitionPlan

  /// Whether the code has said that it is over, by now.
  var isFinished: Bool { end.time != nil }

  private let end: End
  private let changes: [AnimationRecorder.Change]

  /// The views of both screens.
  private let screens: [View]

  /// How the views of both screens looked before the code was called.
  private let looks: [ObjectIdentifier: ViewLook]

  /// Calls a piece of code and keeps what it does.
  ///
  /// - Parameters:
  ///   - context: Both screens and the way.
  ///   - duration: What the code is told, in seconds.
  ///   - code: Puts views into the container, animates them, and calls what it is given when all is
  ///     over.
  ///   - late: Called where the code says so only after all that was recorded.
  init(
    _ context: TransitionContext, duration: Double,
    code: (TransitionContainer, @escaping () -> Void) -> Void, late: @escaping () -> Void
  ) {
    let (below, above) = (context.beneath.view, context.presented.view)
    let views = TransitionContainer(
      bounds: context.container,
      subviews: context.direction == .present ? [below] : [below, above])
    screens = [below, above]
    looks = AnimationRecorder.looks(below: screens)
    let end = End(late: late)
    code(views) { [recorder = views.recorder] in end.call(at: recorder.now) }
    var scene = RecordedScene(context, views.subviews)
    scene.photograph(views.recorder.changes)
    views.recorder.runCompletions()
    scene.add(views.subviews)
    scene.photograph(views.recorder.changes)
    end.isRecorded = true
    direction = context.direction
    container = context.container
    scale = context.scale
    changes = views.recorder.changes
    self.end = end
    let elements = scene.elements(changes)
    guard elements.allSatisfy(\.staysWithinLimits) else {
      plan = .crossFade(
        presented: nil, direction: direction, container: container,
        fallback: "degenerate frame of a view", scale: scale)
      return
    }
    plan = TransitionPlan(
      elements: elements,
      fallback: end.time != nil ? nil : "completion() was not called", scale: context.scale,
      leastDuration: end.time ?? 2 * duration,
      isScrubbedInTime: !elements.allSatisfy(\.movesBySpringsAlone))
  }

  /// When the code says that it is over.
  private final class End {
    private(set) var time: Double?
    var isRecorded = false
    private let late: () -> Void

    init(late: @escaping () -> Void) {
      self.late = late
    }

    /// Once; again it is harmless.
    func call(at now: Double) {
      guard time == nil else { return }
      time = now
      if isRecorded { late() }
    }
  }

  /// The plan to one end, in a space that may have another size and scale by now.
  func plan(
    _ heading: TransitionDirection, in container: Rect, scale: Double
  ) -> TransitionPlan {
    let plan = heading == direction ? plan : plan.reversed
    guard container != self.container || scale != self.scale else { return plan }
    return plan.stretched(from: self.container, to: container, scale: scale)
  }

  /// Makes the views look as before it began, in those respects in which the code has animated them.
  ///
  /// In a space of another size the screens have been laid out anew, and what is in them is.
  ///
  /// - Parameters:
  ///   - root: Only this view and those below it; `nil` for all.
  ///   - room: The space now.
  func restore(below root: View? = nil, in room: Rect) {
    for change in changes.reversed() where root.map(change.view.isDescendant) ?? true {
      let view = change.view
      let isSame = room == container
      let look = looks[ObjectIdentifier(view)] ?? change.from
      look.restore(
        view, whereChangedFrom: change.from, to: change.to,
        placed: isSame || !screens.contains { $0 === view })
      if !isSame { view.superview?.setNeedsLayout() }
    }
  }
}

extension TransitionElement {
  /// Whether a hand may lead it in a straight line from start to end: a spring's time is no measure.
  fileprivate var movesBySpringsAlone: Bool {
    [
      channels.frame, channels.radii, channels.opacity, channels.translation, channels.scale,
      channels.rotation, channels.fill,
    ].allSatisfy { channel in
      guard channel.from != channel.to else {
        if case .steps = channel.timing { return false }
        return true
      }
      if case .spring = channel.timing { return channel.delay == 0 }
      return false
    }
  }
}

extension TransitionPlan {
  /// The same plan in a space of another size.
  fileprivate func stretched(from old: Rect, to new: Rect, scale: Double) -> TransitionPlan {
    guard old.isDrawable, new.isDrawable else { return self }
    let factor = ChannelVector(
      new.width / old.width, new.height / old.height, new.width / old.width,
      new.height / old.height)
    func stretched(_ channel: Channel) -> Channel {
      var channel = channel
      channel.from *= factor
      channel.to *= factor
      if case .steps(let steps, let end) = channel.timing {
        channel.timing = .steps(steps.map(stretched), backwardsFrom: end)
      }
      return channel
    }
    let elements = self.elements.map { element in
      // What is inside of another is stretched with it.
      guard element.depth == 0 else { return element }
      var element = element
      element.channels.frame = stretched(element.channels.frame)
      element.channels.content = stretched(element.channels.content)
      return element
    }
    return TransitionPlan(
      elements: elements, reversal: reversal, fallback: fallback, scale: scale,
      leastDuration: leastDuration,
      isScrubbedInTime: isScrubbedInTime)
  }
}
