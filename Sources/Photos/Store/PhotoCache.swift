import SceneGraph

/// The bitmaps that may be thrown away, held to a number of bytes.
///
/// Owns the records, since what is thrown away is thrown out of them.
struct PhotoCache {
  /// One bitmap chain of one picture.
  private struct Entry {
    var index: Int
    var kind: HeldKind
  }

  let byteBudget: Int

  /// By the pictures' numbers.
  var records: PhotoRecords

  /// The last frame that asked for anything; what it asked for is not thrown away.
  var frame = 0

  /// The sum of all chains, in bytes.
  private(set) var bytesHeld = 0

  /// In the order of their arrival.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - byteBudget: How many bytes of pixels to hold, fixed bitmaps apart.
  ///   - placeholder: Stands for a picture of which nothing is known.
  init(byteBudget: Int, placeholder: Color) {
    self.byteBudget = byteBudget
    records = PhotoRecords(placeholder: placeholder)
  }

  var count: Int { entries.count }

  /// Holds a chain in place of the one of the same kind.
  ///
  /// - Parameters:
  ///   - levels: The chain.
  ///   - frames: The chains of all frames of an animation, of which it is the first.
  ///   - kind: What it is of the picture.
  ///   - index: The picture.
  ///   - isInSight: Whether the next frame draws it: until then it stays, as if the last one had.
  mutating func hold(
    _ levels: ImageLevels, frames: [ImageLevels], _ kind: HeldKind, of index: Int, isInSight: Bool
  ) {
    drop(kind, of: index)
    // Else it is as old as the frame before, and younger than what was drawn then, since it comes
    // later in the list.
    let held = PhotoRecord.Held(
      levels: levels, frames: frames, lastFrame: isInSight ? frame : frame - 1)
    switch kind {
    case .thumbnail: records[index].thumbnail = held
    case .full: records[index].full = held
    }
    bytesHeld += held.byteCount
    entries.append(Entry(index: index, kind: kind))
  }

  /// Hands what is held of a picture on to another number.
  mutating func pass(from old: Int, to new: Int) {
    records[new].thumbnail = records[old].thumbnail
    records[new].full = records[old].full
    records[old].thumbnail = nil
    records[old].thumbnailCell = nil
    records[old].full = nil
    for place in entries.indices where entries[place].index == old { entries[place].index = new }
  }

  mutating func drop(_ kind: HeldKind, of index: Int) {
    guard let held = held(kind, of: index) else { return }
    bytesHeld -= held.byteCount
    switch kind {
    case .thumbnail:
      records[index].thumbnail = nil
      records[index].thumbnailCell = nil
    case .full: records[index].full = nil
    }
    entries.removeAll { $0.index == index && $0.kind == kind }
  }

  /// Throws away what was drawn longest ago until the budget is met, or only what the last frame
  /// drew is left, or what just arrived.
  ///
  /// - Parameter newcomer: The picture that just arrived.
  mutating func shrink(sparing newcomer: Int) {
    while bytesHeld > byteBudget {
      var oldest: (entry: Entry, frame: Int)?
      for entry in entries where entry.index != newcomer {
        guard let lastFrame = held(entry.kind, of: entry.index)?.lastFrame, lastFrame < frame
        else { continue }
        if lastFrame < oldest?.frame ?? .max { oldest = (entry, lastFrame) }
      }
      guard let oldest else { return }
      drop(oldest.entry.kind, of: oldest.entry.index)
    }
  }

  private func held(_ kind: HeldKind, of index: Int) -> PhotoRecord.Held? {
    switch kind {
    case .thumbnail: records[index].thumbnail
    case .full: records[index].full
    }
  }
}
