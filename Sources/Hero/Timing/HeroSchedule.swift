/// When each of several views moves, once all of them are known.
public struct HeroSchedule: Hashable, Sendable {
  /// What is known of one view.
  public struct Entry: Hashable, Sendable {
    /// Seconds before it sets off.
    public var delay: Double

    /// What was said; `nil` is automatic.
    public var duration: HeroDuration?

    /// What it takes where nothing is said, in seconds; see ``HeroPlacement/automaticDuration(to:)``.
    public var automatic: Double

    /// What it takes at least, in seconds: the time in which its spring settles.
    public var settling: Double

    /// Creates an entry, without a spring unless its settling time is given.
    public init(
      delay: Double = 0, duration: HeroDuration? = nil, automatic: Double, settling: Double = 0
    ) {
      self.delay = delay
      self.duration = duration
      self.automatic = automatic
      self.settling = settling
    }

    /// The time it takes by itself; `nil` if that of the others counts.
    fileprivate var own: Double? {
      switch duration {
      case nil: automatic
      case .seconds(let seconds): max(seconds, 0)
      case .matchLongest: nil
      }
    }
  }

  /// When each view moves, in the order of the entries.
  public let windows: [HeroTimeWindow]

  /// When the last of all has arrived, springs included, in seconds.
  public let end: Double

  /// Works out the times.
  ///
  /// The end is when the last view that does not match the longest has arrived; one that does takes its
  /// automatic duration if it is alone with others of its kind, and else ends with the rest: its duration
  /// is what remains after its own delay. Hero 1.6.4 took the delays and springs of others into account
  /// or not, as the order of a dictionary would have it.
  ///
  /// - Parameter entries: One for each view. Linear in their number.
  public init(_ entries: [Entry]) {
    var end = 0.0
    for entry in entries {
      let needed = max(entry.own ?? entry.automatic, entry.settling)
      end = max(end, max(entry.delay, 0) + needed)
    }
    self.end = end
    windows = entries.map { entry in
      let delay = max(entry.delay, 0)
      return HeroTimeWindow(delay: delay, duration: entry.own ?? (end - delay))
    }
  }
}
