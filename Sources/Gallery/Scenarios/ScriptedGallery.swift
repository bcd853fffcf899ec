package import FrameTiming
package import Motion
package import Photos
package import SceneGraph

/// A gallery that a script plays, frame by frame, and that may be recorded while it is.
///
/// Whoever runs it says when frames are shown; it sees to the rest.
@MainActor
package final class ScriptedGallery {
  package let app: GalleryApp
  private let queue: DecodeQueue
  private let recorder: SessionRecorder?
  private var player: ScriptPlayer

  /// How many events the scripts have given to the gallery.
  package private(set) var eventCount = 0

  /// The time of the newest call.
  private var time: FrameTime

  /// - Parameters:
  ///   - app: The gallery.
  ///   - queue: Reads its photographs.
  ///   - recorder: Told of everything, if there is one.
  package init(_ app: GalleryApp, queue: DecodeQueue, recorder: SessionRecorder? = nil) {
    self.app = app
    self.queue = queue
    self.recorder = recorder
    time = .zero
    player = ScriptPlayer(Script([]), windowSize: .zero, startingAt: .zero)
  }

  /// Begins a script; what is left of another is dropped.
  ///
  /// - Parameters:
  ///   - script: What to play.
  ///   - size: Of the window, in points.
  package func play(_ script: Script, windowSize size: Size) {
    player = ScriptPlayer(script, windowSize: size, startingAt: time, pointer: player.pointer)
  }

  /// Whether the script has come to its end.
  package var isFinished: Bool { player.isFinished }

  /// How much of the script is done, by the number of its steps, `0...1`.
  package var fractionDone: Double { player.fractionDone }

  /// When the script next does something; `nil` at its end and while it waits for rest.
  package var nextTime: FrameTime? { player.nextTime }

  /// Whether a frame would differ from the last.
  package var needsFrame: Bool { app.needsFrame }

  /// Takes in something that did not come from the script; at the newest time where it comes late.
  package func handle(_ event: InputEvent) {
    var event = event
    event.time = max(event.time, time)
    advance(to: event.time)
    recorder?.record(event)
    app.handle(event)
  }

  /// Does what the script has up to a time.
  package func advance(to time: FrameTime) {
    self.time = max(self.time, time)
    player.play(until: time, on: app) { event in
      eventCount += 1
      recorder?.record(event)
      app.handle(event)
    }
  }

  /// Does what the script has for the time up to a frame, and draws it.
  ///
  /// - Parameters:
  ///   - time: When the frame will be shown.
  ///   - didFinish: Told of each stage of the work when it is done: input, update, layout, record.
  /// - Returns: The frame, in points.
  package func frame(
    at time: FrameTime, _ didFinish: (FrameStage) -> Void = { _ in }
  ) -> DisplayList {
    advance(to: time)
    didFinish(.input)
    let list = app.frame(at: time, didFinish)
    recorder?.record(list, at: time, isAtRest: !app.needsFrame)
    player.frameDrawn(at: time, of: app)
    return list
  }

  /// Takes in the pictures that are finished.
  ///
  /// - Parameter time: When they enter.
  /// - Returns: Whether there were any.
  @discardableResult
  package func takeFinished(at time: FrameTime) -> Bool {
    let finished = queue.takeFinished()
    guard !finished.isEmpty else { return false }
    let time = max(time, self.time)
    advance(to: time)
    recorder?.record(finished, at: time)
    app.accept(finished, at: time)
    return true
  }

  /// Waits until every picture that is wanted is there, and what is wanted once it is.
  ///
  /// - Parameter time: When all of them enter.
  package func waitForPictures(at time: FrameTime) {
    // Sizes first, then thumbnails, then whatever a layout wants on seeing them. Where the memory
    // is too small for all of them this would have no end.
    for _ in 0..<ScriptedGallery.mostRounds {
      _ = frame(at: time)
      queue.waitForAll()
      guard takeFinished(at: time) else { return }
    }
  }

  private static let mostRounds = 16
}
