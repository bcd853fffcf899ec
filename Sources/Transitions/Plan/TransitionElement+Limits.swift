import Motion

extension TransitionElement {
  /// Whether nothing of it begins or ends beyond the largest coordinate, or is no number: what a
  /// movement between sound frames of very different sizes can do, and what nobody can draw.
  package var staysWithinLimits: Bool {
    [
      channels.frame, channels.content, channels.radii, channels.opacity, channels.shadow,
      channels.translation, channels.scale, channels.rotation, channels.fill,
    ].allSatisfy(\.staysWithinLimits)
  }
}

extension Channel {
  fileprivate var staysWithinLimits: Bool {
    guard from.staysWithinLimits, to.staysWithinLimits else { return false }
    guard case .steps(let steps, _) = timing else { return true }
    return steps.allSatisfy(\.staysWithinLimits)
  }
}

extension ChannelVector {
  fileprivate var staysWithinLimits: Bool {
    (0..<4).allSatisfy { abs(self[$0]) <= Rect.largestCoordinate }
  }
}
