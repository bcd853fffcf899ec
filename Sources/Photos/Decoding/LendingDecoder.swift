import SceneGraph

/// Lends its thread's turn to another one while it waits for another process.
struct LendingDecoder: PhotoDecoder {
  let decoder: any PhotoDecoder

  /// Called before it waits, with `true`, and after, with `false`.
  let isLending: @Sendable (Bool) -> Void

  func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap {
    try picture(contents, header: header, path: path, wish: DecodingWish()).bitmap
  }

  func picture(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath, wish: DecodingWish
  ) throws(PhotoError) -> DecodedPicture {
    let waits = waitsForProcess(header)
    if waits { isLending(true) }
    defer { if waits { isLending(false) } }
    return try decoder.picture(contents, header: header, path: path, wish: wish)
  }

  func waitsForProcess(_ header: PhotoHeader) -> Bool { decoder.waitsForProcess(header) }
}
