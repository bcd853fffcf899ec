import FoundationEssentials
import Photos
import SceneGraph
import SDLHost
import TestSupport

extension TemporaryFolder {
  /// The whole of a file.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// The names of everything in a folder of it, in order.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Pictures of one colour, 60 points wide and 40 high.
  func writePictures(_ colors: [UInt32]) throws {
    for (index, color) in colors.enumerated() {
      let pixel = [UInt8(color >> 16 & 0xff), UInt8(color >> 8 & 0xff), UInt8(color & 0xff)]
      try write("\(index).ppm", Array("P6 60 40 255\n".utf8) + (0..<2400).flatMap { _ in pixel })
    }
  }

  /// The pixels of a picture that was written.
  func picture(_ name: String) throws -> Bitmap {
    let path = PhotoPath(path(name))
    let bytes = try path.contents()
    let header = try PhotoHeader.read(contents: bytes, of: path)
    return try SDLPhotoDecoder().decode(bytes, header: header, path: path)
  }
}
