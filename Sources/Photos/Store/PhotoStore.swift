package import Motion
package import SceneGraph

/// Every picture by its number: what is known of it, and the pixels in memory.
///
/// Belongs to one thread, the main one. Pictures are read by a ``DecodeQueue``; its results enter
/// through ``accept(_:)`` and nowhere else.
package final class PhotoStore {
  let queue: DecodeQueue
  var cache: PhotoCache
  private var lastTime: FrameTime?

  /// Whether animated pictures show their first frame only.
  package var reducesMotion = false

  /// When an animated picture that the last frame drew shows its next frame; `nil` where none does.
  package private(set) var nextChange: FrameTime?

  /// - Parameters:
  ///   - queue: Reads the pictures.
  ///   - byteBudget: How many bytes of pixels to hold, fixed bitmaps apart.
  ///   - placeholder: Stands for a picture of which nothing is known.
  /// - Precondition: `byteBudget` is positive.
  package init(
    queue: DecodeQueue, byteBudget: Int = 512 << 20, placeholder: Color = Color(white: 0.82)
  ) {
    precondition(byteBudget > 0, "a budget of \(byteBudget) bytes")
    self.queue = queue
    cache = PhotoCache(byteBudget: byteBudget, placeholder: placeholder)
  }

  /// Gives a picture file a number; nothing is read yet.
  package func add(_ path: PhotoPath) -> Image.ID {
    Image.ID(rawValue: cache.records.append(contentsOf: CollectionOfOne(.file(path))).lowerBound)
  }

  /// Gives picture files numbers that follow each other, in their order; nothing is read yet.
  package func add(_ paths: [PhotoPath]) -> Range<Int> {
    cache.records.append(contentsOf: paths.lazy.map { .file($0) })
  }

  /// Gives pixels that are held for good a number: a glyph atlas, say.
  package func add(_ levels: ImageLevels) -> Image.ID {
    Image.ID(rawValue: cache.records.append(levels))
  }

  /// Forgets a picture and its pixels; drawn again, it is a flat colour. Its number is not given
  /// to another.
  package func remove(_ id: Image.ID) {
    cancelAll(id)
    cache.drop(.thumbnail, of: id.rawValue)
    cache.drop(.full, of: id.rawValue)
    cache.records.remove(id.rawValue)
  }

  /// Gives a file that was written anew another number, so that what was read of it before cannot be
  /// taken for what it holds now; it is drawn as it was until it has been read.
  ///
  /// - Parameter id: Of a file; its number is not given to another.
  /// - Returns: The next number.
  package func renew(_ id: Image.ID) -> Image.ID {
    let old = id.rawValue
    let new = cache.records.append(contentsOf: CollectionOfOne(cache.records.source(of: old)))
      .lowerBound
    cache.records[new].placeholder = cache.records[old].placeholder
    if case .known = cache.records[old].state {
      cache.records[new].state = cache.records[old].state
      cache.pass(from: old, to: new)
      cache.records[new].isStale = true
    }
    remove(id)
    return Image.ID(rawValue: new)
  }

  /// How many numbers were given out, from 0 on; those of removed pictures count.
  package var count: Int { cache.records.count }

  package func state(of id: Image.ID) -> PhotoState { cache.records[id.rawValue].state }

  /// What was found out about a picture when it was decoded; `nil` before that.
  package func facts(of id: Image.ID) -> PhotoFacts? { cache.records[id.rawValue].facts }

  /// The file behind a number; `nil` for fixed bitmaps and removed pictures.
  package func path(of id: Image.ID) -> PhotoPath? {
    guard case .file(let path) = cache.records.source(of: id.rawValue) else { return nil }
    return path
  }

  /// The picture as the display list names it; one by one while its size is not known.
  package func image(_ id: Image.ID) -> Image {
    if let bitmap = cache.records.fixedLevels(of: id.rawValue)?.bitmaps[0] {
      return Image(
        id: id, size: Size(width: Double(bitmap.width), height: Double(bitmap.height)))
    }
    guard case .known(let header) = state(of: id) else {
      return Image(id: id, size: Size(width: 1, height: 1))
    }
    return Image(id: id, size: header.uprightSize)
  }

  /// Whether the picture itself is in memory, not only a thumbnail.
  package func holdsFull(_ id: Image.ID) -> Bool { cache.records[id.rawValue].full != nil }

  /// The bytes of all pixels held, fixed bitmaps apart.
  package var bytesHeld: Int { cache.bytesHeld }

  /// How many thumbnails and whole pictures are held, fixed bitmaps apart.
  package var entryCount: Int { cache.count }
}

extension PhotoStore: ImageResolver {
  /// The thumbnail where it has a pixel for each that is drawn, else the picture itself, else the
  /// thumbnail as it is, else a flat colour: the picture's average where it was seen once. Of an animated
  /// picture, the frame that belongs to `time`, in all places the same.
  ///
  /// Notes that the frame at `time` drew it. Allocates nothing and takes no lock.
  package func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent {
    let index = image.id.rawValue
    guard index >= 0, index < count else { return .placeholder(cache.records.placeholder) }
    if let levels = cache.records.fixedLevels(of: index) { return .levels(levels) }
    if time != lastTime {
      lastTime = time
      nextChange = nil
      cache.frame += 1
    }
    if let kind = cache.records[index].best(for: crop, pixelSize: pixelSize),
      let drawn = cache.records.draw(
        kind, of: index, in: cache.frame, at: reducesMotion ? nil : time)
    {
      if let left = drawn.left { nextChange = min(nextChange ?? time + left, time + left) }
      return .levels(drawn.levels)
    }
    return .placeholder(cache.records[index].placeholder)
  }
}
