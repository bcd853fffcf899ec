import Photos
import SceneGraph
import Testing

@Suite("Orientation")
struct OrientationTests {
  /// Where the stored row 0 and column 0 are seen, as EXIF 2.3 words it: a 3 × 2 picture whose
  /// stored pixels are numbered 0 to 5.
  @Test(
    "Stored pixels come to stand where EXIF says",
    arguments: [
      (1, 3, [0, 1, 2, 3, 4, 5]),  // row 0 top, column 0 left
      (2, 3, [2, 1, 0, 5, 4, 3]),  // top, right
      (3, 3, [5, 4, 3, 2, 1, 0]),  // bottom, right
      (4, 3, [3, 4, 5, 0, 1, 2]),  // bottom, left
      (5, 2, [0, 3, 1, 4, 2, 5]),  // left, top
      (6, 2, [3, 0, 4, 1, 5, 2]),  // right, top
      (7, 2, [5, 2, 4, 1, 3, 0]),  // right, bottom
      (8, 2, [2, 5, 1, 4, 0, 3]),  // left, bottom
    ])
  func upright(number: Int, width: Int, pixels: [UInt32]) throws {
    let stored = Bitmap(width: 3, height: 2, pixels: [0, 1, 2, 3, 4, 5], isOpaque: false)
    let upright = try #require(Orientation(rawValue: number)).upright(stored)
    #expect(upright.width == width)
    #expect(upright.pixels == pixels)
  }

  @Test("Pictures larger than a tile are turned whole", arguments: Orientation.allCases)
  func tiles(orientation: Orientation) {
    let stored = Bitmap(width: 71, height: 45, pixels: (0..<3195).map(UInt32.init), isOpaque: false)
    let upright = orientation.upright(stored)
    #expect(upright.width == (orientation.exchangesSides ? 45 : 71))
    #expect(Set(upright.pixels).count == 3195)
    // What undoes a turn is the opposite turn; everything else undoes itself.
    let undo: Orientation =
      switch orientation {
      case .turnedLeft: .turnedRight
      case .turnedRight: .turnedLeft
      default: orientation
      }
    #expect(undo.upright(upright) == stored)
  }
}
