import Motion
import Transitions

extension TransitionPlan {
  /// Whether nothing begins or ends beyond the largest coordinate, or nowhere at all.
  var isBounded: Bool { elements.allSatisfy { $0.channels.isBounded } }
}

extension ElementChannels {
  fileprivate var isBounded: Bool {
    [frame, content, radii, opacity, translation, scale, rotation, fill].allSatisfy(\.isBounded)
  }
}

extension Channel {
  fileprivate var isBounded: Bool {
    guard from.isBounded, to.isBounded else { return false }
    guard case .steps(let steps, _) = timing else { return true }
    return steps.allSatisfy(\.isBounded)
  }
}

extension ChannelVector {
  fileprivate var isBounded: Bool {
    (0..<4).allSatisfy { abs(self[$0]) <= Rect.largestCoordinate }
  }
}
