import Gallery
import Photos
import SceneGraph

/// The program's own fonts without their pixels: text has the widths it has on screen.
struct RealTypography {
  let fonts: Typography
  let store: PhotoStore

  init() throws {
    store = PhotoStore(queue: DecodeQueue(decoder: WhiteDecoder()) {})
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    fonts = try Typography.load(
      from: PhotoPath(root + "/Assets/Fonts"), decoder: WhiteDecoder(), into: store)
  }
}
