import Motion
import SceneGraph

extension PhotoJob {
  /// Reads what the job wants; takes as long as the disk and the decoder take.
  ///
  /// - Parameters:
  ///   - decoder: Turns bytes into pixels.
  ///   - memory: Waited for before a picture is read whole.
  ///   - thumbnails: Where thumbnails are kept, if they are.
  /// - Returns: What was wanted, or why it cannot be had; and what is to be done when that has been
  ///   handed on.
  func run(
    decoder: any PhotoDecoder, memory: borrowing DecodingMemory, thumbnails: ThumbnailCache? = nil
  ) -> (outcome: FinishedPhoto.Outcome, afterwards: (@Sendable () -> Void)?) {
    do {
      switch work {
      case .header: return (.header(try PhotoHeader.read(path)), nil)
      case .pixels(let work):
        guard let thumbnails, let copy = try ThumbnailCopy(of: self, work, in: thumbnails) else {
          return (.pixels(try pixels(work, decoder: decoder, memory: memory)), nil)
        }
        if !work.full, let pixels = copy.pixels(decoder: decoder) { return (.pixels(pixels), nil) }
        let keeping = KeepingDecoder(decoder, for: copy)
        let outcome = FinishedPhoto.Outcome.pixels(
          try pixels(work, decoder: keeping, memory: memory, announced: copy.header))
        // A whole picture is too large to be held until there is time.
        if work.full { return (outcome, nil) }
        let path = path
        return (
          outcome,
          { @Sendable () -> Void in
            if let picture = keeping.picture { copy.write(picture, outcome, of: path) }
          }
        )
      }
    } catch {
      return (.failed(error), nil)
    }
  }

  private func pixels(
    _ work: PixelWork, decoder: any PhotoDecoder, memory: borrowing DecodingMemory,
    announced: PhotoHeader? = nil
  ) throws(PhotoError) -> PhotoPixels {
    if let known = work.inMemory {
      return PhotoJob.pixels(
        of: DecodedPicture(bitmap: known.upright, animation: known.animation), .upright,
        header: known.header, facts: known.facts, work)
    }
    var reserved = 0
    if let announced {
      reserved = announced.decodingBytes
    } else {
      reserved = try PhotoHeader.read(path).decodingBytes
    }
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
    let needed = DecodedAnimation.bytes(of: contents, header)
    if needed > reserved {
      memory.release(reserved)
      memory.reserve(needed)
      reserved = needed
    }
    let picture = try decoder.picture(
      contents, header: header, path: path, wish: PhotoJob.wish(work, header))
    guard picture.bitmap.width > 0, picture.bitmap.height > 0 else {
      throw PhotoError(path: path, reason: .damaged("it holds no pixels"))
    }
    let facts = PhotoFacts(
      damage: PhotoDamage(of: contents, header.format, markers: picture.markers),
      profile: picture.profile)
    return PhotoJob.pixels(of: picture, header.orientation, header: header, facts: facts, work)
  }

  /// For a thumbnail alone, no more pixels than it averages.
  private static func wish(_ work: PixelWork, _ header: PhotoHeader) -> DecodingWish {
    guard !work.full, let cell = work.thumbnail,
      let grid = ThumbnailGrid(picture: header.uprightSize, cell: cell)
    else { return DecodingWish(mostBytes: work.mostBytes) }
    let size = grid.size
    return DecodingWish(
      leastSize: header.orientation.exchangesSides
        ? PixelSize(width: size.height, height: size.width) : size)
  }

  private static func pixels(
    of picture: DecodedPicture, _ orientation: Orientation, header: PhotoHeader,
    facts: PhotoFacts, _ work: PixelWork
  ) -> PhotoPixels {
    let grid = work.thumbnail.flatMap { ThumbnailGrid(picture: header.uprightSize, cell: $0) }
    let isOwnThumbnail = work.thumbnail != nil && grid == nil
    let frameCount = picture.animation?.frames.count ?? 1
    let halvings = grid.map { thumbnailHalvings($0, frameCount) } ?? 0
    func thumbnail(_ stored: Bitmap) -> ImageLevels? {
      grid.map { grid in
        let levels = grid.levels(of: stored, orientation: orientation)
        return ImageLevels(
          bitmaps: Array(levels.bitmaps.dropFirst(min(halvings, levels.bitmaps.count - 1))),
          coverage: levels.coverage)
      }
    }
    func full(_ stored: Bitmap) -> ImageLevels? {
      guard work.full || isOwnThumbnail else { return nil }
      let fitting = reduced(stored, toFit: work.mostBytes / frameCount)
      return MipChain.levels(of: orientation.upright(fitting))
    }
    let animation = picture.animation.map { animation in
      PhotoAnimation(
        timing: animation.timing, thumbnails: animation.frames.compactMap(thumbnail),
        full: animation.frames.compactMap(full))
    }
    let small = animation?.thumbnails.first ?? thumbnail(picture.bitmap)
    let large = animation?.full.first ?? full(picture.bitmap)
    var made: (cell: PixelSize, levels: ImageLevels)?
    if let cell = work.thumbnail, let small { made = (cell, small) }
    return PhotoPixels(
      header: header, facts: facts,
      averageColor: (large?.bitmaps.last ?? small?.bitmaps.last)?.averageColor, thumbnail: made,
      full: large, animation: animation)
  }

  /// How often the thumbnails of an animation are halved so that all of them take no more than the
  /// largest thumbnail of a still picture may.
  private static func thumbnailHalvings(_ grid: ThumbnailGrid, _ frameCount: Int) -> Int {
    guard frameCount > 1 else { return 0 }
    var halvings = 0
    while grid.size.width * grid.size.height * 4 * frameCount >> (2 * halvings)
      > ThumbnailGrid.mostBytes
    { halvings += 1 }
    return halvings
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
