package import Motion

/// How a window is to be opened.
package struct WindowOptions: Sendable {
  /// The title bar's text.
  package var title: String

  /// The client area, in points.
  package var size: Size

  /// Where the client area's corner goes, in the window system's units; `nil` leaves it to the
  /// window manager.
  package var position: (x: Int, y: Int)?

  /// Device pixels per point; `nil` takes the window system's own.
  package var scale: Double?

  package var renderer: RendererChoice

  /// How many threads draw where the processor does; `nil` for as many as suit the machine.
  package var threads: Int?

  package var isFullScreen: Bool

  package init(
    title: String, size: Size, position: (x: Int, y: Int)? = nil, scale: Double? = nil,
    renderer: RendererChoice = .auto, threads: Int? = nil, isFullScreen: Bool = false
  ) {
    self.title = title
    self.size = size
    self.position = position
    self.scale = scale
    self.renderer = renderer
    self.threads = threads
    self.isFullScreen = isFullScreen
  }
}
