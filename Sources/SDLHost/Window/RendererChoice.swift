/// Which way to the screen is asked for.
package enum RendererChoice: String, CaseIterable, Sendable {
  /// The graphics processor where there is a real one, else the processor.
  case auto

  /// The graphics processor.
  case gpu

  /// Our own rasteriser, on the processor.
  case cpu
}
