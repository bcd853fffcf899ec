import Photos
import Testing

/// AVIF files of boxes alone: nothing of a header needs pixels.
@Suite("How AVIF pictures are turned") struct AVIFOrientationTests {
  private static func box(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let count = contents.count + 8
    return [0, 0, UInt8(count >> 8), UInt8(count & 0xff)] + Array(kind.utf8) + contents
  }

  /// A picture of 30 × 20 pixels whose properties are its size, a turn and a mirror; another item has a
  /// half turn.
  private static func file(turns: UInt8?, axis: UInt8?, wide: Bool = false) -> [UInt8] {
    var properties = box("ispe", [0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 20]) + box("irot", [2])
    var used: [UInt8] = [0x81]
    if let turns {
      properties += box("irot", [turns])
      used.append(0x83)
    }
    if let axis {
      properties += box("imir", [axis])
      used.append(turns == nil ? 0x83 : 0x84)
    }
    let list = wide ? used.flatMap { [$0 & 0x80, $0 & 0x7f] } : used
    let associations =
      [0, 0, 0, wide ? 1 : 0, 0, 0, 0, 2, 0, 9, 1] + (wide ? [0x80, 2] : [0x82])
      + [0, 7, UInt8(used.count)] + list
    let meta =
      [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 7])
      + box("iprp", box("ipco", properties) + box("ipma", associations))
    return box("ftyp", Array("avif".utf8) + [0, 0, 0, 0]) + box("meta", meta)
  }

  private func orientation(_ file: [UInt8]) throws -> Int {
    try PhotoHeader.read(contents: file, of: PhotoPath("a.avif")).orientation.rawValue
  }

  @Test(
    "A turn to the left and a mirror come to one of EXIF's eight",
    arguments: [
      (nil, nil, 1), (0, nil, 1), (1, nil, 8), (2, nil, 3), (3, nil, 6), (nil, 0, 4), (nil, 1, 2),
      (1, 0, 5), (1, 1, 7), (2, 0, 2), (2, 1, 4), (3, 0, 7), (3, 1, 5),
    ] as [(UInt8?, UInt8?, Int)], [false, true])
  func turns(given: (turns: UInt8?, axis: UInt8?, orientation: Int), wide: Bool) throws {
    let file = Self.file(turns: given.turns, axis: given.axis, wide: wide)
    #expect(try orientation(file) == given.orientation)
  }

  @Test("Wherever a file is cut, or whatever is changed, nothing is read past its end")
  func damaged() {
    let whole = Self.file(turns: 1, axis: 0)
    var files = whole.indices.map { Array(whole.prefix($0)) }
    for place in whole.indices {
      for value in [UInt8(0), 1, 9, 0x7f, 0xff] {
        var changed = whole
        changed[place] = value
        files.append(changed)
      }
    }
    for file in files {
      do throws(PhotoError) {
        let header = try PhotoHeader.read(contents: file, of: PhotoPath("a.avif"))
        #expect(header.storedWidth > 0)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
