import FrameTiming
import Testing

@Suite struct FrameLogTests {
  @Test("Keeps records in order and counts what does not fit")
  func countsWhatDoesNotFit() {
    let records = RecordedFrames.records(intervals: Array(repeating: 10, count: 6), period: 10)
    var log = FrameLog(capacity: 4)
    for record in records { log.append(record) }
    #expect(log.records == Array(records.prefix(4)))
    #expect(log.dropped == 3)
  }

  @Test("Appending within its room moves nothing: the storage stays where it is")
  func appendsInPlace() {
    let records = RecordedFrames.records(intervals: Array(repeating: 10, count: 499), period: 10)
    var log = FrameLog(capacity: 500)
    log.append(records[0])
    let before = log.records.withUnsafeBufferPointer { $0.baseAddress }
    for record in records.dropFirst() { log.append(record) }
    let after = log.records.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
    #expect(log.records.count == 500)
  }

  @Test("Emptied, it has its whole room again")
  func emptied() {
    let records = RecordedFrames.records(intervals: [10, 10], period: 10)
    var log = FrameLog(capacity: 2)
    for record in records { log.append(record) }
    log.removeAll()
    #expect(log.records.isEmpty)
    #expect(log.dropped == 0)
    log.append(records[2])
    #expect(log.records == [records[2]])
  }
}
