/// How the gallery opens a photograph.
package enum GalleryStyle: String, Hashable, Sendable, CaseIterable {
  /// The thumbnail grows into the picture.
  case hero

  /// The whole grid is zoomed into.
  case pinterest

  /// The thumbnail becomes the banner of a page with a text.
  case banner
}
