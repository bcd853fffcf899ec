package import SceneGraph

extension PhotoStore {
  /// What may be wanted of a picture.
  package enum Want: Hashable, Sendable {
    /// Its size, and whether it can be read at all.
    case header
    /// A thumbnail for a cell of this many device pixels.
    case thumbnail(PixelSize)
    /// The picture itself with its halves.
    case full
  }

  /// Orders something of a picture in the background; asking again for what is there or under way
  /// costs next to nothing, so it may be called at every layout.
  ///
  /// A header that is wanted ``PhotoPriority/later`` is read then also where it was wanted sooner and that
  /// was taken back. A thumbnail and the whole picture that are ordered before work begins come of one decode.
  /// A picture too small for the cell yields itself. Nothing is ordered of a picture that failed.
  package func request(_ id: Image.ID, _ want: Want, priority: PhotoPriority) {
    let record = cache.records[id.rawValue]
    guard case .file(let path) = cache.records.source(of: id.rawValue) else { return }
    if case .failed = record.state { return }
    if record.isDeclined {
      guard priority >= .visible else { return }
      cache.records[id.rawValue].isDeclined = false
    }
    if record.state == .unknown {
      if want == .header, priority == .later { cache.records[id.rawValue].isHeaderWanted = true }
      if record.headerOrder.map({ $0 < priority }) ?? true { orderHeader(id, path, priority) }
    }
    guard var order = missing(want, of: record) else { return }
    if let under = record.order {
      let isUnderWay =
        under.thumbnail == (order.thumbnail ?? under.thumbnail) && (under.full || !order.full)
        && under.priority >= priority
      if isUnderWay { return }
      order.thumbnail = order.thumbnail ?? under.thumbnail
      order.full = order.full || under.full
      order.priority = max(priority, under.priority)
    } else {
      order.priority = priority
    }
    cache.records[id.rawValue].order = order
    var work = PhotoJob.PixelWork(
      thumbnail: order.thumbnail, full: order.full, mostBytes: cache.byteBudget / 2)
    if !order.full, !record.isStale, let full = record.full,
      case .known(let header) = record.state
    {
      work.inMemory = PhotoJob.InMemory(
        header: header, facts: record.facts ?? PhotoFacts(), upright: full.levels.bitmaps[0],
        animation: record.timing.flatMap { timing in
          full.frames.count == timing.frameCount
            ? DecodedAnimation(frames: full.frames.map { $0.bitmaps[0] }, timing: timing) : nil
        })
    }
    queue.add(PhotoJob(id: id, path: path, work: .pixels(work)), priority: priority)
  }

  private func orderHeader(_ id: Image.ID, _ path: PhotoPath, _ priority: PhotoPriority) {
    cache.records[id.rawValue].headerOrder = priority
    queue.add(PhotoJob(id: id, path: path, work: .header), priority: priority)
  }

  /// What of a want is not in memory.
  private func missing(_ want: Want, of record: PhotoRecord) -> PhotoRecord.Order? {
    switch want {
    case .header: return nil
    case .full:
      return record.full == nil || record.isStale ? PhotoRecord.Order(full: true) : nil
    case .thumbnail(let cell):
      if record.isStale { return PhotoRecord.Order(thumbnail: cell) }
      if record.thumbnailCell == cell { return nil }
      if record.full != nil, case .known(let header) = record.state,
        ThumbnailGrid(picture: header.uprightSize, cell: cell) == nil
      {
        return nil
      }
      return PhotoRecord.Order(thumbnail: cell)
    }
  }

  /// Takes back what was ordered of a picture, unless work on it has begun: it was scrolled away. A header
  /// that is wanted some time anyway is read then.
  package func cancel(_ id: Image.ID) {
    cancelAll(id)
    let record = cache.records[id.rawValue]
    guard record.isHeaderWanted, record.state == .unknown,
      case .file(let path) = cache.records.source(of: id.rawValue)
    else { return }
    orderHeader(id, path, .later)
  }

  /// Takes back everything that was ordered of a picture.
  func cancelAll(_ id: Image.ID) {
    let record = cache.records[id.rawValue]
    guard record.order != nil || record.headerOrder != nil else { return }
    queue.cancel(PhotoJob.Key(id: id, isHeaderOnly: true))
    queue.cancel(PhotoJob.Key(id: id, isHeaderOnly: false))
    cache.records[id.rawValue].order = nil
    cache.records[id.rawValue].headerOrder = nil
  }
}
