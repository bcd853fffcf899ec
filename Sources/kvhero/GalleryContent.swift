import Gallery
import Motion
import SDLHost
import SceneGraph

/// The gallery, as the window's content.
final class GalleryContent: WindowContent {
  private let app: GalleryApp

  init(_ app: GalleryApp) {
    self.app = app
  }

  var needsFrames: Bool { app.needsFrame }

  func handle(_ event: InputEvent) {
    app.handle(event)
  }

  func wake(at time: FrameTime) {
    app.takeFinished()
  }

  func frame(at time: FrameTime) -> WindowFrame {
    WindowFrame(
      list: app.frame(at: time), background: app.background, images: app.store,
      sampleTime: time)
  }

  func takeRequests() -> [WindowRequest] { app.wantsToClose ? [.close] : [] }
}
