import Motion
import SDLHost
import Testing

@Suite("The content's time")
struct ContentClockTests {
  private func milliseconds(_ value: Int) -> FrameTime { FrameTime(elapsed: .milliseconds(value)) }

  @Test("It is real time as long as the window is seen, and never goes back")
  func seen() {
    var clock = ContentClock()
    #expect(clock.time(at: milliseconds(5)) == milliseconds(5))
    // A frame is told when it will be shown; what happens before that is told the same time.
    #expect(clock.time(at: milliseconds(21)) == milliseconds(21))
    #expect(clock.time(at: milliseconds(9)) == milliseconds(21))
    #expect(clock.time(at: milliseconds(30)) == milliseconds(30))
  }

  @Test("A hidden window's time stands still and goes on from there, without a jump")
  func hidden() {
    var clock = ContentClock()
    _ = clock.time(at: milliseconds(100))
    clock.stop(at: milliseconds(104))
    for time in [104, 200, 3_600_000] {
      #expect(clock.time(at: milliseconds(time)) == milliseconds(104))
    }
    clock.resume(at: milliseconds(3_600_000))
    #expect(clock.time(at: milliseconds(3_600_000)) == milliseconds(104))
    #expect(clock.time(at: milliseconds(3_600_016)) == milliseconds(120))
    clock.stop(at: milliseconds(3_600_020))
    clock.resume(at: milliseconds(3_700_000))
    #expect(clock.time(at: milliseconds(3_700_010)) == milliseconds(134))
  }

  @Test(
    "A frame that was told a later time than that of the hiding is not repeated, nor followed by a gap"
  )
  func hiddenBeforeTheFrameIsShown() {
    var clock = ContentClock()
    _ = clock.time(at: milliseconds(116))
    clock.stop(at: milliseconds(102))
    clock.resume(at: milliseconds(5000))
    #expect(clock.time(at: milliseconds(5016)) == milliseconds(132))
  }

  @Test("Stopping what is stopped, and resuming what runs, changes nothing")
  func twice() {
    var clock = ContentClock()
    clock.resume(at: milliseconds(10))
    #expect(clock.time(at: milliseconds(20)) == milliseconds(20))
    clock.stop(at: milliseconds(30))
    clock.stop(at: milliseconds(40))
    #expect(clock.isStopped)
    clock.resume(at: milliseconds(50))
    clock.resume(at: milliseconds(60))
    #expect(!clock.isStopped)
    #expect(clock.time(at: milliseconds(60)) == milliseconds(40))
  }
}
