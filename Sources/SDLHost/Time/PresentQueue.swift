import Motion

/// The frames that a driver takes before a present waits, and when the newest of them is shown.
///
/// A run of frames begins with an empty queue. From then on the refresh in which each will be shown
/// follows from when it was presented; how far that is ahead when a present first waits is the length
/// of the queue, which is the driver's and stays the same.
struct PresentQueue: Hashable, Sendable {
  /// No driver is known to take more.
  static let longest = 3

  /// How many frames it takes; zero until a run has begun.
  private(set) var length = 0

  /// When the newest frame is shown; `nil` while that is not known.
  private(set) var shown: FrameTime?

  /// What the run before has shown of the length.
  private var latest: Int?

  /// Whether nothing more is to be learnt of it from the present run: it has shown it, or its beginning
  /// was not seen.
  private var isMeasured = true

  /// Takes in a present.
  ///
  /// - Parameters:
  ///   - called: When it was called.
  ///   - returned: When it returned.
  ///   - waited: Whether it waited.
  ///   - run: How many frames of the unbroken run are ahead of it.
  ///   - filter: Knows the refreshes.
  mutating func add(
    called: FrameTime, returned: FrameTime, waited: Bool, run: Int, on filter: VsyncFilter
  ) {
    let half = filter.period / 2
    let next = filter.refresh(after: called)
    if run == 0 {
      shown = next
      isMeasured = false
    } else {
      // One frame is shown in each refresh.
      shown = shown.flatMap { last in
        filter.refresh(after: last + half).flatMap { later in next.map { max($0, later) } }
      }
    }
    guard waited else { return }
    if let shown, !isMeasured {
      measure(Int(((shown - returned) / filter.period).rounded()))
    }
    shown = filter.refresh(after: returned + (.zero - half)).map { $0 + filter.period * length }
  }

  /// One that is presented right before or after a refresh may seem to be off by one: two runs must
  /// agree.
  private mutating func measure(_ length: Int) {
    isMeasured = true
    guard (0...PresentQueue.longest).contains(length) else { return }
    if latest == nil || latest == length { self.length = length }
    latest = length
  }

  /// Forgets when the newest frame is shown: other refreshes are to come.
  mutating func removeAll() {
    shown = nil
    isMeasured = true
  }
}
