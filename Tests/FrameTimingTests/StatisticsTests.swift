import FrameTiming
import Testing

@Suite struct LowFrameRateTests {
  @Test("The three meanings of 1 % low differ on one and the same run")
  func meanings() throws {
    // 298 frames of 10 ms, one of 100, one of 200: worst 1 % of the frames are the 3 slowest, of the
    // 3280 ms in all the slowest one fills 32.8 by itself.
    let low = try #require(
      LowFrameRate(share: 0.01, ofSorted: Array(repeating: 10, count: 298) + [100, 200]))
    // numpy.percentile(…, 99): position 296.01 lies between two of 10 ms.
    #expect(isClose(low.percentile, 100))
    #expect(isClose(low.average, 3000.0 / 310))
    #expect(isClose(low.integral, 5))
  }

  @Test("The time-weighted one is the frame at which the slowest fill their share of the time")
  func integral() throws {
    // Of 190 · 10 + 11 + … + 20 = 2055 ms a twentieth is 102.75: 20 + 19 + 18 + 17 + 16 are 90, and
    // with 15 they are 105. The slowest twentieth of the frames are all ten, 15.5 ms on average.
    let slow = (11...20).map(Double.init)
    let low = try #require(
      LowFrameRate(share: 0.05, ofSorted: Array(repeating: 10, count: 190) + slow))
    #expect(isClose(low.integral, 1000.0 / 15))
    #expect(isClose(low.average, 1000 / 15.5))
  }

  @Test("Of fewer frames than the share has parts, it is the slowest one")
  func fewFrames() throws {
    let low = try #require(LowFrameRate(share: 0.001, ofSorted: [8, 16, 40]))
    #expect(isClose(low.average, 25))
    #expect(isClose(low.integral, 25))
  }

  @Test("Of no frames there is none")
  func noFrames() {
    #expect(LowFrameRate(share: 0.01, ofSorted: []) == nil)
  }
}

@Suite struct HistogramTests {
  @Test("Has gfxinfo's 154 buckets and five more below")
  func buckets() {
    #expect(Histogram.starts.count == 159)
    #expect(Histogram.starts.contains(5))
    #expect(Histogram.starts.last == 4950)
  }

  @Test(
    "A value falls into the bucket that begins at or before it",
    arguments: [
      (-1.0, 0), (0, 0), (0.99, 0), (1, 1), (32.9, 32), (33.9, 32), (34, 34), (49.9, 48), (51, 48),
      (52, 52), (131, 128), (132, 132), (149.9, 132), (150, 150), (4949, 4900), (1e9, 4950),
    ])
  func places(value: Double, start: Int) {
    #expect(Histogram([value]).buckets.map(\.start) == [start])
  }
}

@Suite struct HitchScaleTests {
  @Test(
    "The scroll scale: good below 5, poor above 10",
    arguments: [
      (0.0, HitchScale.Rating.good), (4.99, .good), (5, .fair), (10, .fair), (10.01, .poor),
    ])
  func scroll(ratio: Double, rating: HitchScale.Rating) {
    #expect(HitchScale.scroll.rating(of: ratio) == rating)
  }

  @Test(
    "The scale of all animation: good up to 10, a warning up to 25, critical up to 50",
    arguments: [
      (10.0, HitchScale.Rating.good), (10.01, .warning), (25, .warning), (25.01, .critical),
      (50, .critical), (50.01, .actNow),
    ])
  func allAnimation(ratio: Double, rating: HitchScale.Rating) {
    #expect(HitchScale.allAnimation.rating(of: ratio) == rating)
  }
}
