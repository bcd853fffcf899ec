/// Something the gallery wants of its window, whatever kind of window it has.
package enum GalleryRequest: Hashable, Sendable {
  case setTitle(String)
  case toggleFullScreen
  case close
}
