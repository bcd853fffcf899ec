import Motion

/// One way to the screen: pixels to draw into, and how they get in front of a person.
///
/// The laws: what is drawn between `withPixels` and `show` is seen whole after `show`, never in
/// part; pixels keep what was drawn until `pixelSize` changes or `invalidate` is called.
@MainActor
protocol ScreenPresenter: AnyObject {
  /// What this way is called in reports.
  var name: String { get }

  /// The window's size in device pixels, as of now.
  var pixelSize: Size { get }

  /// Lets `draw` fill pixels.
  ///
  /// - Parameter draw: Called once, at once; the buffer is only good until it returns.
  /// - Throws: ``SDLError`` where the window has no pixels to give.
  func withPixels(_ draw: (PixelBuffer) -> Void) throws(SDLError)

  /// Brings what was drawn to the screen.
  ///
  /// - Parameter changed: The part that is new, in device pixels; `nil` for all of it.
  /// - Throws: ``SDLError`` where the window system refuses.
  func show(changed: Rect?) throws(SDLError)

  /// The window has changed: whatever was taken from it is taken anew.
  func invalidate()
}
