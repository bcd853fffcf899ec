import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// Draws into memory of its own and hands it over as a texture: for windows without a surface.
@MainActor
final class TexturePresenter: ScreenPresenter {
  private let window: WindowHandle
  private let renderer: OpaquePointer
  private let pixels: ScreenPixels
  private var texture: OpaquePointer?
  private var memory: [UInt32] = []
  private var width = 0
  private var height = 0

  /// - Parameters:
  ///   - window: The window to draw into.
  ///   - threads: How many threads are to draw; `nil` for as many as suit the machine.
  /// - Throws: ``SDLError`` where no renderer can be made for the window.
  init(window: WindowHandle, threads: Int?) throws(SDLError) {
    guard let renderer = SDL_CreateRenderer(window.pointer, -1, 0) else {
      throw .last(in: "SDL_CreateRenderer")
    }
    self.window = window
    self.renderer = renderer
    pixels = ScreenPixels(threads: threads)
  }

  var drawingThreads: Int? { pixels.threads }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  var pixelSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return Size(width: Double(max(width, 1)), height: Double(max(height, 1)))
  }

  func draw(_ frame: WindowFrame, at time: FrameTime, scale: Double) throws(SDLError) -> Bool {
    _ = try acquire()
    withTarget { pixels.draw(frame, at: time, scale: scale, into: $0) }
    return true
  }

  func show() throws(SDLError) {
    let texture = try acquire()
    let width = width
    try pixels.show { rects throws(SDLError) in
      for var rect in rects {
        let start = Int(rect.y) * width + Int(rect.x)
        let status = memory.withUnsafeBufferPointer {
          SDL_UpdateTexture(texture, &rect, $0.baseAddress.map { $0 + start }, Int32(width * 4))
        }
        try check("SDL_UpdateTexture", status)
      }
      // What a renderer shows is lost with every present, so all of it is drawn again.
      try check("SDL_RenderCopy", SDL_RenderCopy(renderer, texture, nil, nil))
      SDL_RenderPresent(renderer)
    }
  }

  func lose(_ loss: ScreenLoss) {
    guard loss != .picture else {
      pixels.expose()
      return
    }
    pixels.invalidate()
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }

  func picture() throws(SDLError) -> Bitmap {
    _ = try acquire()
    var picture = Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
    withTarget { picture = Bitmap(copying: $0) }
    return picture
  }

  private func withTarget(_ body: (PixelTarget) -> Void) {
    let (width, height) = (width, height)
    memory.withUnsafeMutableBufferPointer { memory in
      guard let start = memory.baseAddress else { return }
      body(PixelTarget(pixels: start, width: width, height: height, stride: width))
    }
  }

  private func acquire() throws(SDLError) -> OpaquePointer {
    if let texture { return texture }
    let size = pixelSize
    width = Int(size.width)
    height = Int(size.height)
    guard
      let fresh = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(width), Int32(height))
    else { throw .last(in: "SDL_CreateTexture") }
    texture = fresh
    memory = [UInt32](repeating: 0xff00_0000, count: width * height)
    return fresh
  }
}
