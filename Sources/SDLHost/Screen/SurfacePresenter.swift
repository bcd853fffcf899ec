import CSDL2
import Motion

/// Draws into the window's own surface, which the window system copies to the screen.
///
/// The quickest way without a graphics processor (measured: 0.14 ms for 1280×800 under X11).
@MainActor
final class SurfacePresenter: ScreenPresenter {
  let name = "cpu"
  private let window: WindowHandle
  private var surface: UnsafeMutablePointer<SDL_Surface>?

  /// Whether the surface holds a frame of ours.
  private var isDrawn = false

  init(window: WindowHandle) {
    self.window = window
  }

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

  func withPixels(_ draw: (PixelBuffer) -> Void) throws(SDLError) {
    let surface = try acquire()
    if CSDL_MustLock(surface) != 0 { try check("SDL_LockSurface", SDL_LockSurface(surface)) }
    defer { if CSDL_MustLock(surface) != 0 { SDL_UnlockSurface(surface) } }
    guard let memory = surface.pointee.pixels else {
      throw SDLError(function: "SDL_GetWindowSurface", message: "the surface has no pixels")
    }
    draw(
      PixelBuffer(
        pixels: memory.assumingMemoryBound(to: UInt32.self), width: Int(surface.pointee.w),
        height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch) / 4, isKept: isDrawn))
    isDrawn = true
  }

  func show(changed: Rect?) throws(SDLError) {
    let surface = try acquire()
    let size = (width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard var part = SDL_Rect(covering: changed, of: size) else { return }
    try check(
      "SDL_UpdateWindowSurfaceRects", SDL_UpdateWindowSurfaceRects(window.pointer, &part, 1))
  }

  func invalidate() {
    surface = nil
    isDrawn = false
  }

  /// The surface as it is now: the window system replaces it when the window changes.
  private func acquire() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let current = SDL_GetWindowSurface(window.pointer) else {
      throw .last(in: "SDL_GetWindowSurface")
    }
    if current != surface {
      surface = current
      isDrawn = false
    }
    return current
  }
}
