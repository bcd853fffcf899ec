public import Motion

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
  public private(set) var plan: TransitionPlan {
    didSet { paths = nil }
  }

  /// How it is drawn to be looked at; `nil` as it is.
  package var inspection: PlanInspection?

  /// The ways of what the plan moves, once somebody has looked at them.
  var paths: PlanPaths?

  /// What moves it at the moment.
  public private(set) var drive: TransitionDrive

  /// Where every element was when last shown, in the order of the plan's elements.
  public private(set) var states: [ElementState]

  /// When the transition was last shown; a takeover begins here, so that it never steps back.
  public private(set) var shown: FrameTime

  /// Device pixels per point.
  private(set) var scale: Double

  /// The way between the two screens at rest.
  private(set) var way: Coverage

  /// Where a hand took hold of everything, and how far the upper screen had come then.
  private(set) var base: (states: [ElementState], coverage: Double)

  private var handDelay = HandDelay()
  var storage = FrameStorage()
  var live = LiveStorage()

  /// Whether what scrubs it leads through the plan's time.
  private var isScrubbedInTime = false

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
    self.way = Coverage(plan, direction)
    self.base = (states, direction == .present ? 0 : 1)
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

  /// How far the upper screen has come: `0` out of sight, `1` in its place, beyond them where a spring
  /// has overshot.
  var coverage: Double { way.value(of: states, plan.elements, heading: heading) }

  /// How much of its plan's time has passed, `0…1`, where that is what a percent-driven hand leads
  /// through; `nil` where it is not, and once it is over.
  var progressInTime: Double? {
    guard plan.isScrubbedInTime, plan.duration > 0 else { return nil }
    switch drive {
    case .playing(let playback): return playback.position(at: shown) / plan.duration
    case .scrubbed(let progress, _): return progress
    case .held, .ended: return nil
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
    case .scrubbed, .held:
      handDelay.noteFrame(at: shown)
      return nil
    case .ended:
      return nil
    }
  }

  private func sample(_ playback: Playback) {
    plan.sample(at: playback.position(at: shown), into: &states)
    let rate = playback.rate(at: shown)
    if rate != 1 { scaleVelocities(by: rate) }
  }

  private func scaleVelocities(by factor: Double) {
    for index in states.indices {
      states[index] = states[index].map { ChannelState($0.value, velocity: $0.velocity * factor) }
    }
  }
}

// MARK: - Takeovers

extension RunningTransition {
  /// Sends it another way, or the same way with a new plan, keeping position and velocity.
  ///
  /// - Parameters:
  ///   - heading: Where to go.
  ///   - time: When; of account only while a hand moves it.
  ///   - plan: The animator's plan to that end; where the present one may run backwards and leads
  ///     there as well, it does that instead.
  ///   - least: Seconds that it takes even where all is at its end before; a plan that runs backwards
  ///     takes as long as it has run.
  public func turn(
    to heading: TransitionDirection, at time: FrameTime, plan: TransitionPlan,
    lasting least: Double = 0
  ) {
    if case .ended = drive { return }
    if self.plan.reversal == .rewind, isPristine, heading != self.heading,
      case .playing(let playback) = drive,
      self.plan.leads(heading == planDirection, where: plan)
    {
      rewind(playback, to: heading)
    } else {
      play(plan, heading: heading, at: time, lasting: least)
    }
  }

  /// Plays a plan from the present states and their velocities.
  ///
  /// - Parameters:
  ///   - plan: Where to go; its elements are matched with the present ones by name.
  ///   - heading: Which way that is.
  ///   - time: When; of account only while a hand moves it.
  ///   - least: Seconds that it takes even where all is at its end before.
  public func play(
    _ plan: TransitionPlan, heading: TransitionDirection, at time: FrameTime,
    lasting least: Double = 0
  ) {
    play(plan, heading: heading, at: time, from: nil, lasting: least)
  }

  private func play(
    _ plan: TransitionPlan, heading: TransitionDirection, at time: FrameTime,
    from position: Double?, lasting least: Double = 0
  ) {
    if case .ended = drive { return }
    let start = start(at: time)
    self.plan = plan.taken(
      over: states, of: self.plan, scale: scale, at: position, leastDuration: least)
    self.heading = heading
    self.planDirection = heading
    isPristine = false
    drive = .playing(
      Playback(start: start, from: 0, to: self.plan.duration, duration: self.plan.duration))
    self.plan.sample(at: 0, into: &states)
  }

  /// Stops it where it is, for a hand to move.
  public func hold() {
    if case .ended = drive { return }
    drive = .held
    base = (states, coverage)
    handDelay = HandDelay()
  }

  /// Puts the elements of a held or scrubbed transition somewhere; no allocation of its own.
  ///
  /// - Parameters:
  ///   - time: When the hand was there.
  ///   - change: Is given one state for each element of the plan, where they are, and leaves as many;
  ///     their velocities are what a release hands on. It does not look at ``states`` meanwhile.
  public func move(at time: FrameTime, _ change: (inout [ElementState]) -> Void) {
    guard isInteractive else { return }
    change(&states)
    precondition(
      states.count == plan.elements.count,
      "\(plan.elements.count) elements, given \(states.count) states")
    handDelay.noteMove(at: time)
  }

