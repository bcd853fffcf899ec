import FrameTiming
import Motion
import Photos

/// The members of one JSON object, read by name.
struct LogFields {
  private let members: [JSONValue.Member]

  /// - Throws: ``LogSyntaxError`` where the value is no object.
  init(_ value: JSONValue) throws(LogSyntaxError) {
    guard case .object(let members) = value else { throw LogSyntaxError(reason: "not an object") }
    self.members = members
  }

  /// What the members are called, in their order.
  var keys: [String] { members.map(\.key) }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func integer(_ key: String) throws(LogSyntaxError) -> Int {
    guard case .numeral(let numeral) = self[key], let value = Int(numeral) else {
      throw wrong(key, "a whole number")
    }
    return value
  }

  func bool(_ key: String) throws(LogSyntaxError) -> Bool {
    guard case .bool(let value) = self[key] else { throw wrong(key, "true or false") }
    return value
  }

  func has(_ key: String) -> Bool { self[key] != nil }

  func string(_ key: String) throws(LogSyntaxError) -> String {
    guard case .string(let value) = self[key] else { throw wrong(key, "a string") }
    return value
  }

  func array(_ key: String) throws(LogSyntaxError) -> [JSONValue] {
    guard case .array(let values) = self[key] else { throw wrong(key, "an array") }
    return values
  }

  func path(_ key: String) throws(LogSyntaxError) -> PhotoPath {
    guard let path = self[key]?.path, !path.isEmpty else { throw wrong(key, "a path") }
    guard path.count <= LogFields.longestPath, !path.contains(0) else { throw impossiblePath(key) }
    return PhotoPath(bytes: path)
  }

  func paths(_ key: String) throws(LogSyntaxError) -> [[UInt8]] {
    let values = try array(key)
    let paths = values.compactMap(\.path)
    guard paths.count == values.count else { throw wrong(key, "an array of paths") }
    guard paths.allSatisfy({ $0.count <= LogFields.longestPath && !$0.contains(0) }) else {
      throw impossiblePath(key)
    }
    return paths
  }

  /// Where photographs lie; those that come with the program are named by `{"asset":PATH}`.
  ///
  /// - Parameters:
  ///   - key: Of an array.
  ///   - assets: Where the program's own lie.
  /// - Returns: A path of at least one byte for each.
  /// - Throws: ``LogSyntaxError`` where there is something else.
  func photographs(_ key: String, assets: PhotoPath?) throws(LogSyntaxError) -> [PhotoPath] {
    var paths: [PhotoPath] = []
    for value in try array(key) {
      guard let bytes = value.path ?? value.asset else {
        throw wrong(key, "an array of paths")
      }
      guard !bytes.isEmpty, bytes.count <= LogFields.longestPath, !bytes.contains(0) else {
        throw impossiblePath(key)
      }
      let path = PhotoPath(bytes: bytes)
      if value.path == nil {
        guard let assets else {
          throw LogSyntaxError(reason: "it shows photographs of the program's own")
        }
        paths.append(assets.appending(path.bytes))
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  func time(_ key: String) throws(LogSyntaxError) -> FrameTime {
    FrameTime(elapsed: try duration(key))
  }

  func duration(_ key: String) throws(LogSyntaxError) -> Duration {
    guard let duration = self[key]?.duration else {
      throw wrong(key, "seconds, with at most 18 decimals")
    }
    return duration
  }

  /// A number within bounds: the gallery is spared what no window would tell it.
  func double(
    _ key: String, in range: ClosedRange<Double> = LogFields.coordinates
  ) throws(LogSyntaxError) -> Double {
    guard case .numeral(let numeral) = self[key], let value = Double(numeral), range.contains(value)
    else {
      throw wrong(key, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  func point() throws(LogSyntaxError) -> Point { Point(x: try double("x"), y: try double("y")) }

  /// A window's size in points.
  func size() throws(LogSyntaxError) -> Size {
    Size(
      width: try double("width", in: LogFields.sides),
      height: try double("height", in: LogFields.sides))
  }

  /// A case of an enum by its name.
  func choice<Choice: RawRepresentable>(
    _ key: String, _ type: Choice.Type
  ) throws(LogSyntaxError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try string(key)) else {
      throw LogSyntaxError(reason: "\"\(key)\" has no value \"\(try string(key))\"")
    }
    return choice
  }

  private func impossiblePath(_ key: String) -> LogSyntaxError {
    LogSyntaxError(reason: "\"\(key)\" has a path that no file can have")
  }

  func wrong(_ key: String, _ wanted: String) -> LogSyntaxError {
    guard let value = self[key] else { return LogSyntaxError(reason: "\"\(key)\" is missing") }
    return LogSyntaxError(reason: "\"\(key)\" must be \(wanted), not \(value.text)")
  }

  /// In bytes; the system has no file beyond it (`PATH_MAX` of Linux, less its closing zero).
  static let longestPath = 4_095

  static let coordinates = -Rect.largestCoordinate...Rect.largestCoordinate
  static let sides = 1.0...16_384
  static let scales = 0.01...100.0
}
