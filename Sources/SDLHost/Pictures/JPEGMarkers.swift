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
}
