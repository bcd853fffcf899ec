import CSDL2
import Motion
import SceneGraph

/// Draws with the graphics processor, all of the window in every frame.
@MainActor
final class GPUPresenter: ScreenPresenter {
  let renderer: GPURenderer

  /// What was drawn last: what a renderer shows can no longer be read.
  private var last: (frame: WindowFrame, time: FrameTime, scale: Double)?

  init(device: GPUDevice) {
    renderer = GPURenderer(device: device)
  }

  var pixelSize: Size { renderer.pixelSize }

  func draw(_ frame: WindowFrame, at time: FrameTime, scale: Double) throws(SDLError) -> Bool {
    last = (frame, time, scale)
    return try renderer.draw(
      frame.list, scale: scale, background: frame.background, images: frame.images, at: time)
  }

  var drawCalls: Int? { renderer.drawCalls }
  var bytesUploaded: Int? { renderer.textures.uploadedBytes }

  var shortcoming: String? {
    renderer.refusedLayers == 0
      ? nil : "OpenGL has no room to fade a group as a whole: its parts fade one by one"
  }

  func show() throws(SDLError) {
    renderer.present()
  }

  func lose(_ loss: ScreenLoss) {
    // The size follows the window, and every frame is drawn whole.
    if loss == .device { renderer.forgetTextures() }
  }

  func picture() throws(SDLError) -> Bitmap {
    if let (frame, time, scale) = last { _ = try draw(frame, at: time, scale: scale) }
    return try renderer.readPixels()
  }
}
