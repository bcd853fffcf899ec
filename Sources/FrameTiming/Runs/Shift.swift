import Glibc

/// By how much one sample lies above another, and how surely.
///
/// Hodges and Lehmann's estimate with Moses' interval: the shifts that the Mann–Whitney test does not
/// rule out.
package struct Shift: Hashable, Sendable {
  /// The median of all differences of a value of the first sample and one of the second.
  package let estimate: Double

  /// What the true shift is held to lie in; `nil` if there are too few values to rule out anything.
  package let interval: ClosedRange<Double>?

  /// Measures the shift; `nil` if one sample is empty.
  ///
  /// - Parameters:
  ///   - first: In any order, without NaN.
  ///   - second: The same.
  ///   - confidence: How often the interval should hold the truth at least, `0..<1`. With tied values
  ///     it does so more often.
  package init?(_ first: [Double], above second: [Double], confidence: Double) {
    let differences = first.flatMap { value in second.map { value - $0 } }.sorted()
    guard let estimate = Percentile.value(at: 0.5, ofSorted: differences) else { return nil }
    self.estimate = estimate
    let left = Shift.count(first.count, second.count, share: (1 - confidence) / 2)
    interval =
      left > 0 ? differences[left - 1]...differences[differences.count - left] : nil
  }

  /// How many of the smallest differences make the interval's lower end: the largest number that a
  /// Mann–Whitney U below it has at most the probability `share`.
  private static func count(_ first: Int, _ second: Int, share: Double) -> Int {
    let all = first + second
    let pairs = Double(first * second)
    guard all <= RankSums.mostValues else {
      let deviation = (pairs * Double(all + 1) / 12).squareRoot()
      return max(0, Int((pairs / 2 - quantile(above: share) * deviation).rounded(.down)))
    }
    let sums = RankSums(ofTwiceRanks: (1...all).map { 2 * $0 }, choosing: first)
    let least = first * (first + 1)
    var count = 0
    while sums.probability(atMost: least + 2 * count) <= share { count += 1 }
    return count
  }

  /// The value that a standard normal variable exceeds with the probability `share`, by bisection.
  private static func quantile(above share: Double) -> Double {
    var (low, high) = (0.0, 40.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if erfc(middle / 2.0.squareRoot()) / 2 > share { low = middle } else { high = middle }
    }
    return low
  }
}
