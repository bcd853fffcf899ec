import FoundationEssentials
import Photos
import SDLHost
import SceneGraph
import Testing

/// Ways to store a picture of which the difficult files have no example, or only one.
@Suite("Ways to store a picture") struct StoredKindsTests {
  private func upright(_ contents: [UInt8], reduces: Bool = true, least: Int? = nil) throws
    -> Bitmap
  {
    let path = PhotoPath("/a")
    let header = try PhotoHeader.read(contents: contents, of: path)
    let wish = DecodingWish(leastSize: least.map { PixelSize(width: $0, height: $0) })
    let picture = try SDLPhotoDecoder(reducesJPEG: reduces)
      .picture(contents, header: header, path: path, wish: wish)
    return header.orientation.upright(picture.bitmap)
  }

  /// Made by libjpeg 62 from inks, 255 being none of one: a quarter each of red, green, blue and yellow, the
  /// right half of yellow with half of black over it.
  @Test("A JPEG of YCCK has the right colours, whole and reduced", arguments: [nil, 8] as [Int?])
  func ycck(least: Int?) throws {
    let folder = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let file = FileManager.default.contents(atPath: folder + "/Fixtures/inks/ycck.jpg")
    let picture = try upright([UInt8](try #require(file)), least: least)
    let (width, height) = (picture.width, picture.height)
    #expect(width * 48 == height * 64)
    #expect(width == 64 || least != nil)
    let expected: [(x: Double, y: Double, red: Int, green: Int, blue: Int)] = [
      (0.25, 0.25, 220, 40, 40), (0.75, 0.25, 40, 170, 60), (0.25, 0.75, 50, 80, 220),
      (0.62, 0.75, 240, 200, 40), (0.88, 0.75, 120, 100, 20),
    ]
    for point in expected {
      let (x, y) = (Int(point.x * Double(width)), Int(point.y * Double(height)))
      let pixel = picture.pixels[y * width + x]
      let found = [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
      let isNear = zip(found, [point.red, point.green, point.blue]).allSatisfy {
        abs($0 - $1) <= 12
      }
      #expect(isNear, "\(found) at \(point)")
    }
  }

  /// A TIFF of 3 × 2 stored pixels, each of its own colour.
  private static func tiff(_ pixels: [[UInt8]], width: Int, height: Int, orientation: Int)
    -> [UInt8]
  {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 255) }
    }
    func entry(_ tag: Int, _ kind: Int, _ count: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(kind, 2) + number(count, 4) + number(value, 4)
    }
    let count = 10
    let bits = 8 + 2 + count * 12 + 4
    let data = bits + 6
    var file: [UInt8] = Array("II".utf8) + number(42, 2) + number(8, 4) + number(count, 2)
    file += entry(256, 3, 1, width) + entry(257, 3, 1, height) + entry(258, 3, 3, bits)
    file += entry(259, 3, 1, 1) + entry(262, 3, 1, 2) + entry(273, 4, 1, data)
    file += entry(274, 3, 1, orientation) + entry(277, 3, 1, 3) + entry(278, 3, 1, height)
    file += entry(279, 4, 1, pixels.count * 3) + number(0, 4)
    file += number(8, 2) + number(8, 2) + number(8, 2)
    return pixels.reduce(into: file) { $0 += $1 }
  }

  /// Where the pixel of a stored column and row is seen. Source: TIFF 6.0, Orientation.
  private static func place(
    _ orientation: Int, _ column: Int, _ row: Int, _ width: Int, _ height: Int
  ) -> (x: Int, y: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case 1: (column, row)
    case 2: (right - column, row)
    case 3: (right - column, bottom - row)
    case 4: (column, bottom - row)
    case 5: (row, column)
    case 6: (right - row, column)
    case 7: (right - row, bottom - column)
    default: (row, bottom - column)
    }
  }

  @Test("A TIFF stands upright in each of the eight orientations", arguments: 1...8)
  func orientations(orientation: Int) throws {
    let (storedWidth, storedHeight) = (3, 2)
    let turned = orientation >= 5
    let (width, height) = turned ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
    let stored: [[UInt8]] = (0..<6).map { (index: UInt8) -> [UInt8] in
      [index * 40, 255 - index * 40, index * 7]
    }
    let file = Self.tiff(
      stored, width: storedWidth, height: storedHeight, orientation: orientation)
    let picture = try upright(file)
    #expect([picture.width, picture.height] == [width, height])
    for row in 0..<storedHeight {
      for column in 0..<storedWidth {
        let seen = Self.place(orientation, column, row, width, height)
        let pixel = picture.pixels[seen.y * width + seen.x]
        let found = [16, 8, 0].map { UInt8(pixel >> UInt32($0) & 255) }
        #expect(found == stored[row * storedWidth + column], "\(column), \(row)")
      }
    }
  }
}
