extension Environment {
  /// The environment as the report's `environment` object.
  package var json: JSONValue {
    .object([
      .init("commit", .optional(build.commit)),
      .init("swift", .string(build.swift)),
      .init("configuration", .string(build.configuration)),
      .init("os", .optional(machine.system)),
      .init("kernel", .optional(machine.kernel)),
      .init("cpu", .optional(machine.processor)),
      .init("cores", .integer(machine.cores)),
      .init("governor", .optional(machine.governor)),
      .init("loadAverage", .optional(machine.loadAverage)),
      .init("session", .optional(machine.session)),
      .init("battery", .optional(machine.battery)),
      .init("renderer", .string(screen.renderer)),
      .init("drawingThreads", screen.threads.map { .integer($0) } ?? .null),
      .init("sdl", .optional(screen.sdlVersion)),
      .init("videoDriver", .optional(screen.videoDriver)),
      .init("size", .array([.number(screen.width), .number(screen.height)])),
      .init("scale", .number(screen.scale)),
      .init("refreshHz", .optional(screen.nominalRefreshRate)),
      .init("measuredRefreshHz", .optional(screen.measuredRefreshRate)),
      .init("vsync", .bool(screen.isVsynced)),
      .init("clock", .string(SystemClock.monotonic.rawValue)),
      .init("cpuClock", .string(SystemClock.processCPU.rawValue)),
      .init("shown", .string("returned from present")),
    ])
  }
}
