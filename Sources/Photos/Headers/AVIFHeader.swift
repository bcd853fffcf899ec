/// Finds the size of an AVIF picture among its properties, and how it has to be turned.
///
/// Source: ISO/IEC 14496-12, 4.2 (boxes); ISO/IEC 23008-12, 6.5.3 (`ispe`, the size of an item), 6.5.10
/// (`irot`), 6.5.12 (`imir`) and 9.3 (`iprp`, which holds them).
enum AVIFHeader {
  /// Boxes looked at on each level, and bytes of properties.
  private static let mostBoxes = 256
  private static let mostBytes = 65_536

  /// The largest picture in the file: a thumbnail or an alpha plane may stand before it.
  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    // Within `meta` four bytes of version come first.
    guard let meta = try box("meta", of: source, in: 0..<source.count), meta.count >= 4,
      let properties = try box("iprp", of: source, in: (meta.lowerBound + 4)..<meta.upperBound),
      let list = try box("ipco", of: source, in: properties)
    else { throw .damaged("its size is missing") }
    let bytes = try source.bytes(at: list.lowerBound, count: min(list.count, mostBytes))
    let places = places(of: bytes)
    var largest = StoredPicture(width: 0, height: 0)
    for place in places
    where bytes[(place + 4)..<(place + 8)].elementsEqual("ispe".utf8) && place + 20 <= bytes.count {
      let width = ByteOrder.bigEndian.number(bytes, at: place + 12, count: 4)
      let height = ByteOrder.bigEndian.number(bytes, at: place + 16, count: 4)
      // As fractional numbers: the product of the largest does not fit.
      if Double(width) * Double(height) >= Double(largest.width) * Double(largest.height) {
        largest = StoredPicture(width: width, height: height)
      }
    }
    guard largest.width > 0 else { throw .damaged("its size is missing") }
    let used = try propertiesOfPicture(source, meta, properties)
    largest.orientation = orientation(
      bytes, used.map { $0 - 1 }.filter(places.indices.contains).map { places[$0] })
    return largest
  }

  /// Where the boxes of a list begin, each with the eight bytes of its head.
  private static func places(of bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var place = 0
    while place + 8 <= bytes.count {
      places.append(place)
      let length = ByteOrder.bigEndian.number(bytes, at: place, count: 4)
      guard length >= 8 else { break }
      place += length
    }
    return places
  }

  /// What turning and mirroring, in this order, come to; the decoder does neither.
  private static func orientation(_ bytes: [UInt8], _ places: [Int]) -> Orientation {
    var (turns, axis) = (0, Int?.none)
    for place in places where place + 9 <= bytes.count {
      let kind = bytes[(place + 4)..<(place + 8)]
      if kind.elementsEqual("irot".utf8) { turns = Int(bytes[place + 8] & 3) }
      if kind.elementsEqual("imir".utf8) { axis = Int(bytes[place + 8] & 1) }
    }
    // Quarter turns to the left; then top and bottom change places, or left and right.
    return switch (turns, axis) {
    case (0, nil): .upright
    case (1, nil): .turnedLeft
    case (2, nil): .upsideDown
    case (_, nil): .turnedRight
    case (0, 0), (2, 1): .mirroredUpsideDown
    case (0, _), (2, _): .mirrored
    case (1, 0), (3, 1): .transposed
    default: .transverse
    }
  }

  /// The numbers of the properties that the picture itself has, counted from 1; none where the file does
  /// not say.
  private static func propertiesOfPicture(
    _ source: borrowing some ByteSource & ~Copyable, _ meta: Range<Int>, _ properties: Range<Int>
  ) throws(PhotoError.Reason) -> [Int] {
    let big = ByteOrder.bigEndian
    guard
      let item = try box("pitm", of: source, in: (meta.lowerBound + 4)..<meta.upperBound),
      let head = try source.exactly(6, at: item.lowerBound),
      let list = try box("ipma", of: source, in: properties)
    else { return [] }
    let name: Int
    if head[0] == 0 {
      name = big.number(head, at: 4, count: 2)
    } else {
      guard let wide = try source.exactly(4, at: item.lowerBound + 4) else { return [] }
      name = big.number(wide, at: 0, count: 4)
    }
    let bytes = try source.bytes(at: list.lowerBound, count: min(list.count, mostBytes))
    guard bytes.count >= 8 else { return [] }
    let nameLength = bytes[0] == 0 ? 2 : 4
    let length = bytes[3] & 1 == 0 ? 1 : 2
    var place = 8
    for _ in 0..<big.number(bytes, at: 4, count: 4) {
      guard place + nameLength < bytes.count else { break }
      let other = big.number(bytes, at: place, count: nameLength)
      let count = Int(bytes[place + nameLength])
      place += nameLength + 1
      guard place + count * length <= bytes.count else { break }
      if other == name {
        return (0..<count).map { index in
          // The highest bit says that the property must be understood.
          let number = big.number(bytes, at: place + index * length, count: length)
          return number & (length == 1 ? 0x7f : 0x7fff)
        }
      }
      place += count * length
    }
    return []
  }

  /// Where the contents of the first box of a kind lie within a part of the file.
  private static func box(
    _ kind: String, of source: borrowing some ByteSource & ~Copyable, in part: Range<Int>
  ) throws(PhotoError.Reason) -> Range<Int>? {
    var place = part.lowerBound
    for _ in 0..<mostBoxes {
      guard place + 8 <= part.upperBound, let head = try source.exactly(8, at: place) else {
        return nil
      }
      let length = ByteOrder.bigEndian.number(head, at: 0, count: 4)
      // Zero goes on to the end; one has a length of eight bytes, which only pixels need.
      let end = length == 0 ? part.upperBound : place + length
      guard length == 0 || length >= 8, end <= part.upperBound else { return nil }
      if head[4...].elementsEqual(kind.utf8) { return (place + 8)..<end }
      place = end
    }
    return nil
  }
}
