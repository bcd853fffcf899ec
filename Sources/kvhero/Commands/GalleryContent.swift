import FrameTiming
import Gallery
import Motion
import Photos
import SDLHost
import SceneGraph

/// The gallery, as the window's content.
final class GalleryContent: WindowContent {
  private let app: GalleryApp
  private let queue: DecodeQueue
  private let folders: FolderWatching
  private let recorder: SessionRecorder?

  /// - Parameters:
  ///   - app: The gallery.
  ///   - queue: Reads its photographs.
  ///   - folders: Finds them.
  ///   - recorder: Told of everything, if there is one.
  init(
    _ app: GalleryApp, queue: DecodeQueue, folders: FolderWatching, recorder: SessionRecorder? = nil
  ) {
    self.app = app
    self.queue = queue
    self.folders = folders
    self.recorder = recorder
  }

  var needsFrames: Bool { app.needsFrame }
  var nextChange: FrameTime? { app.store.nextChange }

  func handle(_ event: InputEvent) {
    recorder?.record(event)
    app.handle(event)
  }

  /// Takes in what became known of folders.
  func takeNews(at time: FrameTime) {
    let news = folders.takeNews()
    guard !news.isEmpty else { return }
    for case .unreadable(let folder, let reason) in news {
      StandardError.warn("\(folder.displayPath): \(reason)")
    }
    recorder?.record(news, at: time)
    app.accept(news, at: time)
  }

  func wake(at time: FrameTime) {
    takeNews(at: time)
    let finished = queue.takeFinished()
    recorder?.record(finished, at: time)
    app.accept(finished, at: time)
  }

  func frame(at time: FrameTime) -> WindowFrame {
    // What goes on before the frame is what the frame is for: the last one of a flight ends it.
    let phase = app.phase
    var watch = Stopwatch()
    var stages = FrameStages()
    let list = app.frame(at: time) { stages[$0] += watch.lap() }
    recorder?.record(list, at: time, isAtRest: app.isAtRest)
    return WindowFrame(
      list: list, background: app.background, images: app.store, phase: phase,
      sampleTime: app.transitionTime, stages: stages)
  }

  /// Takes in what a frame took.
  func note(_ record: FrameRecord) {
    recorder?.record(record)
    app.note(record)
  }

  func takeRequests() -> [WindowRequest] {
    app.takeRequests().compactMap { request -> WindowRequest? in
      switch request {
      case .setTitle(let title): return .setTitle(title)
      case .toggleFullScreen: return .toggleFullScreen
      case .copy(let text): return .copy(text)
      case .paste: return .paste
      case .close: return .close
      case .read(let paths):
        folders.read(paths)
        return nil
      }
    }
  }
}
