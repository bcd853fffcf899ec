import CSDL2

/// The desktop's clipboard, as far as it holds text.
@MainActor
enum Clipboard {
  /// Where it cannot be written, what was on it stays: there is nobody to tell who could do anything.
  static func write(_ text: String) { _ = SDL_SetClipboardText(text) }

  /// Its text; `nil` where it holds none. What is no UTF-8 becomes U+FFFD.
  static func read() -> String? {
    guard let bytes = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(bytes) }
    let text = String(cString: bytes)
    return text.isEmpty ? nil : text
  }
}
