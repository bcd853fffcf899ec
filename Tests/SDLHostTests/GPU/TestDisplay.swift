import Glibc

/// The display without a screen on which windows may be opened; `scripts/test` starts one.
enum TestDisplay {
  /// Set to its name, such as `:7`. A person's own display is left alone.
  static let variable = "KVHERO_TEST_DISPLAY"

  static var name: String? { getenv(variable).map { String(cString: $0) } }

  static var isAvailable: Bool { name != nil }

  /// Why tests are skipped.
  static let reason =
    "needs \(variable), a display such as Xvfb's with OpenGL; scripts/test sets it"

  /// Makes it the display that SDL opens windows on.
  static func use() {
    setenv("DISPLAY", name ?? "", 1)
    setenv("SDL_VIDEODRIVER", "x11", 1)
  }
}
