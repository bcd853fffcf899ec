import Motion
import SceneGraph

extension PhotoJob {
  /// Reads what the job wants; takes as long as the disk and the decoder take.
  ///
  /// - Parameters:
  ///   - decoder: Turns bytes into pixels.
  ///   - memory: Waited for before a picture is read whole.
  /// - Returns: What was wanted, or why it cannot be had.
  func run(decoder: any PhotoDecoder, memory: borrowing DecodingMemory) -> FinishedPhoto.Outcome {
    do {
      switch work {
      case .header: return .header(try PhotoHeader.read(path))
      case .pixels(let work): return .pixels(try pixels(work, decoder: decoder, memory: memory))
      }
    } catch {
      return .failed(error)
    }
  }

  private func pixels(
    _ work: PixelWork, decoder: any PhotoDecoder, memory: borrowing DecodingMemory
  ) throws(PhotoError) -> PhotoPixels {
    if let known = work.inMemory {
      return PhotoJob.pixels(
        of: known.upright, .upright, header: known.header, facts: known.facts, work)
    }
    let announced = try PhotoHeader.read(path)
    let reserved = announced.storedWidth * announced.storedHeight * DecodingLimit.bytesPerPixel
    memory.reserve(reserved)
    defer { memory.release(reserved) }
    let contents: [UInt8]
    do {
      contents = try RegularFile(opening: path).contents()
    } catch {
      throw PhotoError(path: path, reason: error)
    }
    // Read again from the bytes that will be decoded: the file may have been replaced since.
    let header = try PhotoHeader.read(contents: contents, of: path)
    let picture = try decoder.picture(
      contents, header: header, path: path, wish: PhotoJob.wish(work, header))
    let stored = picture.bitmap
    guard stored.width > 0, stored.height > 0 else {
      throw PhotoError(path: path, reason: .damaged("it holds no pixels"))
    }
    let facts = PhotoFacts(
      damage: PhotoDamage(of: contents, header.format), profile: picture.profile)
    return PhotoJob.pixels(of: stored, header.orientation, header: header, facts: facts, work)
  }

  /// For a thumbnail alone, no more pixels than it averages.
  private static func wish(_ work: PixelWork, _ header: PhotoHeader) -> DecodingWish {
    guard !work.full, let cell = work.thumbnail,
      let grid = ThumbnailGrid(picture: header.uprightSize, cell: cell)
    else { return DecodingWish() }
    let size = grid.size
    return DecodingWish(
      leastSize: header.orientation.exchangesSides
        ? PixelSize(width: size.height, height: size.width) : size)
  }

  private static func pixels(
    of stored: Bitmap, _ orientation: Orientation, header: PhotoHeader, facts: PhotoFacts,
    _ work: PixelWork
  ) -> PhotoPixels {
    let grid = work.thumbnail.flatMap { ThumbnailGrid(picture: header.uprightSize, cell: $0) }
    let thumbnail = grid?.levels(of: stored, orientation: orientation)
    let isOwnThumbnail = work.thumbnail != nil && grid == nil
    let full =
      work.full || isOwnThumbnail
      ? MipChain.levels(of: orientation.upright(reduced(stored, toFit: work.mostBytes))) : nil
    let smallest = full?.bitmaps.last ?? thumbnail?.bitmaps.last
    var made: (cell: PixelSize, levels: ImageLevels)?
    if let cell = work.thumbnail, let thumbnail { made = (cell, thumbnail) }
    return PhotoPixels(
      header: header, facts: facts, averageColor: smallest?.averageColor, thumbnail: made,
      full: full)
  }

  /// The picture halved until it and its halves fit.
  private static func reduced(_ bitmap: Bitmap, toFit mostBytes: Int) -> Bitmap {
    var reduced = bitmap
    while reduced.byteCount / 3 * 4 > mostBytes, max(reduced.width, reduced.height) > 1 {
      reduced = MipChain.halved(reduced)
    }
    return reduced
  }
}
