import CSDL2

/// A window that is not yet shown, with the way to the screen that suits it, and why.
@MainActor
struct ScreenChoice {
  let handle: WindowHandle
  let presenter: any ScreenPresenter

  /// For reports: `gpu`, `cpu`, or `cpu, by texture`.
  let name: String

  /// For people.
  let reason: String

  /// Whether presents claim to wait for the display.
  let isVsynced: Bool

  /// Makes the window, and finds the way.
  ///
  /// - Parameters:
  ///   - options: Title, position, and the renderer that is asked for.
  ///   - width: The client area's width, in the window system's units.
  ///   - height: Its height.
  /// - Returns: Both.
  /// - Throws: ``SDLError`` if the window cannot be made, or if the renderer that is asked for cannot
  ///   be had.
  static func make(
    _ options: WindowOptions, width: Int32, height: Int32
  ) throws(SDLError) -> ScreenChoice {
    switch options.renderer {
    case .cpu:
      let window = try WindowHandle(options, width: width, height: height)
      return try ScreenChoice(window, options, reason: "asked for")
    case .gpu:
      do throws(SDLError) {
        let window = try WindowHandle(options, width: width, height: height, isForOpenGL: true)
        let device = try GPUDevice(window: window)
        return ScreenChoice(window, device, reason: "asked for; OpenGL draws with \(device.name)")
      } catch {
        throw error == .noDisplay
          ? error : SDLError(function: "renderer gpu", message: error.message)
      }
    case .auto:
      switch findDevice(options, width: width, height: height) {
      case .found(let window, let device):
        return ScreenChoice(window, device, reason: "OpenGL draws with \(device.name)")
      case .none(let cause):
        let window = try WindowHandle(options, width: width, height: height)
        return try ScreenChoice(window, options, reason: cause)
      }
    }
  }

  private init(
    _ window: WindowHandle, _ options: WindowOptions, reason: String
  ) throws(SDLError) {
    handle = window
    if SurfacePresenter.suits(window) {
      presenter = SurfacePresenter(window: window, threads: options.threads)
      name = "cpu"
    } else {
      presenter = try TexturePresenter(window: window, threads: options.threads)
      name = "cpu, by texture"
    }
    self.reason = reason
    isVsynced = false
  }

  private init(_ window: WindowHandle, _ device: GPUDevice, reason: String) {
    isVsynced = device.waitForDisplay()
    handle = window
    presenter = GPUPresenter(device: device)
    name = "gpu"
    self.reason = reason
  }

  /// What came of the search for a graphics processor.
  private enum Search {
    case found(WindowHandle, GPUDevice)
    case none(String)
  }

  private static func findDevice(
    _ options: WindowOptions, width: Int32, height: Int32
  ) -> Search {
    guard GraphicsHardware.isPresent() else { return .none("this machine has no graphics device") }
    do throws(SDLError) {
      let window = try WindowHandle(options, width: width, height: height, isForOpenGL: true)
      let device = try GPUDevice(window: window)
      guard device.name.isSoftware else { return .found(window, device) }
      return .none("OpenGL draws with \(device.name), which is no graphics device")
    } catch {
      return .none("there is no OpenGL to use: \(error.message)")
    }
  }
}
