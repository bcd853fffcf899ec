/// What becomes of the screen that another one opens from.
package enum ScreenPassage: String, Hashable, Sendable, CaseIterable {
  /// The other is put on its navigation stack, and taken off it again.
  case push

  /// The other is presented over everything, and dismissed.
  case present
}
