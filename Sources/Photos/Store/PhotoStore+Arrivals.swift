import SceneGraph

extension PhotoStore {
  /// Takes in what the queue finished: the event by which a picture arrives.
  ///
  /// - Parameter finished: One of ``DecodeQueue/takeFinished()``.
  /// - Returns: Whether the picture's state changed (its size became known, it failed, or it turned out
  ///   to be damaged), so that a layout is due; a redraw is due in any case.
  @discardableResult
  package func accept(_ finished: FinishedPhoto) -> Bool {
    let index = finished.id.rawValue
    guard case .file = cache.records.source(of: index) else { return false }
    let before = cache.records[index].state
    let damage = cache.records[index].facts?.damage
    switch finished.outcome {
    case .header(let header):
      cache.records[index].headerOrder = nil
      if before == .unknown { cache.records[index].state = .known(header) }
    case .failed(let error):
      cancelAll(finished.id)
      cache.records[index].state = .failed(error)
    case .pixels(let pixels):
      let isOther =
        if case .known(let header) = before {
          header.uprightSize != pixels.header.uprightSize
        } else { false }
      if isOther || cache.records[index].isStale {
        // The file holds another picture by now; the old one would be drawn in the new one's shape.
        cache.drop(.thumbnail, of: index)
        cache.drop(.full, of: index)
        cache.records[index].isStale = false
      }
      cache.records[index].state = .known(pixels.header)
      if let facts = pixels.facts { cache.records[index].facts = facts }
      cache.records[index].timing = pixels.animation?.timing
      take(pixels, at: index)
    }
    return cache.records[index].state != before || cache.records[index].facts?.damage != damage
  }

  private func take(_ pixels: PhotoPixels, at index: Int) {
    let priority = cache.records[index].order?.priority ?? .later
    settleOrder(of: index, by: pixels)
    if let color = pixels.averageColor { cache.records[index].placeholder = color }
    if let (cell, levels) = pixels.thumbnail {
      cache.hold(
        levels, frames: pixels.animation?.thumbnails ?? [], .thumbnail, of: index,
        isInSight: priority >= .visible)
      cache.records[index].thumbnailCell = cell
    }
    if let full = pixels.full {
      cache.hold(
        full, frames: pixels.animation?.full ?? [], .full, of: index,
        isInSight: priority >= .visible)
    }
    cache.shrink(sparing: index)
    if cache.bytesHeld > cache.byteBudget, priority < .visible {
      // Everything else is in sight, and this is not.
      if pixels.full != nil { cache.drop(.full, of: index) }
      if pixels.thumbnail != nil { cache.drop(.thumbnail, of: index) }
      cache.records[index].isDeclined = true
    }
  }

  /// Strikes out of the order what has arrived.
  private func settleOrder(of index: Int, by pixels: PhotoPixels) {
    guard var order = cache.records[index].order else { return }
    if pixels.full != nil { order.full = false }
    if pixels.thumbnail?.cell == order.thumbnail { order.thumbnail = nil }
    if let cell = order.thumbnail, pixels.full != nil,
      ThumbnailGrid(picture: pixels.header.uprightSize, cell: cell) == nil
    {
      order.thumbnail = nil
    }
    cache.records[index].order = order.thumbnail == nil && !order.full ? nil : order
  }
}
