/// How many values of a sample of milliseconds fell where.
///
/// The buckets are those of Android's `gfxinfo`, whose first one is divided: 1 ms wide up to 33 ms,
/// 2 to 50, 4 to 132, one to 150, then 50. The last one, from 4950 ms, has no end. Merging all below
/// 6 ms gives gfxinfo's own.
package struct Histogram: Hashable, Sendable {
  /// Where each bucket begins, in milliseconds; it ends where the next begins.
  package static let starts: [Int] =
    Array(0...32) + Array(stride(from: 34, through: 48, by: 2))
    + Array(stride(from: 52, through: 132, by: 4)) + Array(stride(from: 150, through: 4950, by: 50))

  /// A bucket that is not empty.
  package struct Bucket: Hashable, Sendable {
    /// Where it begins, in milliseconds.
    package let start: Int

    package let count: Int
  }

  /// The buckets that are not empty, shortest times first.
  package let buckets: [Bucket]

  /// - Parameter values: In milliseconds, in any order, without NaN; what is below 0 counts as 0.
  package init(_ values: [Double]) {
    var counts = Array(repeating: 0, count: Histogram.starts.count)
    for value in values { counts[Histogram.place(of: value)] += 1 }
    buckets = zip(Histogram.starts, counts).compactMap { start, count in
      count > 0 ? Bucket(start: start, count: count) : nil
    }
  }

  /// The last bucket that begins at or before `value`.
  private static func place(of value: Double) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Double(starts[middle]) <= value { low = middle } else { high = middle }
    }
    return low
  }
}
