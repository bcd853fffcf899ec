import Glibc

/// The Mann–Whitney test: whether one sample tends to be larger than another.
///
/// It looks at the order of the values alone, so a few wild ones do no harm and no distribution is
/// assumed. Of up to ``RankSums/mostValues`` values the probability is exact, ties included (it counts
/// all ways to deal out the midranks); of more it is the normal approximation, corrected for ties and
/// for continuity, as SciPy's `mannwhitneyu` computes it.
package struct RankTest: Hashable, Sendable {
  /// In how many pairs the first sample's value is the larger one; tied pairs count half.
  package let u: Double

  /// How likely a difference at least this clear is, in either direction, when there is none.
  package let p: Double

  /// How much one sample stands above the other, `-1...1`: the share of pairs in which the first is
  /// larger minus the share in which it is smaller (Cliff's delta, the rank-biserial correlation).
  package let effect: Double

  /// Compares two samples; `nil` if one is empty.
  ///
  /// - Parameters:
  ///   - first: In any order, without NaN.
  ///   - second: The same.
  package init?(_ first: [Double], _ second: [Double]) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let twiceRanks = RankTest.twiceRanks(of: first + second)
    let sum = twiceRanks.prefix(first.count).reduce(0, +)
    let pairs = Double(first.count * second.count)
    u = Double(sum - first.count * (first.count + 1)) / 2
    effect = 2 * u / pairs - 1
    if twiceRanks.count <= RankSums.mostValues {
      let sums = RankSums(ofTwiceRanks: twiceRanks, choosing: first.count)
      p = min(1, 2 * min(sums.probability(atMost: sum), sums.probability(atLeast: sum)))
    } else {
      p = RankTest.approximation(u: u, ranks: twiceRanks, pairs: pairs)
    }
  }

  /// Twice the rank of every value, from 2 on; tied values share the mean of their ranks.
  private static func twiceRanks(of values: [Double]) -> [Int] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = Array(repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for place in start..<end { ranks[order[place]] = start + end + 1 }
      start = end
    }
    return ranks
  }

  private static func approximation(u: Double, ranks: [Int], pairs: Double) -> Double {
    let count = Double(ranks.count)
    var ties = 0.0
    let sorted = ranks.sorted()
    var start = 0
    while start < sorted.count {
      let end = sorted[start...].firstIndex { $0 != sorted[start] } ?? sorted.count
      let tied = Double(end - start)
      ties += tied * tied * tied - tied
      start = end
    }
    let variance = pairs / 12 * (count + 1 - ties / (count * (count - 1)))
    guard variance > 0 else { return 1 }
    let distance = (u - pairs / 2).magnitude - 0.5
    return min(1, erfc(distance / variance.squareRoot() / 2.0.squareRoot()))
  }
}
