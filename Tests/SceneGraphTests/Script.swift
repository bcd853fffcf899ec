import Motion
import SceneGraph

/// A scene that is driven by hand, with times in milliseconds.
@MainActor
final class Script {
  let root: View
  let scene: Scene

  /// Each report of a recogniser that is watched, in order: its name and state.
  private(set) var log: [String] = []

  init(width: Double = 400, height: Double = 400) {
    root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
    scene = Scene(root: root)
  }

  func watch(_ recognizer: GestureRecognizer, as name: String) {
    recognizer.onChange = { [weak self] in self?.log.append("\(name) \($0.state)") }
  }

  func down(
    _ x: Double, _ y: Double, at time: Int, pointer: Int = 0,
    button: PointerEvent.Button = .primary
  ) {
    send(.down, x, y, time, pointer, button)
  }

  func move(_ x: Double, _ y: Double, at time: Int, pointer: Int = 0) {
    send(.move, x, y, time, pointer, .primary)
  }

  func up(
    _ x: Double, _ y: Double, at time: Int, pointer: Int = 0,
    button: PointerEvent.Button = .primary
  ) {
    send(.up, x, y, time, pointer, button)
  }

  func cancel(at time: Int, pointer: Int = 0) { send(.cancel, 0, 0, time, pointer, .primary) }

  func event(_ kind: InputEvent.Kind, at time: Int) {
    scene.handle(InputEvent(time: .milliseconds(time), kind: kind))
  }

  func key(_ key: KeyEvent.Key, modifiers: KeyEvent.Modifiers = []) {
    event(.key(KeyEvent(key: key, modifiers: modifiers)), at: 0)
  }

  func frame(at time: Int) { scene.advance(to: .milliseconds(time)) }

  /// A steady drag with an event every 8 ms.
  func drag(from start: Point, by way: Vector, at time: Int, lasting duration: Int) {
    down(start.x, start.y, at: time)
    for step in stride(from: 8, through: duration, by: 8) {
      let part = Double(step) / Double(duration)
      move(start.x + way.dx * part, start.y + way.dy * part, at: time + step)
    }
  }

  private func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ time: Int, _ pointer: Int,
    _ button: PointerEvent.Button
  ) {
    let pointer = PointerEvent(
      pointer: pointer, phase: phase, button: button, position: Point(x: x, y: y))
    event(.pointer(pointer), at: time)
  }
}

extension FrameTime {
  static func milliseconds(_ count: Int) -> FrameTime { FrameTime(elapsed: .milliseconds(count)) }
}
