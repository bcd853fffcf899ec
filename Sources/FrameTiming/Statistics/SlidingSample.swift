/// The latest values of a quantity, in order of time and in order of size.
///
/// Adding costs a binary search and moving half the values; reading a percentile is one look. Room
/// for all values is taken at the start: nothing allocates after that.
package struct SlidingSample: Sendable {
  private let capacity: Int
  private var ring: [Double] = []
  private var next = 0
  private var sorted: [Double] = []

  /// - Precondition: `capacity` is positive.
  package init(capacity: Int) {
    precondition(capacity > 0, "a sample needs room: \(capacity)")
    self.capacity = capacity
    ring.reserveCapacity(capacity)
    sorted.reserveCapacity(capacity + 1)
  }

  package var count: Int { ring.count }

  /// The value that was added last.
  package var latest: Double? { ring.isEmpty ? nil : self[count - 1] }

  /// The value at a place in order of time.
  ///
  /// - Precondition: `index` is in `0..<count`; 0 is the oldest.
  package subscript(index: Int) -> Double {
    precondition(index >= 0 && index < count, "no such value: \(index) of \(count)")
    return ring[count < capacity ? index : (next + index) % capacity]
  }

  /// Takes in a value; when there is no room, the oldest goes.
  ///
  /// - Precondition: `value` is a number, not NaN.
  package mutating func add(_ value: Double) {
    precondition(!value.isNaN, "NaN has no place in an order")
    if ring.count < capacity {
      ring.append(value)
    } else {
      sorted.remove(at: place(of: ring[next]))
      ring[next] = value
    }
    sorted.insert(value, at: place(of: value))
    next = (next + 1) % capacity
  }

  /// A percentile of what it holds; see ``Percentile/value(at:ofSorted:)``.
  package func percentile(_ rank: Double) -> Double? {
    Percentile.value(at: rank, ofSorted: sorted)
  }

  /// The first place whose value is not below `value`.
  private func place(of value: Double) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
