import CSDL2
import Glibc

extension HostEvent {
  /// Reads what SDL reported and frees what it handed over; `nil` for what means nothing here.
  init?(_ event: SDL_Event, wake: UInt32?) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      self = .mouseMoved(x: Double(event.motion.x), y: Double(event.motion.y))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      self = .mouseButton(
        number: event.button.button, isDown: event.type == SDL_MOUSEBUTTONDOWN.rawValue,
        x: Double(event.button.x), y: Double(event.button.y))
    case SDL_MOUSEWHEEL:
      // The precise figures include the whole notches. A "flipped" (natural) wheel arrives as the
      // person wants it already; SDL's flag only says how to get the bare direction back.
      self = .wheel(x: Double(event.wheel.preciseX), y: Double(event.wheel.preciseY))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      let phase: FingerPhase =
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: .down
        case SDL_FINGERUP: .up
        default: .move
        }
      self = .finger(
        id: event.tfinger.fingerId, phase: phase, x: Double(event.tfinger.x),
        y: Double(event.tfinger.y))
    case SDL_KEYDOWN, SDL_KEYUP:
      self = .key(
        code: event.key.keysym.sym, modifiers: event.key.keysym.mod,
        isDown: event.type == SDL_KEYDOWN.rawValue, isRepeat: event.key.repeat != 0)
    case SDL_TEXTINPUT:
      self = .text(
        withUnsafeBytes(of: event.text.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    case SDL_DROPBEGIN: self = .dropBegan
    case SDL_DROPCOMPLETE: self = .dropEnded
    case SDL_DROPFILE:
      guard let path = event.drop.file else { return nil }
      defer { SDL_free(path) }
      self = .dropFile(Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
    case SDL_DROPTEXT:
      // A text that is dropped is no file; what SDL handed over is freed all the same.
      SDL_free(event.drop.file)
      return nil
    case SDL_QUIT:
      // Closing the only window, Ctrl-C and the end of the session all arrive as this.
      self = .closeRequested
    // Where only what was drawn is gone, drawing it again is enough.
    case SDL_RENDER_TARGETS_RESET: self = .exposed
    case SDL_RENDER_DEVICE_RESET: self = .deviceReset
    case SDL_WINDOWEVENT:
      guard let windowEvent = HostEvent(SDL_WindowEventID(UInt32(event.window.event))) else {
        return nil
      }
      self = windowEvent
    default:
      guard let wake, event.type == wake else { return nil }
      self = .wake
    }
  }

  private init?(_ id: SDL_WindowEventID) {
    switch id {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .sizeChanged
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: self = .shown
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: self = .hidden
    case SDL_WINDOWEVENT_EXPOSED: self = .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focus(false)
    default: return nil
    }
  }
}
