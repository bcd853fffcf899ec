/// The formats whose size stands at a fixed place.
enum FixedHeader {
  /// Source: Windows bitmap, BITMAPCOREHEADER (12 bytes long) and BITMAPINFOHEADER.
  static func bmp(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let head = try bytes(26, of: source)
    if ByteOrder.littleEndian.number(head, at: 14, count: 4) == 12 {
      return StoredPicture(
        width: ByteOrder.littleEndian.number(head, at: 18, count: 2),
        height: ByteOrder.littleEndian.number(head, at: 20, count: 2))
    }
    let height = Int32(
      truncatingIfNeeded: ByteOrder.littleEndian.number(head, at: 22, count: 4))
    let width = Int32(truncatingIfNeeded: ByteOrder.littleEndian.number(head, at: 18, count: 4))
    // A negative height only says that the rows run downwards; a negative width means nothing.
    return StoredPicture(width: Int(width), height: Int(height.magnitude))
  }

  /// Source: The Quite OK Image Format specification 1.0.
  static func qoi(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let head = try bytes(14, of: source)
    return StoredPicture(
      width: ByteOrder.bigEndian.number(head, at: 4, count: 4),
      height: ByteOrder.bigEndian.number(head, at: 8, count: 4))
  }

  /// Told by its name only, so what it says is looked at closely.
  ///
  /// Source: Truevision TGA File Format Specification 2.0, fields 3, 5.
  static func tga(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let head = try bytes(18, of: source)
    guard head[1] <= 1, [1, 2, 3, 9, 10, 11].contains(head[2]),
      [8, 15, 16, 24, 32].contains(head[16])
    else { throw .notAPicture }
    return StoredPicture(
      width: ByteOrder.littleEndian.number(head, at: 12, count: 2),
      height: ByteOrder.littleEndian.number(head, at: 14, count: 2))
  }

  /// The largest of an icon's pictures; a side given as 0 is 256.
  static func ico(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let count = ByteOrder.littleEndian.number(try bytes(6, of: source), at: 4, count: 2)
    let entries = try source.bytes(at: 6, count: count * 16)
    var largest = StoredPicture(width: 0, height: 0)
    for start in stride(from: 0, to: entries.count - 15, by: 16) {
      let width = entries[start] == 0 ? 256 : Int(entries[start])
      let height = entries[start + 1] == 0 ? 256 : Int(entries[start + 1])
      if width * height > largest.width * largest.height {
        largest = StoredPicture(width: width, height: height)
      }
    }
    return largest
  }

  private static func bytes(
    _ count: Int, of source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> [UInt8] {
    guard let head = try source.exactly(count, at: 0) else {
      throw .damaged("the file ends inside its header")
    }
    return head
  }
}
