import Motion
import SDLHost
import Testing

@Suite("Frames that follow a display, and those that cannot")
struct DisplayFollowingTests {
  private static let displays = [
    (59.94, 59.0), (59.94, 60), (60, 60), (119.88, 119), (120, 120), (143.86, 144), (144, 144),
  ]

  private func makeDisplay(
    _ rate: Double, reported: Double, seed: UInt64, queue: Int = 0
  ) -> SimulatedDisplay {
    var display = SimulatedDisplay(rate: rate, reported: reported, seed: seed)
    display.jitter = 0.0005
    display.queueLength = queue
    display.work = 0.0005...0.003
    return display
  }

  @Test("A display is followed after 16 frames, whatever it reports", arguments: displays)
  func isFollowed(rate: Double, reported: Double) {
    for seed in 0..<50 as Range<UInt64> {
      for queue in 0...2 {
        var display = makeDisplay(rate, reported: reported, seed: seed, queue: queue)
        for _ in 0..<16 { display.frame() }
        #expect(display.isFollowed)
        for _ in 0..<44 { display.frame() }
        let error = display.frame().error
        #expect(abs(error) < 0.25e-3)
        for _ in 0..<400 { display.frame() }
        #expect(display.isFollowed)
        let later = display.frame().error
        #expect(abs(later) < 0.1e-3)
        #expect(abs(display.pacer.period / .seconds(1) - 1 / rate) < 0.5e-6)
        #expect(display.pacer.missed == 0)
      }
    }
  }

  @Test(
    "After a rest each frame is predicted to be shown when it is, whatever the driver's queue",
    arguments: displays, [0, 1, 2, 3])
  func prediction(rates: (Double, Double), queue: Int) {
    var (frames, wrong) = (0, 0)
    for seed in 0..<10 as Range<UInt64> {
      var display = makeDisplay(rates.0, reported: rates.1, seed: seed, queue: queue)
      for _ in 0..<100 { display.frame() }
      for _ in 0..<5 {
        display.rest(for: 0.4 + Double(seed) * 0.001)
        for number in 0..<100 {
          let frame = display.frame()
          #expect(abs(frame.error) < 0.3e-3)
          frames += 1
          if abs(frame.shown - frame.slot.shown.seconds) > 0.001 {
            wrong += 1
            // Only where work takes its time is a refresh missed that could have been reached.
            #expect(number < 4)
          }
          #expect(number == 0 || frame.slot.followsFrame)
        }
      }
    }
    #expect(wrong * 100 < frames, "\(wrong) of \(frames)")
  }

  @Test("Frames that are late are counted, and do not disturb the estimate")
  func lateFrames() {
    for seed in 0..<20 as Range<UInt64> {
      var display = makeDisplay(60, reported: 60, seed: seed)
      display.lateEvery = 20
      for _ in 0..<100 { display.frame() }
      var last = display.frame()
      let (counted, expected) = (display.pacer.missed, last.slot.shown)
      // The delay of the first and of the last is not known when they are placed.
      for _ in 0..<500 {
        let frame = display.frame()
        #expect(abs(frame.error) < 0.25e-3)
        last = frame
      }
      let refreshes = Int(((last.slot.shown - expected) / .seconds(display.period)).rounded())
      #expect(display.pacer.missed - counted == refreshes - 500)
      #expect(refreshes > 520)
      #expect(display.isFollowed)
    }
  }

  @Test(
    "Vsync that is claimed and absent is found out within 30 frames",
    arguments: [
      0.0001...0.0003, 0.001...0.004, 0.002...0.002, 0.005...0.0052, 0.008...0.009, 0.010...0.030,
      0.014...0.019, 0.0166...0.0168,
    ])
  func absentVsync(work: ClosedRange<Double>) {
    for (rate, reported) in DisplayFollowingTests.displays {
      for seed in 0..<6 as Range<UInt64> {
        var display = makeDisplay(rate, reported: reported, seed: seed)
        display.isWaitedFor = false
        display.work = work
        for _ in 0..<30 { display.frame() }
        #expect(display.isPacedByDeadlines)
        // From then on frames are as far apart as the display says, if they can be.
        let period = 1 / reported
        if work.upperBound < period / 2 {
          var last = display.frame().slot.begin
          for _ in 0..<300 {
            let slot = display.frame().slot
            #expect(abs((slot.begin - last) / .seconds(1) - period) < 1e-6)
            last = slot.begin
          }
        }
        // It is tried again now and then, which takes a dozen frames each time.
        var tried = 0
        for _ in 0..<3000 {
          display.frame()
          tried += display.isPacedByDeadlines ? 0 : 1
          #expect(!display.isFollowed)
        }
        #expect(tried <= 60)
      }
    }
  }

