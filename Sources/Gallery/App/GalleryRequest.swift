package import Photos

/// Something the gallery wants of its window, whatever kind of window it has.
package enum GalleryRequest: Hashable, Sendable {
  case setTitle(String)
  case toggleFullScreen
  case close

  /// Photographs of other files and folders, as folder news.
  case read([PhotoPath])

  /// A text goes to the clipboard.
  case copy(String)

  /// The clipboard's text is wanted: it comes as a text event, so that a recording has it.
  case paste
}
