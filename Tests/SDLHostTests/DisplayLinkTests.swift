import Motion
import SDLHost
import Testing

/// A clock that only sleeping and its owner move.
private final class SimulatedClock: HostClock {
  var time = FrameTime.zero

  /// How much later than asked a sleep ends.
  var lateness = Duration.zero

  func now() -> FrameTime { time }

  func sleep(until deadline: FrameTime) {
    if deadline > time { time = deadline + lateness }
  }
}

@Suite("The display link")
struct DisplayLinkTests {
  private static let period = Duration.milliseconds(16)
  private let clock = SimulatedClock()

  private func milliseconds(_ value: Int) -> FrameTime { FrameTime(elapsed: .milliseconds(value)) }

  private func makeLink() -> DisplayLink<SimulatedClock> {
    DisplayLink(clock: clock, period: DisplayLinkTests.period)
  }

  @Test("The first frame begins at once and is shown one refresh later")
  func firstFrame() {
    clock.time = milliseconds(5)
    var link = makeLink()
    let slot = link.waitForTurn()
    #expect(slot.begin == milliseconds(5))
    #expect(slot.shown == milliseconds(21))
    #expect(!slot.followsFrame)
  }

  @Test("Frames that are in time begin when the one before is shown", arguments: [0, 3, 15, 16])
  func inTime(work: Int) {
    var link = makeLink()
    for frame in 0..<1000 {
      let slot = link.waitForTurn()
      #expect(slot.begin == milliseconds(16 * frame))
      #expect(slot.shown == milliseconds(16 * frame + 16))
      clock.time = clock.time + .milliseconds(work)
    }
    #expect(link.missed == 0)
  }

  @Test("Waking late does not move the deadlines")
  func noDrift() {
    clock.lateness = .microseconds(700)
    var link = makeLink()
    for frame in 0..<1000 {
      let slot = link.waitForTurn()
      #expect(slot.shown == milliseconds(16 * frame + 16))
      clock.time = clock.time + .milliseconds(8)
    }
    #expect(link.missed == 0)
  }

  @Test(
    "A late frame skips the refreshes it missed, counts them, and stays on the grid",
    arguments: [(17, 1), (32, 1), (33, 2), (100, 6), (1000, 62)])
  func lateFrames(work: Int, missed: Int) {
    var link = makeLink()
    let first = link.waitForTurn()
    clock.time = first.begin + .milliseconds(work)
    let slot = link.waitForTurn()
    #expect(slot.missed == missed)
    #expect(link.missed == missed)
    #expect(slot.begin == first.shown + DisplayLinkTests.period * missed)
    #expect(slot.begin >= milliseconds(work))
    #expect(slot.shown == slot.begin + DisplayLinkTests.period)
    #expect(slot.followsFrame)
  }

  @Test("The time the machine slept is no missed deadline")
  func suspension() {
    var link = makeLink()
    _ = link.waitForTurn()
    clock.time = milliseconds(3_600_000)
    let slot = link.waitForTurn()
    #expect(slot.begin == milliseconds(3_600_000))
    #expect(!slot.followsFrame)
    #expect(link.missed == 0)
  }

  @Test("After a rest the next frame begins at once, and nothing counts as missed")
  func rest() {
    var link = makeLink()
    _ = link.waitForTurn()
    link.rest()
    clock.time = milliseconds(500)
    let slot = link.waitForTurn()
    #expect(slot.begin == milliseconds(500))
    #expect(!slot.followsFrame)
    #expect(link.missed == 0)
  }

  @Test("A rest shorter than a refresh does not outrun the display")
  func shortRest() {
    var link = makeLink()
    let first = link.waitForTurn()
    clock.time = milliseconds(3)
    link.rest()
    let slot = link.waitForTurn()
    #expect(slot.begin == first.shown)
    #expect(clock.time == first.shown)
  }

  @Test("On another display the grid goes on with that one's period")
  func otherDisplay() {
    var link = makeLink()
    let first = link.waitForTurn()
    link.changePeriod(to: .milliseconds(7))
    let second = link.waitForTurn()
    let third = link.waitForTurn()
    #expect(second.begin == first.shown)
    #expect(second.shown == first.shown + .milliseconds(7))
    #expect(third.begin == second.shown)
  }

  @Test("An hour at 60 Hz ends where its deadlines say, to the nanosecond")
  func longRun() {
    let period = Duration.nanoseconds(16_666_666)
    var link = DisplayLink(clock: clock, period: period)
    let frames = 216_000
    for _ in 0..<(frames - 1) { _ = link.waitForTurn() }
    #expect(link.waitForTurn().shown.elapsed == .nanoseconds(16_666_666 * Int64(frames)))
  }

  @Test("The times that frames are shown never go back, whatever happens between them")
  func monotone() {
    var link = makeLink()
    var last = FrameTime.zero
    var state: UInt32 = 7
    for _ in 0..<5000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      clock.time = clock.time + .microseconds(Int(state >> 16) * (state & 64 == 0 ? 1 : 40))
      if state & 0x300 == 0 { link.rest() }
      let slot = link.waitForTurn()
      #expect(slot.begin >= last && slot.shown > slot.begin)
      last = slot.shown
    }
  }
}
