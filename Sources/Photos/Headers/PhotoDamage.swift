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
  /// Looks for the mark that ends a file, which JPEG and GIF have and their decoders do without.
  ///
  /// The other formats' decoders refuse a file that is not whole. Bytes after the mark are not looked
  /// at.
  ///
  /// - Parameters:
  ///   - contents: The whole file, as far as it is there.
  ///   - format: What it is.
  /// - Complexity: O(n), at the speed at which memory is searched.
  package init?(of contents: [UInt8], _ format: PhotoFormat) {
    switch format {
    case .jpeg where !JPEGMarkers(contents).hasEnd: self = .cutShort
    case .gif where !GIFFrames(contents).isWhole: self = .cutShort
    default: return nil
    }
  }
}
