import CPlatform
import CSDL2
import Glibc

/// SDL's window and the video system it lives in, both given back with the last reference.
///
/// Whoever draws into the window holds on to it, so that it cannot go first.
@MainActor
final class WindowHandle {
  let pointer: OpaquePointer

  /// Starts the video system and makes a window that is not yet shown.
  ///
  /// - Parameters:
  ///   - options: Title and position.
  ///   - width: The client area's width, in the window system's units.
  ///   - height: Its height.
  ///   - isForOpenGL: Whether OpenGL will draw into it.
  /// - Throws: ``SDLError`` if there is no display or the window cannot be made.
  init(
    _ options: WindowOptions, width: Int32, height: Int32, isForOpenGL: Bool = false
  ) throws(SDLError) {
    SDL_SetMainReady()
    for (hint, value) in WindowHandle.hints { SDL_SetHint(hint, value) }
    try WindowHandle.startVideo()
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | (isForOpenGL ? SDL_WINDOW_OPENGL.rawValue : 0)
    let x = options.position.map { Int32(clamping: $0.x) } ?? CSDL_WINDOWPOS_UNDEFINED
    let y = options.position.map { Int32(clamping: $0.y) } ?? CSDL_WINDOWPOS_UNDEFINED
    guard let window = SDL_CreateWindow(options.title, x, y, width, height, flags) else {
      let error = SDLError.last(in: "SDL_CreateWindow")
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    pointer = window
  }

  isolated deinit {
    hideAndWait()
    SDL_DestroyWindow(pointer)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Takes a window off the screen and waits until an X server has seen all that was sent to it.
  ///
  /// SDL wakes a loop that sleeps on events by sending its window one, through a connection of its
  /// own. Where the server hears through the other connection first that the window is gone, it
  /// reports an error, at which Xlib ends the program: in one of twenty closings on a busy machine,
  /// and closing that connection looks for it too. So the other connection keeps silent for a while,
  /// and asks something in between to know that the server runs.
  private func hideAndWait() {
    guard SDL_GetWindowFlags(pointer) & SDL_WINDOW_SHOWN.rawValue != 0,
      SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11"
    else { return }
    SDL_HideWindow(pointer)
    var bounds = SDL_Rect()
    for _ in 0..<3 {
      SDL_Delay(3)
      SDL_GetDisplayUsableBounds(0, &bounds)
    }
  }

  /// Starts the video system of a display that a person can see, or of one named on purpose.
  private static func startVideo() throws(SDLError) {
    useUnicode()
    // From here on SDL listens to signals, and only the video takes its time to start.
    try check("SDL_InitSubSystem", SDL_InitSubSystem(SDL_INIT_EVENTS))
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    cplatform_note_termination()
    // Wayland's library prints that it found no display, though X11 is tried next.
    cplatform_filter_library_messages()
    cplatform_begin_listening()
    let status = SDL_InitSubSystem(SDL_INIT_VIDEO)
    cplatform_end_listening(nil, 0)
    try check("SDL_InitSubSystem", status)
    // Without a display SDL ends up with a driver that draws where nobody looks.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if ["offscreen", "dummy", "evdev", "none"].contains(driver),
      SDL_getenv("SDL_VIDEODRIVER") == nil
    {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay
    }
    cplatform_take_display_errors()
  }

  /// Lets Xlib take titles as the UTF-8 that they are; in the C locale, in which every program starts,
  /// it refuses all but ASCII.
  private static func useUnicode() {
    setlocale(LC_CTYPE, "")
    let codes = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
    if codes != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static let hints: [(String, String)] = [
    // The window's surface is plain memory: through OpenGL it costs five times as much.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    // Fingers arrive as fingers, not as a second mouse.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    // The click that brings the window to the front counts as a click.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A gallery is a window among others: the desktop keeps its compositor and screen saver.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
  ]
}
