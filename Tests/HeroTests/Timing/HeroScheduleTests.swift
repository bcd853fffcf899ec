import Hero
import TestSupport
import Testing

@Suite struct HeroScheduleTests {
  @Test("MI-8: what matches the longest ends with the last of the others, their delays included")
  func matchLongest() {
    let schedule = HeroSchedule([
      .init(duration: .matchLongest, automatic: 0.208),
      .init(duration: .seconds(0.5), automatic: 0.3),
      .init(delay: 0.4, duration: .seconds(0.3), automatic: 0.25),
      .init(delay: 0.2, duration: .matchLongest, automatic: 0.374),
    ])
    expectClose(schedule.end, 0.7, within: 1e-12)
    #expect(schedule.windows[0] == HeroTimeWindow(duration: schedule.end))
    expectClose(schedule.windows[3].end, schedule.end, within: 1e-12)
    expectClose(schedule.windows[3].duration, 0.5, within: 1e-12)
  }

  @Test("MI-8: the order of the views makes no difference")
  func order() {
    let entries: [HeroSchedule.Entry] = [
      .init(duration: .matchLongest, automatic: 0.208),
      .init(duration: .seconds(0.5), automatic: 0.3),
      .init(delay: 0.4, automatic: 0.25), .init(delay: 0.1, automatic: 0.3, settling: 0.9),
    ]
    let (forward, back) = (HeroSchedule(entries), HeroSchedule(entries.reversed()))
    #expect(forward.end == back.end && forward.windows == back.windows.reversed())
    expectClose(forward.end, 1.0, within: 1e-12)
  }

  @Test("DA-18 and DA-20: alone, it takes its automatic time; beside another, as long as that")
  func lone() {
    #expect(HeroSchedule([.init(duration: .matchLongest, automatic: 0.208)]).end == 0.208)
    let both = HeroSchedule([
      .init(duration: .matchLongest, automatic: 0.208),
      .init(duration: .seconds(0.5), automatic: 0.3),
    ])
    #expect(both.windows.map(\.end) == [0.5, 0.5])
    #expect(HeroSchedule([]).end == 0)
  }

  @Test("Nothing said is automatic, and what takes no time is there at once")
  func plain() {
    let schedule = HeroSchedule([
      .init(automatic: 0.25), .init(duration: .seconds(0), automatic: 0.25),
    ])
    #expect(schedule.windows.map(\.duration) == [0.25, 0])
    #expect(schedule.windows[1].fraction(at: 0) == 1)
  }
}

@Suite struct HeroTimeWindowTests {
  private let window = HeroTimeWindow(delay: 0.2, duration: 0.3)

  @Test("SE-1 and SE-3: nothing before the delay, a third after a third; at the end, exactly all")
  func fractions() {
    #expect(window.fraction(at: 0.2 * 0.5) == 0)
    expectClose(window.fraction(at: 0.6 * 0.5), 0.3333, within: 1e-4)
    #expect(window.fraction(at: 0.5) == 1)
  }

  @Test(
    "RE-1, RE-3, RE-4, RE-5, RE-6, RE-8: what is left to the end, and the way back is as the way was"
  )
  func resumed() {
    let whole = HeroTimeWindow(duration: 0.35)
    func left(_ progress: Double, _ isReversed: Bool) -> Double {
      whole.remaining(at: progress * 0.35, isReversed: isReversed)?.end ?? 0
    }
    expectClose(left(0.4, false), 0.21, within: 1e-12)
    expectClose(left(0.4, true), 0.14, within: 1e-12)
    expectClose(left(0.1, true), 0.035, within: 1e-12)
    expectClose(left(0.9, true), 0.315, within: 1e-12)
    expectClose(left(1, true), 0.35, within: 1e-12)
    #expect(left(1, false) == 0)
  }

  @Test("RE-9, RE-10, RE-12: delays that have not passed, and moves that are over already")
  func delays() throws {
    let forward = try #require(window.remaining(at: 0.1, isReversed: false))
    expectClose(forward.delay, 0.1, within: 1e-12)
    expectClose(forward.end, 0.4, within: 1e-12)
    #expect(window.remaining(at: 0.1, isReversed: true) == nil)
    let early = HeroTimeWindow(duration: 0.2)
    let back = try #require(early.remaining(at: 0.4, isReversed: true))
    expectClose(back.delay, 0.2, within: 1e-12)
    expectClose(back.end, 0.4, within: 1e-12)
    #expect(early.remaining(at: 0.4, isReversed: false) == nil)
  }
}
