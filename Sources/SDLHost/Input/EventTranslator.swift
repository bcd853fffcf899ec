import Motion
package import SceneGraph

/// Gives the window system's events their meaning: points, buttons, gestures' raw material.
///
/// It follows the pointer by the events alone, so a log of events means the same when it is played
/// again.
package struct EventTranslator: Sendable {
  /// How far the content moves for one notch of the wheel, in points: three lines of twenty points,
  /// as desktop toolkits do.
  package static let pointsPerNotch = 60.0

  /// The window, as of the last resize.
  package var geometry: WindowGeometry

  private var position = Point.zero
  private var pressed: [PointerEvent.Button] = []

  /// Which finger holds each pointer number from 1 on; `nil` where the number is free.
  private var fingers: [Int64?] = []

  private var drops: [[UInt8]] = []

  package init(geometry: WindowGeometry) {
    self.geometry = geometry
    pressed.reserveCapacity(5)
  }

  /// Translates one event.
  ///
  /// - Parameters:
  ///   - event: What the window system said.
  ///   - emit: Called, in order, with each thing it means; often once, sometimes not at all.
  package mutating func translate(_ event: HostEvent, _ emit: (InputEvent.Kind) -> Void) {
    switch event {
    case .mouseMoved(let x, let y):
      position = geometry.point(x: x, y: y)
      emit(.pointer(PointerEvent(phase: .move, button: heldButton, position: position)))
    case .mouseButton(let number, let isDown, let x, let y):
      position = geometry.point(x: x, y: y)
      if let button = PointerEvent.Button(number: number) { press(button, isDown, emit) }
    case .wheel(let x, let y):
      // Turning away from the person moves the content down; tilting right moves it left.
      let delta = Vector(dx: 0 - x, dy: y) * EventTranslator.pointsPerNotch
      if delta != .zero && delta.isFinite { emit(.wheel(at: position, delta: delta)) }
    case .finger(let id, let phase, let x, let y):
      let place = Point(x: x * geometry.size.width, y: y * geometry.size.height)
      touch(id, phase, place, emit)
    case .key(let code, let modifiers, let isDown, let isRepeat):
      guard let key = KeyEvent.Key(keyCode: code) else { return }
      emit(
        .key(
          KeyEvent(
            key: key, isDown: isDown, isRepeat: isRepeat,
            modifiers: KeyEvent.Modifiers(bits: modifiers))))
    case .text(let text): if !text.isEmpty { emit(.text(text)) }
    case .dropBegan: drops.removeAll()
    case .dropFile(let path): drops.append(path)
    case .dropEnded:
      if !drops.isEmpty { emit(.drop(drops)) }
      drops.removeAll()
    case .focus(let isGained):
      if !isGained { cancelPointers(emit) }
      emit(.focus(isGained))
    case .sizeChanged: emit(.resize(geometry.size, scale: geometry.scale))
    case .exposed: emit(.expose)
    case .closeRequested: emit(.closeRequest)
    // What is pressed on a window that is gone will be let go elsewhere.
    case .hidden: cancelPointers(emit)
    case .shown, .deviceReset, .wake: break
    }
  }

  /// The button a move is reported with: the first of those held.
  private var heldButton: PointerEvent.Button { pressed.first ?? .none }

  private mutating func press(
    _ button: PointerEvent.Button, _ isDown: Bool, _ emit: (InputEvent.Kind) -> Void
  ) {
    let place = pressed.firstIndex(of: button)
    if isDown {
      guard place == nil else { return }
      pressed.append(button)
      emit(.pointer(PointerEvent(phase: .down, button: button, position: position)))
    } else if let place {
      pressed.remove(at: place)
      emit(.pointer(PointerEvent(phase: .up, button: button, position: position)))
    }
    // The end of a press that was cancelled says nothing new.
  }

  private mutating func touch(
    _ id: Int64, _ phase: HostEvent.FingerPhase, _ place: Point, _ emit: (InputEvent.Kind) -> Void
  ) {
    let known = fingers.firstIndex(of: id)
    switch (phase, known) {
    case (.down, nil):
      // The lowest number that is free, so that two fingers are always 1 and 2.
      let slot = fingers.firstIndex(of: nil) ?? fingers.count
      if slot == fingers.count { fingers.append(id) } else { fingers[slot] = id }
      emit(.pointer(PointerEvent(pointer: slot + 1, phase: .down, position: place)))
    case (.move, let slot?):
      emit(.pointer(PointerEvent(pointer: slot + 1, phase: .move, position: place)))
    case (.up, let slot?):
      fingers[slot] = nil
      emit(.pointer(PointerEvent(pointer: slot + 1, phase: .up, position: place)))
    default: break
    }
  }

  private mutating func cancelPointers(_ emit: (InputEvent.Kind) -> Void) {
    for button in pressed {
      emit(.pointer(PointerEvent(phase: .cancel, button: button, position: position)))
    }
    pressed.removeAll(keepingCapacity: true)
    for (slot, id) in fingers.enumerated() where id != nil {
      emit(.pointer(PointerEvent(pointer: slot + 1, phase: .cancel, position: position)))
    }
    fingers.removeAll(keepingCapacity: true)
  }
}

extension PointerEvent.Button {
  /// The button that SDL numbers so; `nil` beyond the fifth.
  fileprivate init?(number: UInt8) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case 4: self = .back
    case 5: self = .forward
    default: return nil
    }
  }
}
