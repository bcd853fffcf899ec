/// Finds the colour profile that a picture file carries.
package enum EmbeddedProfile {
  /// More than any profile for screens has, and than we read.
  package static let mostBytes = 1 << 22

  /// The bytes of the profile in a file.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - format: What it is.
  ///   - inflate: Takes the zlib wrapping off, and gives up beyond so many bytes.
  /// - Returns: `nil` where there is none, or it cannot be put together.
  package static func bytes(
    in contents: [UInt8], _ format: PhotoFormat,
    inflate: (_ packed: ArraySlice<UInt8>, _ most: Int) -> [UInt8]?
  ) -> [UInt8]? {
    switch format {
    case .jpeg: jpeg(contents)
    case .png: png(contents).flatMap { inflate($0, mostBytes) }
    case .webp: webp(contents)
    case .tiff: tiff(contents)
    default: nil
    }
  }

  /// The pieces of a JPEG file's APP2 segments, in the order that they number themselves.
  ///
  /// Source: ICC.1:2022, B.4.
  private static func jpeg(_ contents: [UInt8]) -> [UInt8]? {
    let mark = Array("ICC_PROFILE\0".utf8)
    var pieces: [Int: ArraySlice<UInt8>] = [:]
    var total = 0
    var offset = 2
    while offset + 4 <= contents.count, contents[offset] == 0xff {
      let marker = contents[offset + 1]
      if marker == 0xff {  // a fill byte
        offset += 1
        continue
      }
      if marker == 0x01 || (0xd0...0xd7).contains(marker) {
        offset += 2
        continue
      }
      if marker == 0xda || marker == 0xd9 { break }
      let length = ByteOrder.bigEndian.number(contents, at: offset + 2, count: 2)
      let end = offset + 2 + length
      guard length >= 2, end <= contents.count else { break }
      let data = contents[offset + 4..<end]
      if marker == 0xe2, data.count > mark.count + 2, data.starts(with: mark) {
        let number = Int(data[data.startIndex + mark.count])
        total = Int(data[data.startIndex + mark.count + 1])
        pieces[number] = data.dropFirst(mark.count + 2)
      }
      offset = end
    }
    guard total > 0 else { return nil }
    var profile: [UInt8] = []
    for number in 1...total {
      guard let piece = pieces[number] else { return nil }
      profile += piece
    }
    return profile
  }

  /// The packed profile of a PNG file, which has to come before its pixels; none where the file says
  /// that it is sRGB.
  ///
  /// Source: PNG specification, third edition, 11.3.2.3 (iCCP).
  private static func png(_ contents: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 8
    var found: ArraySlice<UInt8>?
    while offset + 12 <= contents.count {
      let length = ByteOrder.bigEndian.number(contents, at: offset, count: 4)
      let type = contents[offset + 4..<offset + 8]
      guard offset + 12 + length <= contents.count, !type.elementsEqual("IDAT".utf8) else { break }
      if type.elementsEqual("sRGB".utf8) { return nil }
      if type.elementsEqual("iCCP".utf8), found == nil {
        let data = contents[offset + 8..<offset + 8 + length]
        // A name of at most 79 bytes, a zero, the method of packing, which is 0.
        if let end = data.prefix(80).firstIndex(of: 0), end + 2 < data.endIndex, data[end + 1] == 0
        {
          found = data[(end + 2)...]
        }
      }
      offset += 12 + length
    }
    return found
  }

  /// The profile of an extended WebP file, in its second chunk. Source: RFC 9649, 2.7.1.4.
  private static func webp(_ contents: [UInt8]) -> [UInt8]? {
    guard contents.count >= 38, contents[12..<16].elementsEqual("VP8X".utf8),
      contents[30..<34].elementsEqual("ICCP".utf8)
    else { return nil }
    let length = ByteOrder.littleEndian.number(contents, at: 34, count: 4)
    guard 38 + length <= contents.count else { return nil }
    return Array(contents[38..<38 + length])
  }

  /// The profile of a TIFF file's first picture. Source: ICC.1:2022, B.2 (tag 34675).
  private static func tiff(_ contents: [UInt8]) -> [UInt8]? {
    guard contents.count >= 8 else { return nil }
    let order: ByteOrder = contents[0] == 0x49 ? .littleEndian : .bigEndian
    let directory = order.number(contents, at: 4, count: 4)
    guard directory + 2 <= contents.count else { return nil }
    let count = order.number(contents, at: directory, count: 2)
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard start + 12 <= contents.count else { return nil }
      guard order.number(contents, at: start, count: 2) == 34_675 else { continue }
      let length = order.number(contents, at: start + 4, count: 4)
      let offset = order.number(contents, at: start + 8, count: 4)
      guard length > 4, offset + length <= contents.count else { return nil }
      return Array(contents[offset..<offset + length])
    }
    return nil
  }
}
