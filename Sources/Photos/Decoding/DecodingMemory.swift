/// Bounds what all decodes that run at the same time may take together.
///
/// One picture alone may always be decoded: its own bound is ``DecodingLimit``.
struct DecodingMemory: ~Copyable, Sendable {
  private let limit: Int
  private let reserved = Monitor(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// Sleeps until there is room.
  func reserve(_ bytes: Int) {
    let limit = limit
    reserved.wait { reserved -> Void? in
      guard reserved == 0 || reserved + bytes <= limit else { return nil }
      reserved += bytes
      return ()
    }
  }

  /// Gives back what was reserved.
  func release(_ bytes: Int) {
    reserved.change { $0 -= bytes }
  }
}
