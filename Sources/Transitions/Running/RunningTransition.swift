public import Motion
public import SceneGraph

/// A transition in flight: a plan, and whatever moves it.
///
/// There is one driver at a time, and whoever takes over starts from the position last shown; all
/// but a grab keep the velocity too. It ends exactly once.
@MainActor
public final class RunningTransition {
  /// Which way it set out.
  public let direction: TransitionDirection

  /// Which way it goes now.
  public private(set) var heading: TransitionDirection

  /// What it does.
  public private(set) var plan: TransitionPlan
  /// What moves it at the moment.
  public private(set) var drive: TransitionDrive

  /// Where every element was when last shown, in the order of the plan's elements.
  public private(set) var states: [ElementState]

  /// When the transition was last shown; a takeover begins here, so that it never steps back.
  public private(set) var shown: FrameTime

  /// Device pixels per point.
  private var scale: Double

  /// Whether the plan is as its animator made it, so that its start is a resting screen and it may
  /// be run back to it.
  private var isPristine = true

  /// Begins to play a plan from its start.
  ///
  /// - Parameters:
  ///   - plan: What will happen.
  ///   - direction: Which way the plan leads.
  ///   - time: When the plan's time is zero.
  ///   - scale: Device pixels per point.
  public init(
    plan: TransitionPlan, direction: TransitionDirection, at time: FrameTime, scale: Double
  ) {
    self.plan = plan
    self.direction = direction
    self.heading = direction
    self.planDirection = direction
    self.scale = scale
    self.shown = time
    self.states = plan.states(at: 0)
    self.drive = .playing(
      Playback(start: time, from: 0, to: plan.duration, duration: plan.duration))
  }

  /// Which way the present plan leads; a plan that runs backwards leads away from its heading.
  public private(set) var planDirection: TransitionDirection

  /// Whether time moves it, so that frames are needed.
  public var isPlaying: Bool {
    if case .playing = drive { true } else { false }
  }

  /// Whether a hand holds or scrubs it.
  public var isInteractive: Bool {
    switch drive {
    case .held, .scrubbed: true
    case .playing, .ended: false
    }
  }

  /// Moves to a time; no allocation once it has run a frame.
  ///
  /// - Parameter time: When the frame will be shown; earlier than the last is taken as the last.
  /// - Returns: How it ended, the one time that it ends; `nil` otherwise.
  public func advance(to time: FrameTime) -> TransitionOutcome? {
    shown = max(shown, time)
    switch drive {
    case .playing(let playback):
      sample(playback)
      guard playback.isOver(at: shown) else { return nil }
      drive = .ended
      return heading == direction ? .completed : .cancelled
    case .scrubbed, .held, .ended:
      return nil
    }
  }

  /// The frame last advanced to.
  ///
  /// - Parameter below: What is displayed beneath the transition.
  /// - Returns: The plan drawn in its present states.
  public func displayList(over below: DisplayList) -> DisplayList {
    plan.displayList(states, over: below)
  }

  private func sample(_ playback: Playback) {
    plan.sample(at: playback.position(at: shown), into: &states)
    let rate = playback.rate(at: shown)
    guard rate != 1 else { return }
    for index in states.indices {
      states[index] = states[index].map { ChannelState($0.value, velocity: $0.velocity * rate) }
    }
  }
}

// MARK: - Takeovers

extension RunningTransition {
  /// Sends it another way, or the same way with a new plan, keeping position and velocity.
  ///
  /// - Parameters:
  ///   - heading: Where to go.
  ///   - makePlan: The animator's plan to that end; not asked for when the present plan can run
  ///     backwards instead.
  public func turn(to heading: TransitionDirection, plan makePlan: () -> TransitionPlan) {
    if case .ended = drive { return }
    if plan.reversal == .rewind, isPristine, heading != self.heading,
      case .playing(let playback) = drive
    {
      rewind(playback, to: heading)
    } else {
      play(makePlan(), heading: heading)
    }
  }

