/// How often what moved broke its path.
package struct MotionContinuity: Hashable, Sendable {
  /// How many pairs of neighbouring frames were looked at.
  package var checked: Int

  /// How often a position jumped (C0 violations); there should be none.
  package var positionJumps: Int

  /// How often a velocity jumped with nobody's hand in it (C1 violations); there should be none.
  package var velocityJumps: Int

  package init(checked: Int, positionJumps: Int, velocityJumps: Int) {
    self.checked = checked
    self.positionJumps = positionJumps
    self.velocityJumps = velocityJumps
  }
}
