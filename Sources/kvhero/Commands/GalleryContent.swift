import Gallery
import Motion
import Photos
import SDLHost
import SceneGraph

/// The gallery, as the window's content.
final class GalleryContent: WindowContent {
  private let app: GalleryApp
  private let queue: DecodeQueue

  init(_ app: GalleryApp, queue: DecodeQueue) {
    self.app = app
    self.queue = queue
  }

  var needsFrames: Bool { app.needsFrame }

  func handle(_ event: InputEvent) {
    app.handle(event)
  }

  func wake(at time: FrameTime) {
    app.accept(queue.takeFinished(), at: time)
  }

  func frame(at time: FrameTime) -> WindowFrame {
    WindowFrame(
      list: app.frame(at: time), background: app.background, images: app.store,
      phase: app.phase, sampleTime: time)
  }

  func takeRequests() -> [WindowRequest] {
    app.takeRequests().map { request in
      switch request {
      case .setTitle(let title): .setTitle(title)
      case .toggleFullScreen: .toggleFullScreen
      case .close: .close
      }
    }
  }
}
