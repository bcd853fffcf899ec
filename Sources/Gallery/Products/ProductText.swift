import Motion

/// What is written about a product.
@MainActor
enum ProductText {
  /// How large its photograph is, as far as that is known.
  static func detail(of item: Int, in album: Album) -> String {
    if let failure = album.failure(of: item) { return "\(failure.reason)" }
    guard let size = album.header(of: item)?.uprightSize else { return "" }
    return "\(Int(size.width)) × \(Int(size.height)) pixels"
  }

  /// What its page says about how it came and how it goes.
  static func text(_ style: GalleryStyle, isModal: Bool) -> String {
    let way =
      switch style {
      case .zola:
        """
        The whole grid was zoomed until the picture in it had become this one, and the screen \
        seemed to move in depth. Cells that the edge cut off rode along whole, and so did the badge.

        Drag the page down and the zoom runs back under the hand, as far as you like.
        """
      case .pull:
        """
        The page was pulled up from below.

        Drag it down: past the middle it goes, before that it comes back.
        """
      default: "The page faded in over the grid, and fades out again."
      }
    let back =
      isModal
      ? "It was presented over everything: the button in the corner or Esc dismisses it."
      : "It was pushed: the button in the title bar, Esc, Alt and the left arrow, or the mouse's "
        + "back button go back."
    return way + "\n\n" + back
  }

  /// What the page with the details says.
  static func details(of item: Int, in album: Album) -> String {
    """
    \(album.name(of: item))
    \(detail(of: item, in: album))
    Photograph \(item + 1) of \(album.count)

    This page slid in over the one before, which gave way by three tenths of the width: the ordinary \
    way of a navigation stack. Drag from the left edge to slide it back; let go early and it stays.
    """
  }
}
