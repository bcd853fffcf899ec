import FoundationEssentials
import Motion
import Rasterizer
import SceneGraph
import Testing

/// A small picture, byte for byte, as text: six hexadecimal digits a pixel.
///
/// `KVHERO_RECORD=1` writes it anew, never in continuous integration; a change to one is a change of
/// the product and is named in the commit.
@MainActor struct PixelGolden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens")

  let name: String

  /// Compares a view, drawn over a colour at a scale of 1, with the golden.
  func expect(_ view: View, over color: Color) throws {
    let bitmap = DisplayRasterizer().bitmap(
      of: view.displayList(), size: view.bounds.size, scale: 1, background: color,
      images: NoImages(), at: .zero)
    try expect(bitmap)
  }

  /// Compares a picture with the golden.
  func expect(_ bitmap: Bitmap) throws {
    let rows = (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x -> String in
        let digits = String(bitmap.pixels[y * bitmap.width + x] & 0xff_ffff, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
      }.joined(separator: " ") + "\n"
    }
    let file = PixelGolden.folder.appending(path: name + ".txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["KVHERO_RECORD"] == "1" {
      #expect(environment["CI"] == nil, "goldens are not recorded in continuous integration")
      try Data(rows.joined().utf8).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = golden.split(separator: "\n").map { $0 + "\n" }
    let different = zip(lines, rows).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    #expect(golden == rows.joined(), "\(name) differs first in row \(different ?? -1)")
  }
}

/// For views without text and pictures.
private struct NoImages: ImageResolver {
  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent { .placeholder(.clear) }
}
