import CSDL2
import Motion
package import SceneGraph

/// A window on the screen, hidden until it is shown; it closes with the last reference to it.
@MainActor
package final class Window {
  private let handle: WindowHandle
  let presenter: any ScreenPresenter

  /// Which way to the screen it goes, for reports: `gpu`, `cpu`, or `cpu, by texture`.
  package let rendererName: String

  /// Why it goes that way, for people: a clause such as `asked for`.
  package let rendererReason: String

  /// Whether presents claim to wait for the display.
  package let isVsynced: Bool

  /// How many threads draw; `nil` where the processor does not draw.
  package var drawingThreads: Int? { presenter.drawingThreads }

  /// The scale that was asked for, in device pixels per point.
  private let wantedScale: Double?

  /// Makes a window, hidden as yet.
  ///
  /// - Parameter options: What it is to be like.
  /// - Throws: ``SDLError`` if there is no display, if the window cannot be made, or if the renderer
  ///   that is asked for cannot be had.
  package init(_ options: WindowOptions) throws(SDLError) {
    let scale = options.scale ?? 1
    let screen = try ScreenChoice.make(
      options, width: Window.units(options.size.width, scale),
      height: Window.units(options.size.height, scale))
    handle = screen.handle
    presenter = screen.presenter
    rendererName = screen.name
    rendererReason = screen.reason
    isVsynced = screen.isVsynced
    wantedScale = options.scale
    fit(options.size)
    if options.isFullScreen { try setFullScreen(true) }
  }

  /// Puts the window on the screen; nothing where it is there.
  package func show() { SDL_ShowWindow(handle.pointer) }

  /// Takes the window off the screen.
  func hide() { SDL_HideWindow(handle.pointer) }

  /// Whether a person could see it: neither hidden nor minimised. One that others cover can be seen.
  var isVisible: Bool {
    let unseen = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle.pointer) & unseen == 0
  }

  /// How large the window is now.
  package var geometry: WindowGeometry {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle.pointer, &width, &height)
    return WindowGeometry(
      units: Size(width: Double(max(width, 1)), height: Double(max(height, 1))),
      pixels: presenter.pixelSize, scale: wantedScale)
  }

  /// The pixels that were drawn last, all opaque.
  ///
  /// - Throws: ``SDLError`` where they cannot be had.
  package func picture() throws(SDLError) -> Bitmap { try presenter.picture() }

  /// The time between two frames of the display the window is on; 1/60 s where that is unknown.
  package var refreshPeriod: Duration {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle.pointer)
    let isKnown = display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0
    return Window.period(ofRate: isKnown && mode.refresh_rate > 0 ? Int(mode.refresh_rate) : 60)
  }

  /// The time between two frames, in whole nanoseconds and never less than it is: what takes a whole
  /// number of refreshes then ends with the last of them, not with one more that shows nothing new.
  ///
  /// - Parameter rate: Refreshes in a second; positive.
  /// - Returns: Between 0 and 1 ns more than the exact period.
  package nonisolated static func period(ofRate rate: Int) -> Duration {
    .nanoseconds((1_000_000_000 + rate - 1) / rate)
  }

  package func setTitle(_ title: String) {
    SDL_SetWindowTitle(handle.pointer, title)
  }

  /// Asks for another size of the client area, in points.
  func resize(to size: Size) {
    let scale = pixelsPerPoint / pixelsPerUnit
    SDL_SetWindowSize(
      handle.pointer, Window.units(size.width, scale), Window.units(size.height, scale))
  }

  private var pixelsPerUnit: Double { geometry.pixels.width / geometry.units.width }
  private var pixelsPerPoint: Double { wantedScale ?? pixelsPerUnit }

  package var isFullScreen: Bool {
    SDL_GetWindowFlags(handle.pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0
  }

  /// Fills the display with the window, without changing the display's resolution, or goes back.
  ///
  /// - Parameter isOn: Whether the window fills the display.
  /// - Throws: ``SDLError`` where the window system refuses.
  package func setFullScreen(_ isOn: Bool) throws(SDLError) {
    let flags = isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    try check("SDL_SetWindowFullscreen", SDL_SetWindowFullscreen(handle.pointer, flags))
  }

  /// Corrects the size where the window system's units turn out to be more than a pixel each, and
  /// forbids sizes in which nothing can be seen.
  private func fit(_ size: Size) {
    let scale = pixelsPerPoint / pixelsPerUnit
    if pixelsPerUnit != 1 { resize(to: size) }
    SDL_SetWindowMinimumSize(
      handle.pointer, Window.units(Window.leastSide, scale), Window.units(Window.leastSide, scale))
  }

  /// The smallest side a person can make the window, in points.
  private static let leastSide = 200.0

  private static func units(_ points: Double, _ scale: Double) -> Int32 {
    Int32(min(max((points * scale).rounded(), 1), 16_384))
  }
}