  /// Moves it to a part of its plan's way, for a percent-driven interaction.
  ///
  /// - Parameters:
  ///   - progress: `0` at the start, `1` at the end; clamped.
  ///   - rate: How fast progress changes, per second; where progress is clamped it does not.
  ///   - time: When the hand was there.
  ///   - inTime: Whether through the plan's time, delays and curves and all; `nil` as the plan says.
  public func scrub(
    to progress: Double, rate: Double, at time: FrameTime, inTime: Bool? = nil
  ) {
    if case .ended = drive { return }
    isScrubbedInTime = inTime ?? plan.isScrubbedInTime
    let clamped = min(max(progress, 0), 1)
    let rate = clamped == progress ? rate : 0
    drive = .scrubbed(progress: clamped, rate: rate)
    handDelay.noteMove(at: time)
    if isScrubbedInTime {
      plan.sample(at: clamped * plan.duration, into: &states)
      scaleVelocities(by: rate * plan.duration)
    } else {
      for (index, element) in plan.elements.enumerated() {
        states[index] = element.channels.map { $0.state(atProgress: clamped, rate: rate) }
      }
    }
  }

  /// Lets a scrubbed transition run on along its own plan, as a percent-driven controller does.
  ///
  /// - Parameters:
  ///   - heading: The way of the plan to play the rest of it, the other to go back.
  ///   - speed: How many times faster than the plan; positive.
  ///   - curve: How the rest is eased.
  ///   - time: When the hand let go.
  public func complete(
    heading: TransitionDirection, speed: Double, curve: UnitCurve, at time: FrameTime
  ) {
    guard case .scrubbed(let progress, _) = drive else { return }
    self.heading = heading
    let from = progress * plan.duration
    let to = heading == planDirection ? plan.duration : 0
    drive = .playing(
      Playback(
        start: start(at: time), from: from, to: to, duration: abs(to - from) / speed,
        curve: curve))
  }

  /// Replaces the plan after the geometry changed.
  ///
  /// While time moves it, what is shown stays where it is and goes on to its new end. While a hand does,
  /// everything is as far along its new way as it was along the old one, as if the geometry had always
  /// been that.
  ///
  /// - Parameters:
  ///   - plan: The animator's plan, the way ``planDirection`` says while a hand moves it, else to
  ///     the present heading.
  ///   - scale: Device pixels per point.
  ///   - time: When.
  public func replan(_ plan: TransitionPlan, scale: Double, at time: FrameTime) {
    self.scale = scale
    let old = way
    way = Coverage(plan, isInteractive ? planDirection : heading)
    switch drive {
    case .playing(let playback): aim(playback, at: plan)
    case .scrubbed(let progress, let rate):
      base.states = old.carried(
        base.states, of: self.plan.elements, onto: way, plan.elements, at: base.coverage)
      self.plan = plan
      states = plan.states(at: 0)
      scrub(to: progress, rate: rate, at: time, inTime: isScrubbedInTime)
    case .held: carry(to: plan, from: old)
    case .ended: break
    }
  }

  /// Puts what is held as far along the new way as it was along the old one.
  private func carry(to plan: TransitionPlan, from old: Coverage) {
    let elements = self.plan.elements
    let coverage = old.value(of: states, elements, heading: heading)
    let stays = old.surviving(elements, in: plan)
    let staying = elements.indices.filter { stays[$0] }
    self.plan = plan.taken(
      over: staying.map { states[$0] },
      of: TransitionPlan(elements: staying.map { elements[$0] }), scale: scale)
    isPristine = false
    func carried(_ states: [ElementState], _ coverage: Double) -> [ElementState] {
      old.carried(states, of: elements, onto: way, self.plan.elements, at: coverage)
    }
    states = carried(states, coverage)
    base.states = carried(base.states, base.coverage)
    base.coverage = way.value(of: base.states, self.plan.elements, heading: heading)
  }

  /// Goes on to where another plan ends: in the time that is left if that is near, else as if it
  /// were turned.
  private func aim(_ playback: Playback, at plan: TransitionPlan) {
    let position = playback.position(at: shown)
    let backwards = heading != planDirection
    let isAsPlanned = playback.from == 0 && playback.duration == playback.to && !backwards
    let aimed = self.plan.aimed(at: plan, from: position, backwards: backwards)
    if let aimed, isAsPlanned {
      self.plan = aimed
      // A spring that goes on takes its time.
      let end = aimed.duration
      drive = .playing(Playback(start: playback.start, from: 0, to: end, duration: end))
    } else if let aimed, aimed.duration <= self.plan.duration {
      self.plan = aimed
    } else {
      play(plan, heading: heading, at: shown, from: backwards ? nil : position)
    }
  }

  /// Ends it at once where it is headed.
  ///
  /// - Parameter heading: Where to.
  /// - Returns: How it ended; `nil` if it was over already.
  public func finish(_ heading: TransitionDirection) -> TransitionOutcome? {
    if case .ended = drive { return nil }
    self.heading = heading
    drive = .ended
    return heading == direction ? .completed : .cancelled
  }

  /// The moment from which a motion that takes over now is counted: the frame last shown, unless a
  /// hand let go.
  private func start(at time: FrameTime) -> FrameTime {
    isInteractive ? max(shown, handDelay.shown(time)) : shown
  }

  private func rewind(_ playback: Playback, to heading: TransitionDirection) {
    let position = playback.position(at: shown)
    let target = heading == planDirection ? plan.duration : 0
    self.heading = heading
    drive = .playing(
      Playback(
        start: shown, from: position, to: target, duration: abs(target - position)))
  }
}
