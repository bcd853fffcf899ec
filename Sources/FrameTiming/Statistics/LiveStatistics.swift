/// What the overlay shows while frames are made: the latest 240 and counts of all.
///
/// Fed with the records a benchmark keeps, so both say the same. Allocates only when it is made.
package struct LiveStatistics: Sendable {
  /// How many frames it looks back: four seconds at 60 Hz.
  package static let window = 240

  /// From present to present, in milliseconds; the first frame of an unbroken run adds none.
  package private(set) var interval = SlidingSample(capacity: window)

  /// Process CPU time per frame, in milliseconds.
  package private(set) var cpu = SlidingSample(capacity: window)

  /// How many frames were made.
  package private(set) var frames = 0

  /// How many of them came after their deadline.
  package private(set) var missed = 0

  /// How many refreshes showed an old picture because of them.
  package private(set) var missedVsyncs = 0

  /// The refresh period of the latest frame, in milliseconds: where a graph draws its deadline line;
  /// 0 before the first frame.
  package private(set) var refreshPeriod = 0.0

  /// How much later than expected frames were shown, summed, in milliseconds.
  package var hitchTime: Double { hitches.milliseconds }

  /// Hitch time in milliseconds for each second of animation; `nil` before the first frame.
  package var hitchRatio: Double? {
    animation > .zero ? hitches.milliseconds / animation.milliseconds * 1000 : nil
  }

  private var hitches = Duration.zero
  private var animation = Duration.zero
  private var previous: FrameRecord?

  package init() {}

  /// Takes in the next frame; allocates nothing.
  package mutating func add(_ record: FrameRecord) {
    let elapsed = record.interval(since: previous)
    let hitch = record.hitch(interval: elapsed)
    if let elapsed { interval.add(elapsed.milliseconds) }
    hitches += hitch
    animation += elapsed ?? record.refreshPeriod + hitch
    cpu.add(record.cpu.milliseconds)
    frames += 1
    missed += record.isMissed ? 1 : 0
    missedVsyncs += record.missedVsyncs
    refreshPeriod = record.refreshPeriod.milliseconds
    previous = record
  }
}
