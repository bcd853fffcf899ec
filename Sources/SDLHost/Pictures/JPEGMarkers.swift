/// What a JPEG's segments say about how its colours are stored.
enum JPEGMarkers {
  /// Whether there is an APP14 segment by Adobe, whose programs store inks inverted.
  static func haveAdobe(_ file: [UInt8]) -> Bool {
    var place = 2
    while place + 4 <= file.count, file[place] == 0xff {
      let marker = file[place + 1]
      if marker == 0xff {
        place += 1
        continue
      }
      // The picture's data begins; no segment follows that could matter.
      if marker == 0xda || marker == 0xd9 { return false }
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      guard length >= 2 else { return false }
      if marker == 0xee, file[(place + 4)...].starts(with: "Adobe".utf8) { return true }
      place += 2 + length
    }
    return false
  }

  /// The most pixels of all scans together that are decoded: half a minute's work. A progressive picture
  /// has about ten scans; one with thousands would keep a thread busy for hours.
  static let mostScannedPixels = 2_000_000_000

  /// How many scans there are.
  ///
  /// - Complexity: O(n), at the speed at which memory is searched.
  static func scanCount(_ file: [UInt8]) -> Int {
    var count = 0
    var place = 2
    while let mark = file[min(place, file.count)...].firstIndex(of: 0xff), mark + 3 < file.count {
      switch file[mark + 1] {
      case 0xd9: return count
      case 0xff: place = mark + 1
      case 0x00, 0x01, 0xd0...0xd8: place = mark + 2
      default:
        if file[mark + 1] == 0xda { count += 1 }
        place = mark + 2 + max(2, Int(file[mark + 2]) << 8 | Int(file[mark + 3]))
      }
    }
    return count
  }
}
