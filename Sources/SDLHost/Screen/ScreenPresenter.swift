import Motion
import SceneGraph

/// One way to the screen: how a frame is drawn, and how it gets in front of a person.
///
/// The law: what is drawn is seen whole after `show`, never in part.
@MainActor
protocol ScreenPresenter: AnyObject {
  /// The window's size in device pixels, as of now.
  var pixelSize: Size { get }

  /// Draws a frame where nobody sees it yet.
  ///
  /// - Parameters:
  ///   - frame: What to draw.
  ///   - time: When it will be shown.
  ///   - scale: Device pixels per point.
  /// - Returns: Whether it is drawn as well as it can be; if not, drawing it again will be better.
  /// - Throws: ``SDLError`` where the window has nothing to draw into.
  func draw(_ frame: WindowFrame, at time: FrameTime, scale: Double) throws(SDLError) -> Bool

  /// Brings what was drawn to the screen; what the screen shows already stays as it is.
  ///
  /// - Throws: ``SDLError`` where the window system refuses.
  func show() throws(SDLError)

  /// How often the renderer was told to draw in the last drawing; `nil` where there are no such calls.
  var drawCalls: Int? { get }

  /// Bytes of pictures handed to the renderer in the last drawing; `nil` where nothing is handed over.
  var bytesUploaded: Int? { get }

  /// How many threads draw; `nil` where the processor does not draw.
  var drawingThreads: Int? { get }

  /// What the last drawing could not show as it should be, in half a line; `nil` if all is as it should.
  var shortcoming: String? { get }

  /// Something is gone; the next frame brings it back.
  func lose(_ loss: ScreenLoss)

  /// The pixels that were drawn last, all opaque.
  ///
  /// - Throws: ``SDLError`` where they cannot be had.
  func picture() throws(SDLError) -> Bitmap
}

extension ScreenPresenter {
  var drawCalls: Int? { nil }
  var bytesUploaded: Int? { nil }
  var drawingThreads: Int? { nil }
  var shortcoming: String? { nil }
}

/// What may be lost between two frames.
enum ScreenLoss: Hashable, Sendable {
  /// The window no longer shows what it was given.
  case picture

  /// The window has changed: whatever was taken from it is taken anew.
  case surface

  /// The graphics processor has forgotten what it was given.
  case device
}
