import FrameTiming
import Testing

@Suite struct KnownComparisonsTests {
  /// Two samples and what SciPy, NumPy and counting say of them, read from
  /// `Oracle/known-comparisons.txt`, which says how.
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    var confidence: Double
    var samples: [[Double]] = []
    var figures: [(name: String, value: Double?)] = []

    var testDescription: String { name }
  }

  static let pairs: [Pair] = {
    var pairs: [Pair] = []
    for line in KnownRun.text(of: "known-comparisons.txt").split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words[0] {
      case "pair":
        pairs.append(Pair(name: String(words[1]), confidence: Double(words[2]) ?? 0))
      case "first", "second":
        pairs[pairs.count - 1].samples.append(words.dropFirst().compactMap { Double($0) })
      default: pairs[pairs.count - 1].figures.append((String(words[0]), Double(words[1])))
      }
    }
    return pairs
  }()

  @Test("There are pairs of every kind")
  func allKinds() {
    #expect(KnownComparisonsTests.pairs.count == 13)
    #expect(KnownComparisonsTests.pairs.allSatisfy { $0.samples.count == 2 })
    #expect(KnownComparisonsTests.pairs.allSatisfy { $0.figures.count == 10 })
  }

  @Test("Every figure of a comparison is the one SciPy gives", arguments: pairs)
  func agreesWithSciPy(pair: Pair) throws {
    let test = try #require(RankTest(pair.samples[0], pair.samples[1]))
    let shift = try #require(
      Shift(pair.samples[0], above: pair.samples[1], confidence: pair.confidence))
    let spread = try #require(Spread(pair.samples[0]))
    let figures: [String: Double?] = [
      "u": test.u, "p": test.p, "effect": test.effect, "shift": shift.estimate,
      "low": shift.interval?.lowerBound, "high": shift.interval?.upperBound,
      "median": spread.median, "deviation": spread.medianDeviation,
      "bootstrapLow": spread.interval.lowerBound, "bootstrapHigh": spread.interval.upperBound,
    ]
    for (name, expected) in pair.figures {
      let figure = try #require(figures[name])
      if let expected {
        #expect(isClose(figure, expected), "\(name): \(String(describing: figure)), \(expected)")
      } else {
        #expect(figure == nil, "\(name)")
      }
    }
  }

  @Test("Comparing the other way round turns the signs and nothing else")
  func symmetry() throws {
    let (first, second) = ([3.1, 2.7, 3.3, 3.3, 4.0, 2.9], [2.8, 2.6, 3.3, 3.0, 2.2])
    let test = try #require(RankTest(first, second))
    let back = try #require(RankTest(second, first))
    #expect(isClose(back.p, test.p))
    #expect(isClose(back.effect, -test.effect))
    #expect(isClose(back.u + test.u, 30))
  }

  @Test("Of nothing there is neither a test nor a shift nor a spread")
  func nothing() {
    #expect(RankTest([], [1]) == nil)
    #expect(RankTest([1], []) == nil)
    #expect(Shift([], above: [1], confidence: 0.95) == nil)
    #expect(Spread([]) == nil)
    #expect(Bootstrap().interval(ofMedianOf: []) == nil)
  }

  @Test("The exact bootstrap distribution of the median puts the ends where they are")
  func exactBootstrap() throws {
    // Efron 1982, formula 10.10: the redrawn median of 11 values is at most the k-th with the
    // probability that at least 6 of 11 draws fall among the first k. It is below 2.5 % for k = 2 and
    // above for k = 3, so the interval leads from the third value to the ninth.
    let values = [12.0, 3, 45, 7, 21, 1, 33, 60, 80, 15, 99]
    let sorted = values.sorted()
    func atMost(_ k: Int) -> Double {
      let share = Double(k) / 11
      var (sum, choose) = (0.0, 1.0)
      for drawn in 0...11 {
        if drawn > 0 { choose *= Double(12 - drawn) / Double(drawn) }
        guard drawn >= 6 else { continue }
        var term = choose
        for _ in 0..<drawn { term *= share }
        for _ in 0..<(11 - drawn) { term *= 1 - share }
        sum += term
      }
      return sum
    }
    #expect(atMost(2) < 0.025)
    #expect(atMost(3) > 0.025)
    #expect(Bootstrap().interval(ofMedianOf: values) == sorted[2]...sorted[8])
  }
}
