/// Why a picture cannot be shown, or a folder not listed.
package struct PhotoError: Error, Hashable, Sendable {
  package let path: PhotoPath
  package let reason: Reason

  package init(path: PhotoPath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, apart from where.
  package enum Reason: Error, Hashable, Sendable {
    case notFound
    case permissionDenied
    /// What it is instead, with its article: "a folder", "a pipe".
    case notAFile(String)
    case notAFolder
    /// The system's own words.
    case unreadable(String)
    case empty
    /// Not the bytes of any picture that is known here.
    case notAPicture
    /// The format's name.
    case unsupportedFormat(String)
    /// What is wrong with it, as a sentence goes on after "damaged: ".
    case damaged(String)
    /// What it takes more of than any picture is given, as a sentence goes on after "too costly: ".
    case tooCostly(String)
    /// Decoding so many pixels across and down would pass ``DecodingLimit``.
    case tooLarge(width: Int, height: Int)
  }
}

extension PhotoError: CustomStringConvertible {
  /// One line: the name, made safe to print, and the reason.
  package var description: String { "\(path.displayName): \(reason)" }
}

extension PhotoError.Reason: CustomStringConvertible {
  /// The reason in plain words, in one line, without the file's name.
  package var description: String {
    switch self {
    case .notFound: "there is no such file"
    case .permissionDenied: "permission denied"
    case .notAFile(let kind): "\(kind), not a picture file"
    case .notAFolder: "not a folder"
    case .unreadable(let words): "cannot be read: \(words)"
    case .empty: "the file is empty"
    case .notAPicture: "not a picture in a known format"
    case .unsupportedFormat(let name):
      "\(name) format not supported by the installed SDL2_image"
    case .damaged(let words): "damaged: \(words)"
    case .tooCostly(let words): "too costly: \(words)"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels would take \(PhotoError.gibibytes(width, height)) GiB to "
        + "decode; the limit is 1 GiB"
    }
  }
}

extension PhotoError {
  /// Rounded to whole gibibytes from ten upwards, to tenths below, and never down to the limit.
  private static func gibibytes(_ width: Int, _ height: Int) -> String {
    let bytes = Double(width) * Double(height) * Double(DecodingLimit.bytesPerPixel)
    let gibibytes = bytes / Double(DecodingLimit.bytes)
    if gibibytes >= 10 { return String(Int(gibibytes.rounded())) }
    let tenths = max(11, Int((gibibytes * 10).rounded()))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
