import Motion
import SDLHost

/// A display, a driver and a machine in simulated time: the truth that a display link has to find out.
struct SimulatedDisplay {
  /// The time between two refreshes, in seconds, and when one of them is.
  var period: Double
  var phase = 0.0031

  /// Whether presents wait for it.
  var isWaitedFor = true

  /// Frames that the driver takes before a present waits.
  var queueLength = 0

  /// How much earlier or later than its refresh a present returns, at most, in seconds.
  var jitter = 0.0

  /// What the work on a frame takes, in seconds.
  var work = 0.001...0.004

  /// One of so many frames takes three refreshes' time; none if zero.
  var lateEvery = 0

  private(set) var pacer: FramePacer
  private(set) var time = 5.0
  private(set) var count = 0
  private var random: SimulatedChance
  private var shownTimes: [Double] = []

  /// One frame as it was predicted and as it came.
  struct Frame {
    var slot: FrameSlot

    /// When its present returned.
    var returned: Double

    /// When the display first showed it.
    var shown: Double

    /// How far the prediction was from the nearest refresh, in seconds.
    var error: Double
  }

  /// - Parameters:
  ///   - rate: Refreshes in a second.
  ///   - reported: The rate that the display reports.
  ///   - seed: Of the work and the jitter.
  ///   - isVsynced: Whether presents claim to wait for it.
  init(rate: Double, reported: Double, seed: UInt64 = 1, isVsynced: Bool = true) {
    period = 1 / rate
    pacer = FramePacer(
      period: .nanoseconds(Int64((1e9 / reported).rounded())), isVsynced: isVsynced)
    random = SimulatedChance(state: seed)
  }

  /// The window is moved to a display, with or without being told.
  mutating func move(toRate rate: Double, phase: Double, reported: Double?) {
    // The new one's refreshes lie where they lie.
    period = 1 / rate
    self.phase = phase
    shownTimes.removeAll()
    if let reported {
      pacer.changePeriod(to: .nanoseconds(Int64((1e9 / reported).rounded())))
    }
  }

  mutating func rest(for seconds: Double) {
    pacer.rest()
    time += seconds
  }

  /// Plays one frame.
  @discardableResult
  mutating func frame() -> Frame {
    let slot = pacer.nextSlot(now: moment(time))
    time = max(time, slot.begin.seconds)
    let predicted = slot.shown.seconds
    let nearest = phase + ((predicted - phase) / period).rounded() * period
    count += 1
    time += random.value(in: work)
    if lateEvery > 0, random.value(in: 0...1) < 1 / Double(lateEvery) { time += 2.2 * period }
    let called = time
    var shown = refresh(after: max(called, shownTimes.last ?? 0))
    var returned = called + 0.0001
    if isWaitedFor {
      let waitsFor = queueLength == 0 ? shown : earlier(queueLength)
      returned = max(returned, waitsFor + random.value(in: -jitter...jitter))
    } else {
      shown = refresh(after: called)
    }
    shownTimes.append(shown)
    if shownTimes.count > 8 { shownTimes.removeFirst() }
    time = returned
    pacer.presented(called: moment(called), returned: moment(returned))
    return Frame(slot: slot, returned: returned, shown: shown, error: predicted - nearest)
  }

  private func earlier(_ frames: Int) -> Double {
    shownTimes.count >= frames ? shownTimes[shownTimes.count - frames] : 0
  }

  private func refresh(after time: Double) -> Double {
    phase + (((time - phase) / period + 1e-6).rounded(.down) + 1) * period
  }

  private func moment(_ seconds: Double) -> FrameTime {
    FrameTime(elapsed: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// Whether the link goes by the display.
  var isFollowed: Bool {
    if case .display = pacer.grid { true } else { false }
  }

  /// Whether the link goes by deadlines of its own.
  var isPacedByDeadlines: Bool {
    if case .deadlines = pacer.grid { true } else { false }
  }
}

/// Numbers that look like chance and are the same on every run.
struct SimulatedChance {
  var state: UInt64

  mutating func value(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    return range.lowerBound
      + (range.upperBound - range.lowerBound) * Double(bits >> 11) / Double(1 << 53)
  }
}
