import CSDL2

/// A failure reported by SDL.
package struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The C function that failed.
  package let function: String

  /// SDL's explanation, as `SDL_GetError` gave it at the time; or ours, where SDL was not at fault.
  package let message: String

  package init(function: String, message: String) {
    self.function = function
    self.message = message
  }

  package var description: String { "\(function): \(message)" }

  /// There is no screen that a person could see.
  package static let noDisplay = SDLError(
    function: "SDL_InitSubSystem", message: "no display is available")

  /// What SDL says about the call that has just failed on this thread.
  static func last(in function: String) -> SDLError {
    SDLError(function: function, message: String(cString: SDL_GetError()))
  }
}

/// Turns a C status into an error: SDL's calls answer a negative number when they fail.
func check(_ function: String, _ status: Int32) throws(SDLError) {
  if status < 0 { throw .last(in: function) }
}
