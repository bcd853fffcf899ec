package import Motion

/// What a picture file says of itself before any pixel is decoded.
package struct PhotoHeader: Hashable, Sendable {
  package let format: PhotoFormat

  /// Pixels across as stored; positive.
  package let storedWidth: Int

  /// Pixels down as stored; positive.
  package let storedHeight: Int

  /// How the stored pixels have to be turned; ``Orientation/upright`` where nothing valid is said.
  package let orientation: Orientation

  /// When the photograph was taken; `nil` where the file does not say.
  package let taken: ExposureDate?

  /// - Precondition: Both sides are positive.
  package init(
    format: PhotoFormat, storedWidth: Int, storedHeight: Int, orientation: Orientation = .upright,
    taken: ExposureDate? = nil
  ) {
    precondition(
      storedWidth > 0 && storedHeight > 0, "a picture has pixels: \(storedWidth) × \(storedHeight)")
    self.format = format
    self.storedWidth = storedWidth
    self.storedHeight = storedHeight
    self.orientation = orientation
    self.taken = taken
  }

  /// By what the stored sides have to be divided, and rounded up, for the picture to be decoded: 1, but
  /// 2, 4 or 8 for a JPEG that is beyond ``DecodingLimit`` as a whole.
  package var leastDivisor: Int {
    DecodingLimit.divisor(width: storedWidth, height: storedHeight) ?? 8
  }

  /// The memory that decoding it takes, in bytes.
  var decodingBytes: Int {
    let divisor = leastDivisor
    return ((storedWidth + divisor - 1) / divisor) * ((storedHeight + divisor - 1) / divisor)
      * DecodingLimit.bytesPerPixel
  }

  /// The size of the upright picture, in its own pixels.
  package var uprightSize: Size {
    orientation.exchangesSides
      ? Size(width: Double(storedHeight), height: Double(storedWidth))
      : Size(width: Double(storedWidth), height: Double(storedHeight))
  }
}

extension PhotoHeader {
  /// Reads the few bytes of a file that tell its format, size and orientation.
  ///
  /// The format goes by the bytes, not by the name. Never blocks on a pipe and never allocates
  /// more than a segment of the file (64 KiB).
  ///
  /// - Parameter path: The file; links are followed.
  /// - Returns: The header of a picture that may be decoded.
  /// - Throws: Why the file cannot be read, is no known picture, or may not be decoded because
  ///   of its size (``DecodingLimit``).
  package static func read(_ path: PhotoPath) throws(PhotoError) -> PhotoHeader {
    do {
      return try read(RegularFile(opening: path), fileExtension: path.fileExtension)
    } catch {
      throw PhotoError(path: path, reason: error)
    }
  }

  /// Reads the header of a file whose bytes are in memory.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - path: Where it came from; its extension decides only where the bytes do not.
  /// - Returns: The header of a picture that may be decoded.
  /// - Throws: Why it is no known picture, or may not be decoded because of its size.
  package static func read(
    contents: [UInt8], of path: PhotoPath
  ) throws(PhotoError) -> PhotoHeader {
    do {
      return try read(MemoryBytes(contents), fileExtension: path.fileExtension)
    } catch {
      throw PhotoError(path: path, reason: error)
    }
  }

  private static func read(
    _ source: borrowing some ByteSource & ~Copyable, fileExtension: String
  ) throws(PhotoError.Reason) -> PhotoHeader {
    guard source.count > 0 else { throw .empty }
    let format = try format(of: source, fileExtension: fileExtension)
    let stored = try StoredPicture.read(source, format: format)
    guard stored.width > 0, stored.height > 0 else {
      throw .damaged("its size is given as \(stored.width) × \(stored.height) pixels")
    }
    let isWithinLimit =
      DecodingLimit.allows(width: stored.width, height: stored.height)
      || stored.isReducible
        && DecodingLimit.allowsReduced(
          width: stored.width, height: stored.height, fileBytes: source.count)
    guard isWithinLimit else {
      throw .tooLarge(width: stored.width, height: stored.height)
    }
    return PhotoHeader(
      format: format, storedWidth: stored.width, storedHeight: stored.height,
      orientation: stored.orientation, taken: stored.taken)
  }

  private static func format(
    of source: borrowing some ByteSource & ~Copyable, fileExtension: String
  ) throws(PhotoError.Reason) -> PhotoFormat {
    let firstBytes = try source.bytes(at: 0, count: PhotoFormat.signatureLength)
    if let format = PhotoFormat(firstBytes: firstBytes) { return format }
    if fileExtension == "tga" { return .tga }
    throw .notAPicture
  }
}
