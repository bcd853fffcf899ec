/// What the markers of a whole JPEG file say: how its colours are stored, how often its pixels are gone over,
/// and whether its end is there.
///
/// Source: ITU-T T.81, B.1.1.3 to B.1.1.5; Adobe, Supporting the DCT Filters in PostScript Level 2, 18.
package struct JPEGMarkers: Hashable, Sendable {
  /// Whether there is an APP14 segment by Adobe, whose programs store inks inverted.
  package private(set) var haveAdobe = false

  /// How many scans there are.
  package private(set) var scanCount = 0

  /// Whether the mark that ends a file was reached.
  package private(set) var hasEnd = false

  /// Walks the segments, and the pixels between them, in which 0xff is followed by a zero or a restart marker.
  ///
  /// - Parameter file: The whole file, as far as it is there.
  /// - Complexity: O(n), at the speed at which memory is searched.
  package init(_ file: [UInt8]) {
    var place = 2
    while let mark = file[min(place, file.count)...].firstIndex(of: 0xff), mark + 1 < file.count {
      switch file[mark + 1] {
      case 0xd9:
        hasEnd = true
        return
      case 0xff: place = mark + 1
      case 0x00, 0x01, 0xd0...0xd8: place = mark + 2
      default:
        guard mark + 3 < file.count else { return }
        let length = max(2, ByteOrder.bigEndian.number(file, at: mark + 2, count: 2))
        if file[mark + 1] == 0xda { scanCount += 1 }
        if file[mark + 1] == 0xee, file[(mark + 4)...].starts(with: "Adobe".utf8) {
          haveAdobe = true
        }
        place = mark + 2 + length
      }
    }
  }
}
