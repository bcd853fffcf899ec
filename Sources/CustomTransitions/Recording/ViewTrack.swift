import Motion
import SceneGraph
import Transitions

/// The way of one view through a transition.
@MainActor
struct ViewTrack {
  private let view: View
  private let changes: [AnimationRecorder.Change]

  /// The views around it up to one of the container's, the nearest first.
  private let ancestors: [View]

  init(_ view: View, _ changes: [AnimationRecorder.Change], roots: [View]) {
    self.view = view
    self.changes = changes
    var ancestors: [View] = []
    var inner = view
    while !roots.contains(where: { $0 === inner }), let outer = inner.superview {
      ancestors.append(outer)
      inner = outer
    }
    self.ancestors = ancestors
  }

  /// How everything about the view moves, in container points.
  ///
  /// What moves around it carries it along. Where a view and one around it move at the same time, it
  /// goes from where both begin to where both end in its own time. Transforms of the views around it
  /// are left out.
  var channels: ElementChannels {
    let frame = channel({ ChannelVector($0.frame) }, carried: carriedFrame)
    let shadow: Double = view.shadow == nil ? 0 : 1
    return ElementChannels(
      frame: frame, content: frame, radii: channel { ChannelVector($0.radii) },
      opacity: channel({ ChannelVector(single: $0.alpha) }, carried: carriedAlpha),
      shadow: .constant(ChannelVector(single: shadow)),
      translation: channel { ElementPose($0.transform).translation },
      scale: channel { ElementPose($0.transform).scale },
      rotation: channel { ElementPose($0.transform).rotation },
      fill: changesBackground ? channel { ChannelVector($0.background) } : .constant(.zero))
  }

  private var changesBackground: Bool {
    changes.contains { $0.view === view && $0.from.background != $0.to.background }
  }

  // MARK: One value

  private enum Moment { case start, end }

  private func channel(_ value: (ViewLook) -> ChannelVector) -> Channel {
    channel(value) { value, _ in value }
  }

  /// - Parameters:
  ///   - value: Of a look of the view itself.
  ///   - carried: What the views around it make of it, at the beginning or the end.
  /// - Returns: From where the view is before its first change to where it is after its last.
  private func channel(
    _ value: (ViewLook) -> ChannelVector, carried: (ChannelVector, Moment) -> ChannelVector
  ) -> Channel {
    let own = steps(of: view, value)
    let (start, end) = (value(look(of: view, .start)), value(look(of: view, .end)))
    let (from, to) = (carried(start, .start), carried(end, .end))
    if var step = own.first, own.count == 1 {
      (step.from, step.to) = (from, to)
      return step
    }
    if !own.isEmpty {
      let moved = own.map { step in
        var step = step
        step.from = carried(step.from, .end)
        step.to = carried(step.to, .end)
        return step
      }
      return Channel(from: from, to: to, timing: .steps(moved))
    }
    let carriers = from == to ? [] : ancestors.map { steps(of: $0, value) }
    guard let carrier = carriers.first(where: { !$0.isEmpty }) else { return .constant(to) }
    var step = Channel(
      from: from, to: to, delay: carrier[0].delay, timing: carrier[0].timing)
    if carrier.count > 1 { step.timing = .curve(.easeInOut, duration: ViewTrack.length(carrier)) }
    return step
  }

  /// The steps of one value of a view, the earliest first, each from where the one before it is then.
  private func steps(of view: View, _ value: (ViewLook) -> ChannelVector) -> [Channel] {
    var steps: [Channel] = []
    let own = changes.filter { $0.view === view && value($0.from) != value($0.to) }
    for change in own.sorted(by: { $0.start < $1.start }) {
      var from = value(change.from)
      if let last = steps.last { from = last.state(at: change.start).value }
      steps.append(
        Channel(
          from: from, to: value(change.to), delay: change.start, timing: change.timing))
    }
    return steps
  }

  private static func length(_ steps: [Channel]) -> Double {
    steps.map { $0.settlingTime(tolerance: 1e-3) ?? 0 }.max().map { max($0, 1e-3) } ?? 1
  }

  private func look(of view: View, _ moment: Moment) -> ViewLook {
    let own = changes.filter { $0.view === view }
    return switch moment {
    case .start: own.first?.from ?? ViewLook(view)
    case .end: own.last?.to ?? ViewLook(view)
    }
  }

  // MARK: What is around it

  private func carriedFrame(_ value: ChannelVector, _ moment: Moment) -> ChannelVector {
    ancestors.reduce(value) { value, outer in
      let origin = look(of: outer, moment).frame.origin
      return value
        + ChannelVector(
          origin.x - outer.bounds.x, origin.y - outer.bounds.y, 0, 0)
    }
  }

  private func carriedAlpha(_ value: ChannelVector, _ moment: Moment) -> ChannelVector {
    ancestors.reduce(value) { $0 * look(of: $1, moment).alpha }
  }
}
