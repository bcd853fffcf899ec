/// In how many ways a rank sum can come about, when every choice of ranks is equally likely.
///
/// This is the exact distribution behind the Mann–Whitney test, also where values are tied.
struct RankSums {
  /// With more values in all than this, the counts are no longer whole numbers in a `Double`.
  static let mostValues = 40

  /// How many choices have each sum, by the sum.
  private let ways: [Double]

  private let all: Double

  /// Counts the choices of `size` of the ranks.
  ///
  /// - Parameters:
  ///   - ranks: Twice the ranks of all values, so that the ranks of tied ones are whole; at most
  ///     ``mostValues``.
  ///   - size: How many of them are chosen.
  init(ofTwiceRanks ranks: [Int], choosing size: Int) {
    let width = ranks.reduce(0, +) + 1
    var ways = Array(repeating: 0.0, count: (size + 1) * width)
    ways[0] = 1
    for (index, rank) in ranks.enumerated() {
      for chosen in stride(from: min(size, index + 1), to: 0, by: -1) {
        let (to, from) = (chosen * width, (chosen - 1) * width)
        for sum in stride(from: width - 1, through: rank, by: -1) {
          ways[to + sum] += ways[from + sum - rank]
        }
      }
    }
    self.ways = Array(ways[(size * width)...])
    self.all = self.ways.reduce(0, +)
  }

  /// How likely a sum of at most `sum` is, in twice the ranks.
  func probability(atMost sum: Int) -> Double {
    sum < 0 ? 0 : ways[...min(sum, ways.count - 1)].reduce(0, +) / all
  }

  /// How likely a sum of at least `sum` is, in twice the ranks.
  func probability(atLeast sum: Int) -> Double {
    sum >= ways.count ? 0 : ways[max(0, sum)...].reduce(0, +) / all
  }
}
