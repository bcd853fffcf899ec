/// What was going on while a frame was made.
package enum FramePhase: String, Hashable, Sendable, CaseIterable {
  /// A screen opens, by itself.
  case present

  /// The pointer holds the picture.
  case drag

  /// A drag was let go too early: the picture returns to where it was.
  case cancel

  /// A screen closes, by itself; after a drag as after a tap.
  case dismiss

  /// One picture gives way to its neighbour.
  case page

  /// The grid moves, by the pointer, the wheel or its own inertia.
  case scroll

  /// Nothing moves: a frame that was drawn for another reason, or for none.
  case idle
}
