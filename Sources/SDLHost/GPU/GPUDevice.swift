import CSDL2

/// SDL's renderer on a window, drawing through OpenGL or OpenGL ES 2.
@MainActor
final class GPUDevice {
  let renderer: OpaquePointer

  /// What OpenGL says it draws with.
  let name: DeviceName

  /// The most texels along a side of a texture.
  let largestSide: Int

  /// Drawing premultiplied colours over what is there.
  let over: SDL_BlendMode

  /// Taking colours away from what is there, which stays as opaque as it is.
  let takenAway: SDL_BlendMode

  private let window: WindowHandle

  /// - Parameter window: The window to draw into; not yet shown, because SDL may make it anew.
  /// - Throws: ``SDLError`` where no OpenGL can be had.
  init(window: WindowHandle) throws(SDLError) {
    // A driver that is asked for by number would otherwise get each triangle by itself.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    let over = SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
    let takenAway = SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_REV_SUBTRACT,
      SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_REV_SUBTRACT)
    var failure = SDLError(function: "SDL_CreateRenderer", message: "SDL knows no OpenGL")
    for driver in GPUDevice.drivers {
      guard let renderer = SDL_CreateRenderer(window.pointer, driver, 0) else {
        failure = .last(in: "SDL_CreateRenderer")
        continue
      }
      var info = SDL_RendererInfo()
      guard SDL_GetRendererInfo(renderer, &info) == 0,
        info.flags & SDL_RENDERER_TARGETTEXTURE.rawValue != 0,
        SDL_SetRenderDrawBlendMode(renderer, takenAway) == 0,
        SDL_SetRenderDrawBlendMode(renderer, over) == 0, let name = GPUDevice.openGLName()
      else {
        failure = SDLError(
          function: "SDL_CreateRenderer",
          message: "this OpenGL lacks drawing into textures, or blending of premultiplied colours")
        SDL_DestroyRenderer(renderer)
        continue
      }
      self.renderer = renderer
      self.name = name
      self.over = over
      self.takenAway = takenAway
      self.window = window
      let side = min(info.max_texture_width, info.max_texture_height)
      largestSide = side > 0 ? Int(side) : 2048
      return
    }
    throw failure
  }

  isolated deinit {
    SDL_DestroyRenderer(renderer)
  }

  /// Has every frame wait for the display, where the display can be waited for.
  ///
  /// SDL's own renderer would otherwise sleep for whole milliseconds instead.
  ///
  /// - Returns: Whether the driver says that it will; it need not be true.
  func waitForDisplay() -> Bool { SDL_GL_SetSwapInterval(1) == 0 }

  /// The numbers of SDL's drivers for OpenGL, the preferred one first.
  private static var drivers: [Int32] {
    ["opengl", "opengles2"].compactMap { wanted in
      (0..<SDL_GetNumRenderDrivers()).first { number in
        var info = SDL_RendererInfo()
        return SDL_GetRenderDriverInfo(number, &info) == 0
          && info.name.map { String(cString: $0) } == wanted
      }
    }
  }

  /// `GL_RENDERER` of the context that is current.
  private static func openGLName() -> DeviceName? {
    CSDL_OpenGLRendererName().map { DeviceName(String(cString: $0)) }
  }
}
