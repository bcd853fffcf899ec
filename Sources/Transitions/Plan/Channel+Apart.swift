import Motion

/// A rectangle whose middle and sides each move in their own time.
extension Channel {
  /// Where it is once each has come as far as it says, and how fast that changes.
  func rectangle(_ middle: ChannelState, _ sides: ChannelState, _ bend: Vector) -> ChannelState {
    let (part, size) = (middle.value[0], sides.value[0])
    // Exactly at rest where both are.
    if part == size, bend == .zero || part == 0 || part == 1 {
      let value = part == 1 ? to : part == 0 ? from : from + (to - from) * part
      return ChannelState(value, velocity: rates(middle, sides, bend))
    }
    let way = ways
    return ChannelState(
      from + way.middle * part + way.sides * size
        + ChannelVector(bend.dx, bend.dy, 0, 0) * (2 * part * (1 - part)),
      velocity: rates(middle, sides, bend))
  }

  private func rates(
    _ middle: ChannelState, _ sides: ChannelState, _ bend: Vector
  ) -> ChannelVector {
    let (part, rate) = (middle.value[0], middle.velocity[0])
    return ways.middle * rate + ways.sides * sides.velocity[0]
      + ChannelVector(bend.dx, bend.dy, 0, 0) * (2 * (1 - 2 * part) * rate)
  }

  /// What the middle's way and the sides' add to a rectangle.
  private var ways: (middle: ChannelVector, sides: ChannelVector) {
    let way = to - from
    return (
      ChannelVector(way[0] + way[2] / 2, way[1] + way[3] / 2, 0, 0),
      ChannelVector(-way[2] / 2, -way[3] / 2, way[2], way[3])
    )
  }

  /// The one of two that is at rest later.
  func slower(_ middle: Channel, _ sides: Channel) -> Channel {
    let times = [middle, sides].map { $0.settlingTime(tolerance: 1e-3) ?? .infinity }
    return times[0] >= times[1] ? middle : sides
  }

  /// The same ends, both middle and sides led as one of them was.
  func led(by part: Channel) -> Channel {
    Channel(from: from, to: to, delay: delay + part.delay, timing: part.timing)
  }

  /// When both have come so near to their ends that what is left of the rectangle is within a tolerance,
  /// without the delay.
  func settlingTime(
    _ middle: Channel, _ sides: Channel, _ bend: Vector, tolerance: Double
  ) -> Double? {
    var longest = 0.0
    let reach = ways.middle + ChannelVector(abs(bend.dx), abs(bend.dy), 0, 0) * 2
    for (part, way) in [(middle, reach), (sides, ways.sides)] {
      let size = (0..<4).reduce(0) { max($0, abs(way[$1])) }
      guard size > 0 else { continue }
      guard let time = part.settlingTime(tolerance: tolerance / size) else { return nil }
      longest = max(longest, time)
    }
    return longest
  }

  /// How far it has come when the way is retraced: counted from the end, and from `0` to `1` again.
  func retraced(over duration: Double) -> Channel {
    var channel = reversed(over: duration)
    (channel.from, channel.to) = (from, to)
    return channel
  }
}
