import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// Draws into the window's own surface, which the window system copies to the screen.
///
/// The quickest way without a graphics processor (measured: 0.14 ms for 1280×800 under X11).
@MainActor
final class SurfacePresenter: ScreenPresenter {
  private let window: WindowHandle
  private let pixels: ScreenPixels

  /// - Parameters:
  ///   - window: The window to draw into.
  ///   - threads: How many threads are to draw; `nil` for as many as suit the machine.
  init(window: WindowHandle, threads: Int?) {
    self.window = window
    pixels = ScreenPixels(threads: threads)
  }

  var drawingThreads: Int? { pixels.threads }

  /// Whether a window has a surface that we can draw into: the driver offers one, and its pixels
  /// are `0xXXRRGGBB`.
  static func suits(_ window: WindowHandle) -> Bool {
    // Wayland has no such thing: SDL would quietly go through OpenGL.
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) != "wayland" else {
      return false
    }
    let format = SDL_GetWindowPixelFormat(window.pointer)
    return format == SDL_PIXELFORMAT_RGB888.rawValue
      || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  var pixelSize: Size {
    // X11 knows no points: a unit is a pixel, and the surface follows the window.
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window.pointer, &width, &height)
    return Size(width: Double(max(width, 1)), height: Double(max(height, 1)))
  }

  func draw(_ frame: WindowFrame, at time: FrameTime, scale: Double) throws(SDLError) -> Bool {
    try withTarget { pixels.draw(frame, at: time, scale: scale, into: $0) }
    return true
  }

  func show() throws(SDLError) {
    try pixels.show { rects throws(SDLError) in
      try check(
        "SDL_UpdateWindowSurfaceRects",
        SDL_UpdateWindowSurfaceRects(window.pointer, &rects, Int32(rects.count)))
    }
  }

  func lose(_ loss: ScreenLoss) {
    switch loss {
    case .picture: pixels.expose()
    // SDL makes a new surface by itself when it is next asked for.
    case .surface, .device: pixels.invalidate()
    }
  }

  func picture() throws(SDLError) -> Bitmap {
    var picture = Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
    try withTarget { picture = Bitmap(copying: $0) }
    return picture
  }

  /// Lends the surface's pixels as they are now: SDL replaces the surface when the window changes.
  private func withTarget(_ body: (PixelTarget) -> Void) throws(SDLError) {
    guard let surface = SDL_GetWindowSurface(window.pointer) else {
      throw .last(in: "SDL_GetWindowSurface")
    }
    if CSDL_MustLock(surface) != 0 { try check("SDL_LockSurface", SDL_LockSurface(surface)) }
    defer { if CSDL_MustLock(surface) != 0 { SDL_UnlockSurface(surface) } }
    guard let memory = surface.pointee.pixels else {
      throw SDLError(function: "SDL_GetWindowSurface", message: "the surface has no pixels")
    }
    body(
      PixelTarget(
        pixels: memory.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w),
        height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch) / 4))
  }
}
