/// The entries of a TIFF file's first directory that matter here.
///
/// Source: TIFF 6.0, section 2; tags 256, 257 and 274; EXIF 2.32, 4.6.3 and 4.6.5; tags 34665 and 36867.
struct TIFFDirectory {
  private(set) var width: Int?
  private(set) var height: Int?
  private(set) var orientation: Orientation?

  /// Where the directory of what EXIF adds lies.
  private var exifOffset: Int?
  private var order = ByteOrder.littleEndian

  /// Reads the first directory, as far as there are bytes.
  ///
  /// - Throws: ``PhotoError/Reason/damaged(_:)`` where there is no directory, or what reading the
  ///   source throws.
  static func first(
    of source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> TIFFDirectory {
    guard let head = try source.exactly(8, at: 0) else {
      throw .damaged("the file ends inside its header")
    }
    let order: ByteOrder
    switch (head[0], head[1]) {
    case (0x49, 0x49): order = .littleEndian
    case (0x4d, 0x4d): order = .bigEndian
    default: throw .damaged("its byte order is not given")
    }
    guard order.number(head, at: 2, count: 2) == 42 else {
      throw .damaged("its header is not that of a TIFF file")
    }
    var directory = TIFFDirectory()
    directory.order = order
    let offset = order.number(head, at: 4, count: 4)
    guard let counted = try source.exactly(2, at: offset) else {
      throw .damaged("the file ends before its directory")
    }
    let entryCount = order.number(counted, at: 0, count: 2)
    let entries = try source.bytes(at: offset + 2, count: entryCount * 12)
    for index in 0..<(entries.count / 12) {
      directory.take(entries, at: index * 12, order: order)
    }
    return directory
  }

  /// When the picture was taken, from the directory that EXIF adds.
  ///
  /// - Parameter source: The same that this directory was read from.
  /// - Returns: `nil` where nothing valid is said.
  /// - Throws: What reading the source throws.
  func taken(
    in source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> ExposureDate? {
    guard let exifOffset, let counted = try source.exactly(2, at: exifOffset) else { return nil }
    let entryCount = order.number(counted, at: 0, count: 2)
    let entries = try source.bytes(at: exifOffset + 2, count: entryCount * 12)
    for place in stride(from: 0, to: entries.count - 11, by: 12)
    where order.number(entries, at: place, count: 2) == 36_867 {
      // Text of twenty bytes, which lies elsewhere.
      guard order.number(entries, at: place + 2, count: 2) == 2,
        order.number(entries, at: place + 4, count: 4) >= ExposureDate.length
      else { return nil }
      let offset = order.number(entries, at: place + 8, count: 4)
      return ExposureDate(exif: try source.bytes(at: offset, count: ExposureDate.length))
    }
    return nil
  }

  /// Notes one entry of twelve bytes: tag, type, count, value.
  private mutating func take(_ entries: [UInt8], at offset: Int, order: ByteOrder) {
    guard order.number(entries, at: offset + 4, count: 4) == 1 else { return }
    let value: Int
    switch order.number(entries, at: offset + 2, count: 2) {
    case 3: value = order.number(entries, at: offset + 8, count: 2)  // SHORT
    case 4: value = order.number(entries, at: offset + 8, count: 4)  // LONG
    default: return
    }
    switch order.number(entries, at: offset, count: 2) {
    case 256: width = width ?? value
    case 257: height = height ?? value
    case 274: orientation = orientation ?? Orientation(rawValue: value)
    case 34_665: exifOffset = exifOffset ?? value
    default: break
    }
  }
}
