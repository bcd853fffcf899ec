/// The parts of a PNG file.
enum PNGChunks {
  /// The file without the chunks that a decoder may ignore, other than transparency.
  ///
  /// A bad profile or a damaged comment is then nobody's concern: the library neither warns of it
  /// nor fails for it. Where the file breaks off, the rest stays as it is.
  ///
  /// - Parameter file: A file that begins with PNG's eight bytes.
  /// - Returns: The file, with the same storage where nothing is left out.
  static func essential(_ file: [UInt8]) -> [UInt8] {
    var kept: [Range<Int>] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + length
      guard end <= file.count else { break }
      // The fifth bit of a chunk's first letter says that it may be ignored.
      let name = file[(place + 4)..<(place + 8)]
      let isAncillary = file[place + 4] & 0x20 != 0
      if !isAncillary || name.elementsEqual("tRNS".utf8) {
        if let last = kept.last, last.upperBound == place {
          kept[kept.count - 1] = last.lowerBound..<end
        } else {
          kept.append(place..<end)
        }
      }
      place = end
    }
    let rest = min(place, file.count)..<file.count
    guard kept.reduce(rest.count, { $0 + $1.count }) + 8 < file.count else { return file }
    var essential = Array(file.prefix(8))
    for range in kept + [rest] { essential += file[range] }
    return essential
  }

  /// Whether the file ends inside a chunk.
  static func areCutShort(_ file: [UInt8]) -> Bool {
    var place = 8
    while place + 12 <= file.count {
      place += 12 + file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return place > file.count
  }
}
