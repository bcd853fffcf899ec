import Motion
import Photos
import SceneGraph

/// The one job that is also written for other toolkits, in scripts/peers: its figures, which all of
/// them share.
struct PairedJob: Hashable, Sendable {
  static let size = Size(width: 1280, height: 800)
  static let ground = Color(hex: 0xf4f4f6)
  static let scrim = Color(hex: 0x101014)
  static let scrimOpacity = 0.92
  static let photos = 24
  static let cellRadius = 12.0

  /// Where an open photograph stands, and how round its corners are.
  static let open = (frame: Rect(x: 64, y: 16, width: 1152, height: 768), radius: 24.0)

  /// Between the first frame that shows every thumbnail and the first move.
  static let pause = Duration.milliseconds(500)

  /// Between the last frame and the end, for whoever looks at the process.
  static let stay = Duration.milliseconds(200)

  /// Where the pictures lie: photo-00.jpg to photo-23.jpg.
  var folder: PhotoPath

  /// How often a photograph is opened and closed; 0 leaves that to a person.
  var cycles = 20

  /// What a move takes.
  var move = Duration.milliseconds(400)

  /// Where a photograph lies in the grid.
  static func cell(_ photo: Int) -> Rect {
    let (row, column) = photo.quotientAndRemainder(dividingBy: 4)
    return Rect(
      x: 16 + Double(column) * 315, y: 16 + Double(row) * 214, width: 303, height: 202)
  }

  /// Which photograph a cycle opens.
  static func photo(inCycle cycle: Int) -> Int { cycle * 5 % 12 }

  func path(of photo: Int) -> PhotoPath {
    folder.appending("photo-\(photo < 10 ? "0" : "")\(photo).jpg".utf8)
  }
}

extension PairedJob {
  /// The job as the environment describes it, in the variables that all peers read.
  ///
  /// - Parameter value: The value of a variable, or `nil`.
  /// - Throws: Which variable says nothing that can be used.
  init(_ value: (String) -> Argument?) throws(CommandFailure) {
    guard let folder = value("PEER_PHOTOS"), !folder.bytes.isEmpty else {
      throw CommandFailure(
        "PEER_PHOTOS names no folder; scripts/peers/photos.py makes one")
    }
    self.folder = folder.path
    cycles = try PairedJob.number("PEER_CYCLES", 0...10_000, value) ?? cycles
    move = try PairedJob.number("PEER_MS", 1...60_000, value).map { .milliseconds($0) } ?? move
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Int>, _ value: (String) -> Argument?
  ) throws(CommandFailure) -> Int? {
    guard let argument = value(name), !argument.bytes.isEmpty else { return nil }
    guard let text = argument.text, let number = Int(text), range.contains(number) else {
      throw CommandFailure(
        "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(argument.quoted)")
    }
    return number
  }
}
