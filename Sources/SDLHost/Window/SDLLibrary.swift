import CSDL2
import Glibc

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

  /// Keeps Xlib from reading what accents are composed of, which takes half of a window's opening,
  /// 10 ms, and only matters where text is typed. Whoever names a file of their own keeps it.
  ///
  /// Changes the environment, so it belongs before the first thread.
  package static func leaveOutCompositions() {
    setenv("XCOMPOSEFILE", "/dev/null", 0)
  }
}
