package import Motion
package import SceneGraph

/// Plays a script on a gallery: turns its steps into events with times.
///
/// Before each frame it hands over the events up to that frame's time; after the frame it is told
/// whether anything still moves. No clock, no chance: the same frame times give the same events.
@MainActor
package struct ScriptPlayer {
  /// Where the pointer of the script is, in window points.
  package private(set) var pointer: Point

  private let steps: [ScriptStep]
  private var index = 0

  /// When the present step began; it begins when the one before it ends.
  private var start: FrameTime

  /// Which event of the present step is next, from 0.
  private var event = 0

  /// The pointer's way in the present step.
  private var way: (from: Point, to: Point)?

  private var windowSize: Size
  private var isPressed = false

  /// The time between two events of a mouse that is polled 125 times a second, as most are.
  private static let mousePeriod = Duration.milliseconds(8)

  /// The time between two notches of a wheel that is turned briskly.
  private static let notchPeriod = Duration.milliseconds(40)

  /// How long a key stays down.
  private static let keyPress = Duration.milliseconds(64)

  /// So much more than the list's upper edge must be in sight, in points.
  private static let margin = 3.0

  /// How far the content moves for one notch, in points: what the window's host makes of it.
  private static let pointsPerNotch = 60.0

  /// - Parameters:
  ///   - script: What to play.
  ///   - size: Of the window, in points.
  ///   - time: When its first step begins.
  ///   - pointer: Where the pointer is then, in window points.
  package init(
    _ script: Script, windowSize size: Size, startingAt time: FrameTime, pointer: Point = .zero
  ) {
    steps = script.steps
    self.pointer = pointer
    windowSize = size
    start = time
  }

  /// Whether every step is done.
  package var isFinished: Bool { index >= steps.count }

  /// How much of it is done, by the number of its steps, `0...1`; `1` of nothing.
  package var fractionDone: Double {
    steps.isEmpty ? 1 : Double(min(index, steps.count)) / Double(steps.count)
  }

  /// When the next event is due; `nil` at the end, and while the script waits for rest.
  package var nextTime: FrameTime? {
    guard !isFinished else { return nil }
    return switch steps[index] {
    case .move: start + ScriptPlayer.mousePeriod * (event + 1)
    case .wheel: start + ScriptPlayer.notchPeriod * event
    case .key: start + ScriptPlayer.keyPress * event
    case .press, .release, .resize, .reveal: start
    case .pause(let duration): start + duration
    case .rest: nil
    }
  }

  /// Hands over what happens up to a frame's time.
  ///
  /// - Parameters:
  ///   - time: When the frame will be shown.
  ///   - app: Knows where the script's places are, and whether anything moves.
  ///   - feed: Gives each event to the gallery, in order.
  package mutating func play(
    until time: FrameTime, on app: GalleryApp, _ feed: (InputEvent) -> Void
  ) {
    while !isFinished {
      if steps[index] == .rest {
        guard app.isAtRest, !app.needsFrame else { return }
        next(at: start)
      } else if let due = nextTime, due <= time {
        perform(at: due, on: app, feed)
      } else {
        return
      }
    }
  }

  /// The frame was drawn: a script that waits for rest goes on from here if it has come.
  package mutating func frameDrawn(at time: FrameTime, of app: GalleryApp) {
    guard !isFinished, steps[index] == .rest, app.isAtRest, !app.needsFrame else { return }
    next(at: max(start, time))
  }

  private mutating func next(at time: FrameTime) {
    index += 1
    start = time
    event = 0
    way = nil
  }

  /// What is due in the present step.
  private mutating func perform(
    at time: FrameTime, on app: GalleryApp, _ feed: (InputEvent) -> Void
  ) {
    switch steps[index] {
    case .move(let place, let duration, let pace):
      let way = self.way ?? (from: pointer, to: position(of: place, on: app))
      self.way = way
      event += 1
      let fraction = min(1, (ScriptPlayer.mousePeriod * event) / duration)
      pointer =
        fraction == 1 ? way.to : way.from + (way.to - way.from) * pace.progress(at: fraction)
      feed(pointerEvent(.move, at: time))
      if fraction == 1 { next(at: time) }
    case .press, .release:
      isPressed = steps[index] == .press
      feed(pointerEvent(isPressed ? .down : .up, at: time))
      next(at: time)
    case .key(let key):
      feed(InputEvent(time: time, kind: .key(KeyEvent(key: key, isDown: event == 0))))
      event += 1
      if event == 2 { next(at: time) }
    case .wheel(let notches):
      let delta = Vector(dx: 0, dy: notches < 0 ? 1 : -1) * ScriptPlayer.pointsPerNotch
      if notches != 0 { feed(InputEvent(time: time, kind: .wheel(at: pointer, delta: delta))) }
      event += 1
      if event >= abs(notches) { next(at: time) }
    case .reveal(let photo):
      if let way = wayIntoSight(of: photo, on: app) {
        let middle = position(of: .window(x: 0.5, y: 0.5), on: app)
        feed(InputEvent(time: time, kind: .wheel(at: middle, delta: Vector(dx: 0, dy: way))))
      }
      next(at: time)
    case .resize(let size, let scale):
      windowSize = size
      feed(InputEvent(time: time, kind: .resize(size, scale: scale)))
      next(at: time)
    case .pause: next(at: time)
    case .rest: break
    }
  }

  /// How far the content has to move, downwards; `nil` where it need not.
  private func wayIntoSight(of photo: Int, on app: GalleryApp) -> Double? {
    guard let frame = app.thumbnailFrame(of: photo) else { return nil }
    let list = app.listFrame
    let isInSight = frame.minY >= list.minY + ScriptPlayer.margin && frame.maxY <= list.maxY
    return isInSight ? nil : list.midY - frame.midY
  }

  private func pointerEvent(_ phase: PointerEvent.Phase, at time: FrameTime) -> InputEvent {
    let button: PointerEvent.Button = isPressed || phase == .up ? .primary : .none
    return InputEvent(
      time: time, kind: .pointer(PointerEvent(phase: phase, button: button, position: pointer)))
  }

  private func position(of place: ScriptPlace, on app: GalleryApp) -> Point {
    switch place {
    case .thumbnail(let photo): app.thumbnailFrame(of: photo)?.center ?? pointer
    case .picture: app.pictureFrame?.center ?? pointer
    case .away(let way): pointer + way
    case .window(let x, let y): Point(x: windowSize.width * x, y: windowSize.height * y)
    }
  }
}
