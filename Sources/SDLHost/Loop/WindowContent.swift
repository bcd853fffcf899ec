package import Motion
package import SceneGraph

/// What a window shows: told what happens, asked for frames.
///
/// The laws: times never go back from one call to the next, whichever calls they are; `frame(at:)`
/// is the only one that is followed by drawing; and as long as `needsFrames` is `false` nothing is
/// called at all until something happens. While nobody sees the window, time stands still and no frame
/// is asked for.
@MainActor
package protocol WindowContent: AnyObject {
  /// Something happened.
  func handle(_ event: InputEvent)

  /// Work finished on another thread, which sent the loop's ``WakeSignal``.
  func wake(at time: FrameTime)

  /// Whether something moves or has changed, so that another frame is to follow.
  var needsFrames: Bool { get }

  /// When what the last frame shows will change by itself, as an animated picture does, though nothing
  /// moves until then; `nil` for never.
  var nextChange: FrameTime? { get }

  /// The frame that will be shown at a time.
  func frame(at time: FrameTime) -> WindowFrame

  /// What the content wants of its window since it was last asked, in order.
  func takeRequests() -> [WindowRequest]
}

extension WindowContent {
  package var nextChange: FrameTime? { nil }
}

/// Something that only a window can do.
package enum WindowRequest: Hashable, Sendable {
  case setTitle(String)
  case toggleFullScreen

  /// A text goes to the desktop's clipboard.
  case copy(String)

  /// The clipboard's text is wanted, as a text event; none comes where it holds no text.
  case paste

  /// Another size of the client area, in points; the window system may give it another.
  case resize(Size)

  /// The window closes and the loop ends.
  case close
}
