/// The records of one run, in order.
///
/// Its room is taken at the start: appending allocates nothing. What comes after it is full is not
/// kept but counted, so a report can say that it is not of the whole run.
package struct FrameLog: Hashable, Sendable {
  /// How many records it can hold.
  package let capacity: Int

  /// What was kept, oldest first.
  package private(set) var records: [FrameRecord]

  /// How many records came after it was full.
  package private(set) var dropped = 0

  /// Whether the run was ended before its script was; its figures are of what there was until then.
  package var isPartial = false

  /// - Parameter capacity: How many records it can hold; an hour at 60 Hz is 216,000, which take
  ///   some 80 MiB.
  /// - Precondition: `capacity` is positive.
  package init(capacity: Int) {
    precondition(capacity > 0, "a log needs room: \(capacity)")
    self.capacity = capacity
    self.records = []
    records.reserveCapacity(capacity)
  }

  /// Keeps a record, or counts it if there is no room; allocates nothing.
  package mutating func append(_ record: FrameRecord) {
    guard records.count < capacity else {
      dropped += 1
      return
    }
    records.append(record)
  }

  /// Forgets all records and keeps the room, such as after a warm-up.
  package mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    dropped = 0
  }
}
