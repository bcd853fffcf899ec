import Motion
import SceneGraph
import Transitions

/// The way of one view through a transition.
@MainActor
struct ViewTrack {
  private let view: View
  private let changes: [AnimationRecorder.Change]

  /// The view around it that moves by itself, in whose space it moves; `nil` for the container.
  private let outer: View?

  /// The views between the two, which do not change.
  private let between: [View]

  /// - Parameters:
  ///   - view: Which.
  ///   - changes: All that was recorded.
  ///   - outer: The nearest view around it that moves by itself.
  init(_ view: View, _ changes: [AnimationRecorder.Change], inside outer: View?) {
    self.view = view
    self.changes = changes
    self.outer = outer
    var between: [View] = []
    var inner = view.superview
    while outer != nil, let current = inner, current !== outer {
      between.append(current)
      inner = current.superview
    }
    // Taken out of the screen since.
    self.between = inner == nil ? [] : between
  }

  /// How everything about the view moves, in the space of the view around it, which carries it along.
  /// Transforms of views in between are left out.
  var channels: ElementChannels {
    let frame = channel({ ChannelVector($0.frame) }, placed: place)
    let shadow: Double = view.shadow == nil ? 0 : 1
    let share = between.reduce(1) { $0 * $1.alpha }
    return ElementChannels(
      frame: frame, content: frame, radii: channel { ChannelVector($0.radii) },
      opacity: channel { ChannelVector(single: $0.alpha * share) },
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
  ///   - placed: What it is in the space of the view around it, at the beginning or the end.
  /// - Returns: From where the view is before its first change to where it is after its last.
  private func channel(
    _ value: (ViewLook) -> ChannelVector, placed: (ChannelVector, Moment) -> ChannelVector
  ) -> Channel {
    let own = steps(value)
    let from = placed(value(look(of: view, .start)), .start)
    let to = placed(value(look(of: view, .end)), .end)
    guard var step = own.first else {
      // What is around it may have had another size; where it was carried by that, it stays.
      return .constant(to)
    }
    if own.count == 1 {
      (step.from, step.to) = (from, to)
      return step
    }
    let moved = own.enumerated().map { index, step in
      var step = step
      step.from = placed(step.from, index == 0 ? .start : .end)
      step.to = placed(step.to, .end)
      return step
    }
    return Channel(from: from, to: to, timing: .steps(moved))
  }

  /// The steps of one value, the earliest first, each from where the one before it is then.
  private func steps(_ value: (ViewLook) -> ChannelVector) -> [Channel] {
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

  private func look(of view: View, _ moment: Moment) -> ViewLook {
    let own = changes.filter { $0.view === view }
    return switch moment {
    case .start: own.first?.from ?? ViewLook(view)
    case .end: own.last?.to ?? ViewLook(view)
    }
  }

  // MARK: What is around it

  /// A frame in the space of the view around it as that was photographed, at its last size: where it
  /// began with another, everything inside is drawn stretched then, and this makes up for it.
  private func place(_ frame: ChannelVector, _ moment: Moment) -> ChannelVector {
    guard let outer else { return frame }
    var frame = frame
    for view in between {
      let origin = view.frame.origin - view.bounds.origin
      frame += ChannelVector(origin.dx, origin.dy, 0, 0)
    }
    frame -= ChannelVector(outer.bounds.x, outer.bounds.y, 0, 0)
    let (then, now) = (look(of: outer, moment).frame.size, outer.bounds.size)
    guard then != now, then.isDrawable, now.isDrawable else { return frame }
    let (across, down) = (now.width / then.width, now.height / then.height)
    return frame * ChannelVector(across, down, across, down)
  }
}
