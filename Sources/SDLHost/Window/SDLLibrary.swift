import CSDL2

/// What SDL says of itself, for reports.
package enum SDLLibrary {
  /// The version that runs, such as `2.26.5`.
  package static var version: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return "\(version.major).\(version.minor).\(version.patch)"
  }

  /// The driver of the windows: `x11`, `wayland`, …; `nil` as long as there was none.
  package static var videoDriver: String? {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) }
  }
}
