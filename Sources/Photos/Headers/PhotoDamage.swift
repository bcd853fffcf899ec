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
  /// at. Source: ITU-T T.81, B.1.1.3 and B.1.1.5; GIF89a specification, sections 18 to 27.
  ///
  /// - Parameters:
  ///   - contents: The whole file, as far as it is there.
  ///   - format: What it is.
  /// - Complexity: O(n), at the speed at which memory is searched.
  package init?(of contents: [UInt8], _ format: PhotoFormat) {
    switch format {
    case .jpeg where !PhotoDamage.jpegEnds(contents): self = .cutShort
    case .gif where !PhotoDamage.gifEnds(contents): self = .cutShort
    default: return nil
    }
  }

  /// Walks the segments, and the pixels between them, in which 0xff is followed by a zero or a restart
  /// marker.
  private static func jpegEnds(_ file: [UInt8]) -> Bool {
    var place = 2
    while let mark = file[min(place, file.count)...].firstIndex(of: 0xff), mark + 1 < file.count {
      switch file[mark + 1] {
      case 0xd9: return true
      case 0xff: place = mark + 1
      case 0x00, 0x01, 0xd0...0xd8: place = mark + 2
      default:
        guard mark + 3 < file.count else { return false }
        place = mark + 2 + max(2, ByteOrder.bigEndian.number(file, at: mark + 2, count: 2))
      }
    }
    return false
  }

  private static func gifEnds(_ file: [UInt8]) -> Bool {
    guard file.count > 13 else { return false }
    var place = 13 + GIFHeader.colorTableLength(file[10])
    while place < file.count {
      switch file[place] {
      case 0x3b: return true
      case 0x21: place += 2
      case 0x2c:
        guard place + 9 < file.count else { return false }
        place += 11 + GIFHeader.colorTableLength(file[place + 9])
      default: return false
      }
      while place < file.count, file[place] != 0 { place += 1 + Int(file[place]) }
      place += 1
    }
    return false
  }
}
