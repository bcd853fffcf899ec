/// Which characters a font file has glyphs for, read from its character map alone.
///
/// Source: the OpenType specification, `cmap`, formats 4 and 12. Nothing is read past what the file
/// says it holds, and what makes no sense covers nothing.
struct FontCoverage: Hashable {
  /// In order, apart from each other.
  private(set) var ranges: [ClosedRange<UInt32>] = []

  /// Whether its glyphs are pictures of many colours, which cannot be drawn as ink.
  private(set) var isColored = false

  /// A larger character map is none: that of a font of all of Chinese has 200 KiB.
  private static let mostBytes = 2 << 20

  /// Reads a file's first font.
  ///
  /// - Parameter read: Bytes from an offset on; fewer than asked for where the file ends before.
  init(_ read: (_ offset: Int, _ count: Int) -> [UInt8]) {
    var start = 0
    if read(0, 4).elementsEqual("ttcf".utf8) { start = FontBytes(read(12, 4)).word32(0) ?? 0 }
    let head = FontBytes(read(start, 12))
    guard let tables = head.word16(4), tables <= 128 else { return }
    let directory = FontBytes(read(start + 12, tables * 16))
    for table in 0..<tables {
      switch directory.tag(table * 16) {
      case "CBDT", "sbix", "COLR", "SVG ": isColored = true
      case "cmap":
        guard let offset = directory.word32(table * 16 + 8),
          let length = directory.word32(table * 16 + 12), length <= FontCoverage.mostBytes
        else { return }
        readMap(FontBytes(read(offset, length)))
      default: break
      }
    }
  }

  /// Whether there is a glyph.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  private mutating func readMap(_ map: FontBytes) {
    var best: (rank: Int, offset: Int)?
    for index in 0..<min(map.word16(2) ?? 0, 64) {
      let record = 4 + index * 8
      guard let platform = map.word16(record), let encoding = map.word16(record + 2),
        let offset = map.word32(record + 4)
      else { return }
      let rank =
        switch (platform, encoding, map.word16(offset)) {
        case (3, 10, 12), (0, 4...6, 12): 2
        case (3, 1, 4), (0, 0...4, 4): 1
        default: 0
        }
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    switch best {
    case (2, let offset)?: readGroups(map, at: offset)
    case (_, let offset)?: readSegments(map, at: offset)
    case nil: break
    }
  }

  /// Format 12: ranges of any characters.
  private mutating func readGroups(_ map: FontBytes, at offset: Int) {
    guard let count = map.word32(offset + 12) else { return }
    for group in 0..<count {
      let place = offset + 16 + group * 12
      guard let first = map.word32(place), let last = map.word32(place + 4), first <= last,
        last <= 0x10_ffff, append(UInt32(first), UInt32(last))
      else { return }
    }
  }

  /// Format 4: ranges of characters below 0x10000, some of whose glyphs are listed one by one.
  private mutating func readSegments(_ map: FontBytes, at offset: Int) {
    guard let double = map.word16(offset + 6) else { return }
    var previous = -1
    let (ends, starts) = (offset + 14, offset + 16 + double)
    for segment in stride(from: 0, to: double, by: 2) {
      let (deltas, offsets) = (starts + double + segment, starts + 2 * double + segment)
      guard let first = map.word16(starts + segment), let last = map.word16(ends + segment),
        let delta = map.word16(deltas), let step = map.word16(offsets), first <= last,
        first > previous
      else { return }
      previous = last
      for code in first...last where code < 0xffff {
        let glyph =
          step == 0
          ? (code + delta) & 0xffff : map.word16(offsets + step + (code - first) * 2) ?? 0
        if glyph != 0 { _ = append(UInt32(code), UInt32(code)) }
      }
    }
  }

  /// - Returns: Whether the range lies behind all others.
  private mutating func append(_ first: UInt32, _ last: UInt32) -> Bool {
    guard let known = ranges.last else {
      ranges.append(first...last)
      return true
    }
    guard first > known.upperBound else { return false }
    if first == known.upperBound + 1 {
      ranges[ranges.count - 1] = known.lowerBound...last
    } else {
      ranges.append(first...last)
    }
    return true
  }
}

/// Numbers in a part of a font file, the high byte first.
private struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func word16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func word32(_ offset: Int) -> Int? {
    guard let high = word16(offset), let low = word16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(_ offset: Int) -> String {
    guard offset >= 0, offset <= bytes.count - 4 else { return "" }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}
