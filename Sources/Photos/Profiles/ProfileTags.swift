/// The header and the table of tags of a colour profile.
///
/// Source: ICC.1:2022, 7.2 and 7.3.
struct ProfileTags {
  /// Four letters, such as `RGB `.
  let colorSpace: String

  /// What the profile leads to.
  let connectionSpace: String

  private let bytes: [UInt8]

  /// Where the data of each tag lies: within the bytes.
  private let ranges: [String: Range<Int>]

  /// A profile has some twenty.
  private static let mostTags = 1024

  /// - Throws: ``ColorProfile/Problem/damaged`` where the bytes are no profile.
  init(_ bytes: [UInt8]) throws(ColorProfile.Problem) {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { throw .damaged }
    self.bytes = bytes
    colorSpace = String(decoding: bytes[16..<20], as: UTF8.self)
    connectionSpace = String(decoding: bytes[20..<24], as: UTF8.self)
    let count = ByteOrder.bigEndian.number(bytes, at: 128, count: 4)
    guard count <= ProfileTags.mostTags, bytes.count >= 132 + 12 * count else { throw .damaged }
    var ranges: [String: Range<Int>] = [:]
    for entry in 0..<count {
      let start = 132 + 12 * entry
      let offset = ByteOrder.bigEndian.number(bytes, at: start + 4, count: 4)
      let length = ByteOrder.bigEndian.number(bytes, at: start + 8, count: 4)
      guard offset + length <= bytes.count else { continue }
      ranges[String(decoding: bytes[start..<start + 4], as: UTF8.self)] = offset..<offset + length
    }
    self.ranges = ranges
  }

  /// The data of a tag; `nil` where there is none, or it lies outside of the profile.
  subscript(signature: String) -> ArraySlice<UInt8>? { ranges[signature].map { bytes[$0] } }

  /// The one colour of a tag, as X, Y and Z; `nil` where it is damaged.
  static func xyz(_ data: ArraySlice<UInt8>) -> [Double]? {
    let data = Array(data)
    guard data.count >= 20, data.starts(with: "XYZ ".utf8) else { return nil }
    return (0..<3).map {
      let number = ByteOrder.bigEndian.number(data, at: 8 + 4 * $0, count: 4)
      return Double(Int32(truncatingIfNeeded: number)) / 65_536
    }
  }

  /// What the profile calls itself, in its first language; empty where it says nothing.
  var name: String {
    guard let slice = self["desc"] else { return "" }
    let data = Array(slice)
    guard data.count >= 28 || data.starts(with: "desc".utf8), data.count >= 12 else { return "" }
    if data.starts(with: "desc".utf8) {
      let length = ByteOrder.bigEndian.number(data, at: 8, count: 4)
      return String(decoding: data[12...].prefix(length).prefix { $0 != 0 }, as: UTF8.self)
    }
    guard data.starts(with: "mluc".utf8) else { return "" }
    let length = ByteOrder.bigEndian.number(data, at: 20, count: 4)
    let offset = ByteOrder.bigEndian.number(data, at: 24, count: 4)
    guard offset + length <= data.count else { return "" }
    let units = stride(from: offset, to: offset + length - 1, by: 2).map {
      UInt16(ByteOrder.bigEndian.number(data, at: $0, count: 2))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
