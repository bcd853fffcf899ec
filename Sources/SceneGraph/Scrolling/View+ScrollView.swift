extension View {
  /// The first scroll view below this view, searched in depth; `nil` if there is none.
  ///
  /// A screen's drag looks at it to leave the content its scrolling.
  ///
  /// - Complexity: O(n) for n views below; once for each drag, not for each frame.
  public final var firstScrollView: ScrollView? {
    for subview in subviews {
      if let scroll = subview as? ScrollView ?? subview.firstScrollView { return scroll }
    }
    return nil
  }
}
