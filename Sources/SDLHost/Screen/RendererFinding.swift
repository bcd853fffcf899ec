import Motion

/// What becomes of a wish for a renderer on this machine.
package enum RendererFinding: Hashable, Sendable {
  /// A window is drawn so.
  case taken(Way)

  /// It cannot be had, and why.
  case refused(String)

  /// There is no display on which to try.
  ///
  /// - Parameter mayHaveGraphics: Whether the machine has anything that could be a graphics processor.
  case noDisplay(mayHaveGraphics: Bool)

  /// One way to the screen.
  package struct Way: Hashable, Sendable {
    /// As ``Window/rendererName`` has it.
    package var name: String

    /// As ``Window/rendererReason`` has it.
    package var reason: String

    /// Whether presents claim to wait for the display.
    package var isVsynced: Bool

    /// Refreshes in a second that the display reports, to the nearest whole number.
    package var refreshRate: Int

    package init(name: String, reason: String, isVsynced: Bool, refreshRate: Int) {
      self.name = name
      self.reason = reason
      self.isVsynced = isVsynced
      self.refreshRate = refreshRate
    }
  }

  /// Makes a window that nobody sees, to find out.
  ///
  /// - Parameter choice: What is wished for.
  /// - Returns: What becomes of it.
  @MainActor package static func find(_ choice: RendererChoice) -> RendererFinding {
    do throws(SDLError) {
      let window = try Window(
        WindowOptions(title: "", size: Size(width: 320, height: 240), renderer: choice))
      return .taken(
        Way(
          name: window.rendererName, reason: window.rendererReason, isVsynced: window.isVsynced,
          refreshRate: Int((.seconds(1) / window.refreshPeriod).rounded())))
    } catch {
      return error == .noDisplay
        ? .noDisplay(mayHaveGraphics: GraphicsHardware.isPresent()) : .refused(error.message)
    }
  }
}