  @Test("Where presents never claimed to wait, nothing is tried")
  func noClaim() {
    var display = SimulatedDisplay(rate: 60, reported: 60, isVsynced: false)
    for _ in 0..<500 {
      display.frame()
      #expect(display.isPacedByDeadlines)
    }
  }

  @Test("Vsync that goes is found out within 30 frames, and used again after it has come back")
  func comesAndGoes() {
    for seed in 0..<20 as Range<UInt64> {
      var display = makeDisplay(59.94, reported: 60, seed: seed)
      for _ in 0..<200 { display.frame() }
      #expect(display.isFollowed)
      display.isWaitedFor = false
      for _ in 0..<30 { display.frame() }
      #expect(display.isPacedByDeadlines)
      for _ in 0..<500 { display.frame() }
      display.isWaitedFor = true
      // Its refreshes may lie where a present that waits for them does not seem to: they drift apart.
      for _ in 0..<400 { display.frame() }
      #expect(display.isFollowed)
      let error = display.frame().error
      #expect(abs(error) < 0.25e-3)
    }
  }

  @Test(
    "A window on another display follows that one, told of it or not",
    arguments: [(60.0, 144.0), (144, 60), (60, 59.94), (60, 60), (120, 59.94)], [true, false])
  func otherDisplay(rates: (from: Double, to: Double), isTold: Bool) {
    for seed in 0..<20 as Range<UInt64> {
      var display = makeDisplay(rates.from, reported: rates.from, seed: seed)
      for _ in 0..<200 { display.frame() }
      let last = display.frame().slot.shown
      display.move(
        toRate: rates.to, phase: 0.00713, reported: isTold ? rates.to.rounded() : nil)
      let next = display.frame().slot.shown
      #expect(next > last)
      for _ in 0..<80 { display.frame() }
      #expect(display.isFollowed)
      let error = display.frame().error
      #expect(abs(error) < 0.25e-3)
    }
  }

  @Test("Where the refreshes lie elsewhere all at once, they are found again within eight frames")
  func phaseStep() {
    for seed in 0..<50 as Range<UInt64> {
      var display = makeDisplay(60, reported: 60, seed: seed)
      for _ in 0..<(30 + Int(seed) * 5) { display.frame() }
      var chance = SimulatedChance(state: seed)
      display.phase += chance.value(in: 0.1...0.9) * display.period
      for _ in 0..<8 {
        display.frame()
        #expect(display.isFollowed)
      }
      for _ in 0..<60 { display.frame() }
      let error = display.frame().error
      #expect(display.isFollowed)
      #expect(abs(error) < 0.25e-3)
    }
  }

  @Test("After a rest of ten hours the display is followed as before")
  func longRest() {
    var display = makeDisplay(59.94, reported: 60, seed: 4)
    for _ in 0..<600 { display.frame() }
    display.rest(for: 36_000)
    for number in 0..<100 {
      let frame = display.frame()
      if number > 3 { #expect(abs(frame.error) < 0.5e-3) }
      #expect(display.isFollowed)
    }
  }

  @Test("The frames of a drag, with a short rest after each, follow the display as well")
  func drag() {
    for queue in 0...1 {
      var display = makeDisplay(60, reported: 60, seed: 3, queue: queue)
      var chance = SimulatedChance(state: 8)
      for number in 0..<400 {
        let slot = display.frame().slot
        #expect(number == 0 || slot.followsFrame)
        if number > 60 { #expect(display.isFollowed) }
        display.rest(for: chance.value(in: 0...0.006))
      }
    }
  }

  @Test(
    "Times that frames are shown never go back, whatever happens",
    arguments: 0..<20 as Range<UInt64>)
  func monotone(seed: UInt64) {
    var display = makeDisplay(60, reported: 60, seed: seed)
    var chance = SimulatedChance(state: seed + 100)
    var told = FrameTime.zero
    for _ in 0..<3000 {
      let slot = display.frame().slot
      #expect(slot.deadline >= slot.shown && slot.shown > slot.begin)
      // What is predicted too far ahead makes what follows stand still meanwhile.
      #expect(told - slot.shown <= .milliseconds(150))
      told = max(told, slot.shown)
      switch chance.value(in: 0...100) {
      case ..<2: display.rest(for: chance.value(in: 0...0.5))
      case ..<3: display.isWaitedFor.toggle()
      case ..<4: display.work = 0.0005...chance.value(in: 0.001...0.04)
      case ..<4.5: display.move(toRate: chance.value(in: 30...240), phase: 0.1, reported: nil)
      default: break
      }
    }
  }
}
