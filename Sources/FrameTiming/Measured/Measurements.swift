/// What was measured beside the frames; `nil` where it was not.
package struct Measurements: Hashable, Sendable {
  package var clocks: [ClockFigures] = []
  package var ownCost: OwnCost?
  package var memory: ProcessMemory?
  package var idle: IdleCost?
  package var continuity: MotionContinuity?
  package var stallSelfTest: StallSelfTest?

  package init() {}
}
