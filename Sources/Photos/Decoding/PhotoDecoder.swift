package import SceneGraph

/// Turns the bytes of a picture file into pixels.
///
/// Called on background threads, several at a time, so an implementation keeps no state of its own
/// or guards it. Laws:
///
/// - The bitmap is sRGB, premultiplied (see `Bitmap`), and **as stored**: not turned or mirrored,
///   whatever `header.orientation` says. A library that turns some formats by itself is undone.
/// - It shows the whole picture; its size may differ from the header's (a reduced decode), but is
///   never empty.
/// - An animation yields its first frame.
/// - `contents` were checked: they are not empty, `header` was read from these very bytes, and its
///   size, divided by its `leastDivisor`, is within ``DecodingLimit``. A decoder that cannot divide
///   refuses what has to be divided.
package protocol PhotoDecoder: Sendable {
  /// Decodes one picture.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - header: What the file says of itself; its format decides, not the path's extension.
  ///   - path: Where the bytes came from, for the error only: it is not opened again.
  /// - Returns: The picture as stored.
  /// - Throws: Why it cannot be decoded, in words for a person.
  func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap

  /// Decodes as much of a picture as is wanted, and tells what it found.
  ///
  /// A decoder that can do no less than all, and finds out nothing, need not have this.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - header: What the file says of itself.
  ///   - path: Where the bytes came from, for the error only.
  ///   - wish: How much is wanted.
  /// - Returns: The picture as stored, and what became of its profile.
  /// - Throws: Why it cannot be decoded, in words for a person.
  func picture(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath, wish: DecodingWish
  ) throws(PhotoError) -> DecodedPicture

  /// Whether such a picture is decoded by another process, for which the calling thread only waits: other
  /// pictures are read meanwhile.
  ///
  /// - Parameter header: What the file says of itself.
  /// - Returns: By default none is.
  func waitsForProcess(_ header: PhotoHeader) -> Bool
}

extension PhotoDecoder {
  package func waitsForProcess(_ header: PhotoHeader) -> Bool { false }

  package func picture(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath, wish: DecodingWish
  ) throws(PhotoError) -> DecodedPicture {
    DecodedPicture(bitmap: try decode(contents, header: header, path: path))
  }
}
