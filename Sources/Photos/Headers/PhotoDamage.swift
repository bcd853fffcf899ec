/// What is missing of a picture that is shown all the same.
package enum PhotoDamage: Hashable, Sendable {
  /// The file ends before its own end mark: what came after is not shown, or grey.
  case cutShort
}

extension PhotoDamage: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cutShort: "cut short"
    }
  }
}

extension PhotoDamage {
  /// Whether the last two bytes of a file are the mark that ends a JPEG. It may be whole all the same where
  /// something follows the mark.
  static func endsWithMark(_ path: PhotoPath) -> Bool {
    do throws(PhotoError.Reason) {
      let file = try RegularFile(opening: path)
      return try file.bytes(at: file.count - 2, count: 2) == [0xff, 0xd9]
    } catch {
      // Whoever reads the file next tells why it cannot be read.
      return false
    }
  }

  /// Looks for the mark that ends a file, which JPEG and GIF have and their decoders do without.
  ///
  /// The other formats' decoders refuse a file that is not whole. Bytes after the mark are not looked
  /// at.
  ///
  /// - Parameters:
  ///   - contents: The whole file, as far as it is there.
  ///   - format: What it is.
  ///   - markers: Those of a JPEG, where they are known.
  /// - Complexity: O(n), at the speed at which memory is searched.
  package init?(of contents: [UInt8], _ format: PhotoFormat, markers: JPEGMarkers? = nil) {
    switch format {
    case .jpeg where !(markers ?? JPEGMarkers(contents)).hasEnd: self = .cutShort
    case .gif where !GIFFrames(contents).isWhole: self = .cutShort
    default: return nil
    }
  }
}
