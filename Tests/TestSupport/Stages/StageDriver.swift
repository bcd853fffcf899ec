package import Motion
package import SceneGraph
package import Testing
package import Transitions

/// A stage driven by hand, with times in seconds.
@MainActor
package protocol StageDriver: AnyObject {
  /// What is driven.
  var stage: Stage { get }

  /// The time of the newest frame or event, in seconds.
  var now: Double { get set }
}

extension StageDriver {
  /// The time of the newest frame or event.
  package var time: FrameTime { .seconds(now) }

  // MARK: Frames

  /// Draws a frame that is shown after a time.
  @discardableResult
  package func frame(after seconds: Double = 0) -> DisplayList {
    now += seconds
    return stage.frame(at: time)
  }

  /// Moves everything on by a time and draws nothing: quicker, for what is only measured.
  package func advance(by seconds: Double) {
    now += seconds
    stage.advance(to: time)
  }

  /// Draws frames until nothing moves, and one more.
  package func settle(hertz: Double = 60, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<Int(hertz * 5) where stage.isMoving { frame(after: 1 / hertz) }
    #expect(!stage.isMoving, "still moving after 5 s", sourceLocation: sourceLocation)
    frame(after: 1 / hertz)
  }

  // MARK: Input

  /// Hands an event to the stage after a time.
  package func send(_ kind: InputEvent.Kind, after seconds: Double = 0) {
    now += seconds
    stage.handle(InputEvent(time: time, kind: kind))
  }

  /// Does something with a mouse after a time.
  package func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, button: PointerEvent.Button = .primary,
    after seconds: Double = 0
  ) {
    send(.pointer(PointerEvent(phase: phase, button: button, position: point)), after: seconds)
  }

  /// Presses and lets go at once.
  package func click(_ point: Point, button: PointerEvent.Button = .primary) {
    pointer(.down, point, button: button)
    pointer(.up, point, button: button)
  }

  /// Presses and lets go of a key.
  package func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    send(.key(KeyEvent(key: key, modifiers: modifiers)))
  }

  /// Presses and moves in even steps, an event a millisecond and a frame every sixteen, and leaves
  /// the button down.
  ///
  /// - Returns: Where the pointer is.
  @discardableResult
  package func drag(
    from start: Point, by way: Vector, lasting seconds: Double, frames: Bool = true
  ) -> Point {
    pointer(.down, start)
    return drag(on: start, by: way, lasting: seconds, frames: frames)
  }

  /// The same with a button that is down already.
  @discardableResult
  package func drag(
    on start: Point, by way: Vector, lasting seconds: Double, frames: Bool = true
  ) -> Point {
    let steps = max(1, Int((seconds * 1000).rounded()))
    for step in 1...steps {
      pointer(.move, start + way * (Double(step) / Double(steps)), after: seconds / Double(steps))
      if frames, step % 16 == 0 { frame() }
    }
    return start + way
  }
}

extension RunningTransition {
  /// The state of an element as last shown; `nil` where the plan has none of that name.
  package func state(of name: String) -> ElementState? {
    plan.elements.firstIndex { $0.name == name }.map { states[$0] }
  }
}

extension FrameTime {
  /// A moment so many seconds after the beginning, to the nanosecond.
  package static func seconds(_ seconds: Double) -> FrameTime {
    FrameTime(elapsed: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }
}
