import Motion
import Transitions

/// When each view sets out, and how it moves from then on.
struct HeroTimetable {
  /// How one view moves in time.
  struct Entry {
    fileprivate let window: HeroTimeWindow

    /// When the last view has arrived, in seconds.
    fileprivate let end: Double

    /// What was said of the view; `nil` is automatic.
    fileprivate let duration: HeroDuration?
    fileprivate let curve: UnitCurve
    fileprivate let spring: Spring?
    fileprivate let properties: [HeroProperty: HeroPropertyTiming]

    /// How much the way bends; `nil` is straight.
    let arc: Double?
  }

  /// When the last view has arrived, in seconds.
  let end: Double

  private let windows: [HeroTimeWindow?]

  /// - Parameter views: What is known of each view's time; `nil` for one that does not fly.
  init(_ views: [HeroSchedule.Entry?]) {
    let schedule = HeroSchedule(views.compactMap { $0 })
    var known = schedule.windows.makeIterator()
    windows = views.map { $0 == nil ? nil : known.next() }
    end = schedule.end
  }

  /// How a view moves in time.
  ///
  /// - Parameters:
  ///   - index: Its place among all.
  ///   - state: What its modifiers say.
  ///   - standard: The timing function of one that says none.
  /// - Returns: `nil` for one that does not fly.
  func entry(
    _ index: Int, _ state: HeroTargetState, or standard: HeroTimingFunction
  ) -> Entry? {
    guard let window = windows[index] else { return nil }
    return Entry(
      window: window, end: end, duration: state.duration,
      curve: (state.timingFunction ?? standard).curve, spring: state.spring?.spring,
      properties: state.propertyTimings, arc: state.arc)
  }
}

extension HeroSchedule.Entry {
  /// - Parameters:
  ///   - state: What the modifiers of a view say.
  ///   - ends: From where to where it goes.
  init(_ state: HeroTargetState, _ ends: HeroEnds) {
    let automatic = ends.rest.placement.automaticDuration(to: ends.gone.placement)
    // Properties with a timing of their own may arrive later than the view.
    let own = state.propertyTimings.values.reduce(0) { longest, timing in
      let needed: Double? =
        if timing.isOnSpring, let spring = state.spring {
          spring.settlingTime
        } else {
          switch timing.duration ?? state.duration {
          case nil: automatic
          case .seconds(let seconds): seconds
          case .matchLongest: nil
          }
        }
      return needed.map { max(longest, (timing.delay ?? state.delay) + $0 - state.delay) }
        ?? longest
    }
    self.init(
      delay: state.delay, duration: state.duration, automatic: automatic,
      settling: max(state.spring?.settlingTime ?? 0, own))
  }
}

extension HeroPropertyTiming {
  /// Whether it leaves a view's spring to the property: it says at most when that sets out.
  fileprivate var isOnSpring: Bool { duration == nil && timingFunction == nil }
}

extension HeroTimetable.Entry {
  /// How one property moves.
  ///
  /// - Parameter property: Which.
  /// - Returns: Seconds before it sets out, and its timing.
  func timing(_ property: HeroProperty) -> (delay: Double, timing: ChannelTiming) {
    let own = own(property)
    let delay = own.delay ?? window.delay
    if own.isOnSpring, let spring { return (delay, .spring(spring)) }
    let (curve, duration) = pace(own)
    return (delay, .curve(curve, duration: duration))
  }

  /// How a place moves along an arc; springs do not follow arcs.
  ///
  /// - Parameter control: What bends it.
  /// - Returns: The timing of the curve: that of the position.
  func timing(along control: ChannelVector) -> ChannelTiming {
    let (curve, duration) = pace(own(.position))
    return .arc(curve, duration: duration, control: control)
  }

  /// Whether the middle and the sides have times of their own.
  var movesApart: Bool { !properties.isEmpty && own(.position) != own(.size) }

  /// How far one property has come: from `0` to `1`.
  ///
  /// - Parameters:
  ///   - property: Which.
  ///   - onSpring: Whether it goes by a spring where the view has one.
  /// - Returns: The first number of a channel.
  func pace(_ property: HeroProperty, onSpring: Bool = true) -> Channel {
    var (delay, timing) = timing(property)
    if case .spring = timing, !onSpring {
      let (curve, duration) = pace(own(property))
      timing = .curve(curve, duration: duration)
    }
    return Channel(from: .zero, to: ChannelVector(single: 1), delay: delay, timing: timing)
  }

  /// What was said of one property alone.
  private func own(_ property: HeroProperty) -> HeroPropertyTiming {
    properties.isEmpty ? HeroPropertyTiming() : properties[property] ?? HeroPropertyTiming()
  }

  /// How, and for how many seconds, something moves that is not on a spring.
  private func pace(_ own: HeroPropertyTiming) -> (curve: UnitCurve, duration: Double) {
    let time: Double =
      switch own.duration ?? duration {
      case nil: window.duration
      case .seconds(let seconds): seconds
      case .matchLongest: max(end - (own.delay ?? window.delay), 0)
      }
    return (own.timingFunction?.curve ?? curve, time.forCurve)
  }
}

extension Double {
  /// What takes no time is there at once; a curve needs some, in seconds.
  fileprivate var forCurve: Double { max(self, 1e-6) }
}

extension HeroStand {
  fileprivate var placement: HeroPlacement {
    HeroPlacement(position: center, size: size, transform: transform)
  }
}
