import FrameTiming

/// Measures parts of the program by themselves, without a window, and prints what they take.
@MainActor
enum SpeedRun {
  /// A million springs.
  static func springs() throws(CommandFailure) {
    var speed = SpringSpeed()
    try StandardOutput.write(speed.measure().text)
  }

  /// A screen full of views with modifiers of Hero's.
  static func modifiers() throws(CommandFailure) {
    try StandardOutput.write(ModifierSpeed.measure()?.text ?? "")
  }

  /// Frames of grids and windows of several sizes.
  static func load() throws(CommandFailure) {
    var table = LoadTable()
    var line = ProgressLine()
    for (number, flight) in LoadTable.flights.enumerated() {
      line.show("\(number + 1) of \(LoadTable.flights.count): \(flight.name)")
      table.measure(flight.name, flight.flight)
    }
    line.clear()
    try StandardOutput.write(table.text)
  }

  /// Thumbnails of large photographs.
  static func thumbnails() throws {
    try StandardOutput.write(try ThumbnailSpeed.measure().text)
  }
}
