import CSDL2
package import SceneGraph

extension KeyEvent.Key {
  /// The key behind SDL's key code: its meaning in the present keyboard layout; `nil` for keys that
  /// nothing here listens to.
  package init?(keyCode: Int32) {
    switch SDL_KeyCode(UInt32(bitPattern: keyCode)) {
    case SDLK_RETURN, SDLK_KP_ENTER: self = .enter
    case SDLK_ESCAPE: self = .escape
    case SDLK_BACKSPACE: self = .backspace
    case SDLK_DELETE: self = .delete
    case SDLK_TAB: self = .tab
    case SDLK_SPACE: self = .space
    case SDLK_LEFT: self = .left
    case SDLK_RIGHT: self = .right
    case SDLK_UP: self = .up
    case SDLK_DOWN: self = .down
    case SDLK_HOME: self = .home
    case SDLK_END: self = .end
    case SDLK_PAGEUP: self = .pageUp
    case SDLK_PAGEDOWN: self = .pageDown
    case SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT, SDLK_LGUI,
      SDLK_RGUI:
      self = .modifier
    default:
      let firstFunction = Int32(bitPattern: SDLK_F1.rawValue)
      let lastFunction = Int32(bitPattern: SDLK_F12.rawValue)
      if (firstFunction...lastFunction).contains(keyCode) {
        self = .function(Int(keyCode - firstFunction) + 1)
      } else if keyCode > 0x20, keyCode & 0x4000_0000 == 0,
        let scalar = Unicode.Scalar(UInt32(keyCode))
      {
        self = .character(Character(scalar))
      } else {
        return nil
      }
    }
  }
}

extension KeyEvent.Modifiers {
  /// The modifiers among SDL's bits, left and right alike; locks are left out.
  package init(bits: UInt16) {
    self = []
    let pressed = UInt32(bits)
    if pressed & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if pressed & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if pressed & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if pressed & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}
