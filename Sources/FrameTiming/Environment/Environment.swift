/// What a run's figures depend on besides the program.
package struct Environment: Hashable, Sendable {
  package var build: Build
  package var machine: Machine
  package var screen: Screen

  package init(build: Build, machine: Machine = Machine(), screen: Screen) {
    self.build = build
    self.machine = machine
    self.screen = screen
  }

  /// What was drawn to, and by what means.
  package struct Screen: Hashable, Sendable {
    /// The renderer that was chosen and the device behind it, such as `cpu` or the OpenGL string.
    package var renderer: String

    /// How many threads draw; `nil` where the processor does not draw.
    package var threads: Int?

    /// SDL's version, and the name of its video driver (`x11`, `wayland`, …); `nil` headless.
    package var sdlVersion: String?
    package var videoDriver: String?

    /// The window's content, in points.
    package var width: Double
    package var height: Double

    /// Pixels per point.
    package var scale: Double

    /// Refreshes per second: as the display reports them, and as the presents showed them; `nil`
    /// where there is no display, or too few presents to tell.
    package var nominalRefreshRate: Double?
    package var measuredRefreshRate: Double?

    /// Whether presents wait for the display.
    package var isVsynced: Bool

    package init(
      renderer: String, threads: Int? = nil, sdlVersion: String? = nil, videoDriver: String? = nil,
      width: Double, height: Double, scale: Double,
      nominalRefreshRate: Double? = nil, measuredRefreshRate: Double? = nil,
      isVsynced: Bool = false
    ) {
      self.renderer = renderer
      self.threads = threads
      self.sdlVersion = sdlVersion
      self.videoDriver = videoDriver
      self.width = width
      self.height = height
      self.scale = scale
      self.nominalRefreshRate = nominalRefreshRate
      self.measuredRefreshRate = measuredRefreshRate
      self.isVsynced = isVsynced
    }
  }
}