  /// Plays a plan from the present states and their velocities.
  ///
  /// - Parameters:
  ///   - plan: Where to go; its elements are matched with the present ones by name.
  ///   - heading: Which way that is.
  public func play(_ plan: TransitionPlan, heading: TransitionDirection) {
    if case .ended = drive { return }
    self.plan = plan.taken(over: states, of: self.plan, scale: scale)
    self.heading = heading
    self.planDirection = heading
    isPristine = false
    drive = .playing(
      Playback(start: shown, from: 0, to: self.plan.duration, duration: self.plan.duration))
    self.plan.sample(at: 0, into: &states)
  }

  /// Stops it where it is, for a hand to move.
  public func hold() {
    if case .ended = drive { return }
    drive = .held
  }

  /// Puts the elements of a held transition somewhere.
  ///
  /// - Parameter states: One for each element; the velocities are what a release hands on.
  public func move(to states: [ElementState]) {
    guard case .held = drive else { return }
    precondition(
      states.count == plan.elements.count,
      "\(plan.elements.count) elements, given \(states.count) states")
    self.states = states
  }

  /// Moves it to a part of its plan's way, for a percent-driven interaction.
  ///
  /// - Parameters:
  ///   - progress: `0` at the start, `1` at the end; clamped.
  ///   - rate: How fast progress changes, per second.
  public func scrub(to progress: Double, rate: Double) {
    if case .ended = drive { return }
    let progress = min(max(progress, 0), 1)
    drive = .scrubbed(progress: progress, rate: rate)
    switch plan.reversal {
    case .rewind:
      plan.sample(at: progress * plan.duration, into: &states)
      let speed = rate * plan.duration
      for index in states.indices {
        states[index] = states[index].map { ChannelState($0.value, velocity: $0.velocity * speed) }
      }
    case .retarget:
      for (index, element) in plan.elements.enumerated() {
        states[index] = element.channels.map { $0.state(atProgress: progress, rate: rate) }
      }
    }
  }

  /// Lets a scrubbed transition run on along its own plan, as a percent-driven controller does.
  ///
  /// - Parameters:
  ///   - heading: Its own direction to finish, the reverse to cancel.
  ///   - speed: How many times faster than the plan; positive.
  ///   - curve: How the rest is eased.
  public func complete(heading: TransitionDirection, speed: Double, curve: UnitCurve) {
    guard case .scrubbed(let progress, _) = drive else { return }
    self.heading = heading
    let from = progress * plan.duration
    let to = heading == direction ? plan.duration : 0
    drive = .playing(
      Playback(
        start: shown, from: from, to: to, duration: abs(to - from) / speed, curve: curve))
  }

  /// Replaces the plan after the geometry changed, keeping what is shown where it is.
  ///
  /// - Parameters:
  ///   - plan: The animator's plan to the present heading, for the new geometry.
  ///   - scale: Device pixels per point.
  public func replan(_ plan: TransitionPlan, scale: Double) {
    self.scale = scale
    switch drive {
    case .playing: play(plan, heading: heading)
    case .scrubbed(let progress, let rate):
      self.plan = plan
      states = plan.states(at: 0)
      scrub(to: progress, rate: rate)
    case .held:
      let old = self.plan
      self.plan = plan
      var states = plan.states(at: 0)
      for (index, element) in plan.elements.enumerated() {
        if let match = old.elements.firstIndex(where: { $0.name == element.name }) {
          states[index] = self.states[match]
        }
      }
      self.states = states
      isPristine = false
    case .ended: break
    }
  }

  private func rewind(_ playback: Playback, to heading: TransitionDirection) {
    let position = playback.position(at: shown)
    let target = heading == direction ? plan.duration : 0
    self.heading = heading
    drive = .playing(
      Playback(
        start: shown, from: position, to: target, duration: abs(target - position)))
  }
}
