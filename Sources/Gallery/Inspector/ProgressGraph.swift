import Motion
import SceneGraph
import Transitions

/// Draws how far a transition has come over its time, and where it is held.
final class ProgressGraph: View {
  /// How far it has come at times equally far apart from its start to its end; it may go beyond 0 and 1.
  var values: [Double] = [] {
    didSet { if values != oldValue { setNeedsDisplay() } }
  }

  /// Where it is held, as a part of its time; `nil` for nowhere.
  var playhead: Double? {
    didSet { if playhead != oldValue { setNeedsDisplay() } }
  }

  /// How wide a column is, in points.
  private static let column = 2.0

  /// How far above 1 and below 0 there is room, as a part of the way.
  private static let margin = 0.18

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Color(white: 0, alpha: 0.045)
    cornerRadius = 8
  }

  override func draw(into list: inout DisplayList) {
    guard bounds.width > 20, values.count > 1 else { return }
    let area = bounds.inset(by: Insets(top: 4, left: 6, bottom: 4, right: 6))
    func y(_ value: Double) -> Double {
      let part = (value + ProgressGraph.margin) / (1 + 2 * ProgressGraph.margin)
      return area.maxY - min(max(part, 0), 1) * area.height
    }
    for level in [0.0, 1.0] {
      let line = Rect(x: area.x, y: y(level).rounded() - 0.5, width: area.width, height: 1)
      list.append(.fill(RoundedRect(rect: line), BarPalette.separator))
    }
    let columns = Int(area.width / ProgressGraph.column)
    var previous = y(values[0])
    for column in 0..<columns {
      let part = Double(column) / Double(max(1, columns - 1))
      let top = y(value(at: part))
      let x = area.x + Double(column) * ProgressGraph.column
      let zero = y(0)
      let fill = Rect(
        x: x, y: min(top, zero), width: ProgressGraph.column, height: abs(zero - top))
      list.append(.fill(RoundedRect(rect: fill), ToolPalette.onTime.faded(to: 0.35)))
      let edge = Rect(
        x: x, y: min(top, previous) - 1, width: ProgressGraph.column,
        height: abs(top - previous) + 2)
      list.append(.fill(RoundedRect(rect: edge), BarPalette.tint))
      previous = top
    }
    guard let playhead else { return }
    let x = area.x + min(max(playhead, 0), 1) * area.width
    let line = Rect(x: x - 0.75, y: area.y, width: 1.5, height: area.height)
    list.append(.fill(RoundedRect(rect: line), ToolPalette.late))
    let dot = Rect(
      center: Point(x: x, y: y(value(at: playhead))), size: Size(width: 9, height: 9))
    let disc = RoundedRect(rect: dot, radii: CornerRadii(4.5), curve: .circular)
    list.append(.fill(disc, ToolPalette.late))
    list.append(.border(disc, width: 1, .white))
  }

  private func value(at part: Double) -> Double {
    let place = min(max(part, 0), 1) * Double(values.count - 1)
    let index = min(Int(place), values.count - 2)
    let rest = place - Double(index)
    return values[index] * (1 - rest) + values[index + 1] * rest
  }

  /// A plan's progress over its time: that of its leading element, or else of what moves farthest.
  static func values(of plan: TransitionPlan) -> [Double] {
    let isLed = plan.elements.contains { $0.name == "hero" || $0.name == "target" }
    guard !isLed, let channel = farthest(plan) else {
      return samples { plan.progress(at: $0 * plan.duration) }
    }
    let way = channel.to - channel.from
    let square = (way * way).sum()
    return samples { part in
      let value = part < 1 ? channel.state(at: part * plan.duration).value : channel.to
      return ((value - channel.from) * way).sum() / square
    }
  }

  /// What changes most; what moves goes before what only fades, as points outnumber opacities.
  private static func farthest(_ plan: TransitionPlan) -> Channel? {
    let channels = plan.elements.flatMap {
      [$0.channels.frame, $0.channels.translation, $0.channels.scale, $0.channels.opacity]
    }
    func length(_ channel: Channel) -> Double {
      let way = channel.to - channel.from
      return (way * way).sum()
    }
    return channels.max { length($0) < length($1) }.flatMap { length($0) > 0 ? $0 : nil }
  }

  /// That of a timing alone, from rest to rest.
  static func values(of timing: ChannelTiming) -> [Double] {
    let channel = Channel(from: .zero, to: ChannelVector(single: 1), timing: timing)
    let duration = channel.settlingTime(tolerance: 0.002) ?? 1
    return samples { channel.state(at: $0 * duration).value[0] }
  }

  private static func samples(_ value: (Double) -> Double) -> [Double] {
    (0...96).map { value(Double($0) / 96) }
  }
}
