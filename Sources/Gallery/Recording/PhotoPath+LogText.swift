import FrameTiming
import Photos

// Paths are bytes, and a log is text. A byte that is no part of a UTF-8 character, a control
// character and the per cent sign itself are written as %XX; all else stands as it is.

extension JSONValue {
  static func path(_ bytes: [UInt8]) -> JSONValue {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = characterLength(of: first)
      if first >= 0x20, first != 0x7f, first != UInt8(ascii: "%"),
        let character = String(validating: rest.prefix(length), as: UTF8.self)
      {
        text += character
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
        rest.removeFirst()
      }
    }
    return .string(text)
  }

  /// The bytes of a path; `nil` for what is none.
  var path: [UInt8]? {
    guard case .string(let text) = self else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.first != UInt8(ascii: "+"),
        let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(decoded)
      rest.removeFirst(2)
    }
    return bytes
  }

  /// The bytes of a path among the program's own photographs; `nil` for what is none.
  var asset: [UInt8]? {
    guard case .object(let members) = self, members.count == 1, members[0].key == "asset" else {
      return nil
    }
    return members[0].value.path
  }

  private static func characterLength(of first: UInt8) -> Int {
    switch first {
    case 0xc0..<0xe0: 2
    case 0xe0..<0xf0: 3
    case 0xf0...: 4
    default: 1
    }
  }
}

extension PhotoPath {
  /// The path as a log has it.
  ///
  /// - Parameter assets: Where the program's own photographs lie: for those the rest is enough.
  /// - Returns: A string, or an object of one member.
  func logValue(assets: PhotoPath?) -> JSONValue {
    if let assets {
      let folder = assets.appending([])
      if bytes.count > folder.bytes.count, bytes.starts(with: folder.bytes) {
        return .object([
          .init("asset", .path(Array(bytes.dropFirst(folder.bytes.count))))
        ])
      }
    }
    return .path(bytes)
  }
}
