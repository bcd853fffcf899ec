// What a file covers is the host's own concern.
@testable import SDLHost
import TestSupport
import Testing

@Suite("Which characters a font file has") struct FontCoverageTests {
  private func coverage(_ bytes: [UInt8]) -> FontCoverage {
    FontCoverage { offset, count in
      guard offset >= 0, offset < bytes.count, count > 0 else { return [] }
      return Array(bytes[offset..<min(bytes.count, offset + count)])
    }
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xff), UInt8($0 & 0xff)] }
  }

  /// A font of one table that maps characters.
  private static func font(_ map: [UInt8], tag: String = "cmap", second: String? = nil) -> [UInt8] {
    let tables = second == nil ? 1 : 2
    var file = words([0, 1, tables, 0, 0, 0])
    if let second { file += Array(second.utf8) + words([0, 0, 0, 0, 0, 0]) }
    file += Array(tag.utf8) + words([0, 0, 0, 12 + 16 * tables, 0, map.count])
    return file + map
  }

  /// Format 12: 65 to 67 and 0x1f600.
  private static let groups =
    words([0, 1, 3, 10, 0, 12]) + words([12, 0, 0, 40, 0, 0, 0, 2])
    + words([0, 65, 0, 67, 0, 1, 1, 0xf600, 1, 0xf600, 0, 9])

  /// Format 4: 65 to 67 by a difference, of which 66 has no glyph; 100 and 101 by a list, of which the
  /// second has none.
  private static let segments =
    words([0, 1, 3, 1, 0, 12]) + words([4, 52, 0, 8, 0, 0, 0])
    + words([65, 67, 101, 0xffff, 0]) + words([65, 67, 100, 0xffff])
    + words([1, 1, 0, 1]) + words([0, 0, 4, 0]) + words([7, 0])

  @Test("Ranges of any characters")
  func groups() {
    let found = coverage(Self.font(Self.groups))
    #expect(found.ranges == [65...67, 0x1f600...0x1f600])
    #expect(found.contains("A") && found.contains("\u{1f600}"))
    #expect(!found.contains("D") && !found.contains("\u{1f601}") && !found.contains("@"))
    #expect(!found.isColored)
  }

  @Test("Ranges of the first plane, with glyphs listed one by one")
  func segments() {
    let found = coverage(Self.font(Self.segments))
    #expect(found.ranges == [65...65, 67...67, 100...100])
  }

  @Test("A font that begins with a glyph for nothing has all that follows as well")
  func zero() {
    let map =
      Self.words([0, 1, 3, 1, 0, 12]) + Self.words([4, 40, 0, 6, 0, 0, 0])
      + Self.words([0, 65, 0xffff, 0]) + Self.words([0, 65, 0xffff])
      + Self.words([1, 1, 1, 0, 0, 0])
    #expect(coverage(Self.font(map)).ranges == [0...0, 65...65])
  }

  @Test("Pictures of many colours are told", arguments: ["CBDT", "sbix", "COLR", "SVG "])
  func colors(tag: String) {
    #expect(coverage(Self.font(Self.groups, second: tag)).isColored)
  }

  @Test("Whatever is cut off or changed, nothing is read past the end")
  func damaged() {
    for font in [Self.font(Self.groups), Self.font(Self.segments)] {
      for length in font.indices {
        let found = coverage(Array(font.prefix(length)))
        #expect(found.ranges.allSatisfy { $0.upperBound <= 0x10ffff })
      }
      for place in font.indices {
        for value in [UInt8(0), 1, 0x7f, 0xff] {
          var changed = font
          changed[place] = value
          let found = coverage(changed)
          let isOrdered = zip(found.ranges, found.ranges.dropFirst())
            .allSatisfy { $0.upperBound < $1.lowerBound }
          #expect(isOrdered)
        }
      }
    }
  }
}
