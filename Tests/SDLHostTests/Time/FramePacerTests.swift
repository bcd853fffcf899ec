import Motion
import SDLHost
import Testing

/// Frames that are paced by simulated time, in which waiting takes exactly as long as it should.
private struct SimulatedLink {
  var pacer: FramePacer
  var time = FrameTime.zero

  /// How much later than asked a wait ends.
  var lateness = Duration.zero

  mutating func waitForTurn() -> FrameSlot {
    let slot = pacer.nextSlot(now: time)
    if slot.begin > time { time = slot.begin + lateness }
    return slot
  }
}

@Suite("The pace of frames")
struct FramePacerTests {
  private static let period = Duration.milliseconds(16)

  private func milliseconds(_ value: Int) -> FrameTime { FrameTime(elapsed: .milliseconds(value)) }

  private func makeLink() -> SimulatedLink {
    SimulatedLink(pacer: FramePacer(period: FramePacerTests.period))
  }

  @Test("The first frame begins at once and is shown one refresh later")
  func firstFrame() {
    var link = makeLink()
    link.time = milliseconds(5)
    let slot = link.waitForTurn()
    #expect(slot.begin == milliseconds(5))
    #expect(slot.shown == milliseconds(21))
    #expect(!slot.followsFrame)
  }

  @Test(
    "A second is never longer than as many periods as there are refreshes in it",
    arguments: [23, 24, 30, 50, 59, 60, 75, 120, 144, 165, 240])
  func wholeNanoseconds(rate: Int) {
    let second = Window.period(ofRate: rate) * rate
    #expect(second >= .seconds(1))
    #expect(second < .seconds(1) + .nanoseconds(rate))
  }

  @Test("Frames that are in time begin when the one before is shown", arguments: [0, 3, 15, 16])
  func inTime(work: Int) {
    var link = makeLink()
    for frame in 0..<1000 {
      let slot = link.waitForTurn()
      #expect(slot.begin == milliseconds(16 * frame))
      #expect(slot.shown == milliseconds(16 * frame + 16))
      link.time = link.time + .milliseconds(work)
    }
    #expect(link.pacer.missed == 0)
  }

  @Test("Waking late does not move the deadlines")
  func noDrift() {
    var link = makeLink()
    link.lateness = .microseconds(700)
    for frame in 0..<1000 {
      let slot = link.waitForTurn()
      #expect(slot.shown == milliseconds(16 * frame + 16))
      link.time = link.time + .milliseconds(8)
    }
    #expect(link.pacer.missed == 0)
  }

  @Test(
    "A late frame skips the refreshes it missed, counts them, and stays on the grid",
    arguments: [(17, 1), (32, 1), (33, 2), (100, 6), (1000, 62)])
  func lateFrames(work: Int, missed: Int) {
    var link = makeLink()
    let first = link.waitForTurn()
    link.time = first.begin + .milliseconds(work)
    let slot = link.waitForTurn()
    #expect(slot.missed == missed)
    #expect(link.pacer.missed == missed)
    #expect(slot.begin == first.shown + FramePacerTests.period * missed)
    #expect(slot.begin >= milliseconds(work))
    #expect(slot.shown == slot.begin + FramePacerTests.period)
    #expect(slot.followsFrame)
  }

  @Test("The time the machine slept is no missed deadline")
  func suspension() {
    var link = makeLink()
    _ = link.waitForTurn()
    link.time = milliseconds(3_600_000)
    let slot = link.waitForTurn()
    #expect(slot.begin == milliseconds(3_600_000))
    #expect(!slot.followsFrame)
    #expect(link.pacer.missed == 0)
  }

  @Test("After a rest the next frame begins at once, and nothing counts as missed")
  func rest() {
    var link = makeLink()
    _ = link.waitForTurn()
    link.pacer.rest()
    link.time = milliseconds(500)
    let slot = link.waitForTurn()
    #expect(slot.begin == milliseconds(500))
    #expect(!slot.followsFrame)
    #expect(link.pacer.missed == 0)
  }

  @Test("A rest shorter than a refresh does not outrun the display, and breaks no run")
  func shortRest() {
    var link = makeLink()
    let first = link.waitForTurn()
    link.time = milliseconds(3)
    link.pacer.rest()
    let slot = link.waitForTurn()
    #expect(slot.begin == first.shown)
    #expect(slot.followsFrame)
    #expect(link.time == first.shown)
  }

  @Test("On another display the grid goes on with that one's period")
  func otherDisplay() {
    var link = makeLink()
    let first = link.waitForTurn()
    link.pacer.changePeriod(to: .milliseconds(7))
    let second = link.waitForTurn()
    let third = link.waitForTurn()
    #expect(second.begin == first.shown)
    #expect(second.shown == first.shown + .milliseconds(7))
    #expect(third.begin == second.shown)
  }

  @Test("An hour at 60 Hz ends where its deadlines say, to the nanosecond")
  func longRun() {
    let period = Duration.nanoseconds(16_666_666)
    var link = SimulatedLink(pacer: FramePacer(period: period))
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
      link.time = link.time + .microseconds(Int(state >> 16) * (state & 64 == 0 ? 1 : 40))
      if state & 0x300 == 0 { link.pacer.rest() }
      let slot = link.waitForTurn()
      #expect(slot.begin >= last && slot.shown > slot.begin)
      last = slot.shown
    }
  }
}
