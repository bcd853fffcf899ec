/// The tables of the corners that were drawn lately.
package struct ShadowCache {
  /// Tables kept at most; four corners of a few shadows.
  private static let mostTables = 16

  let gaussian = Gaussian()

  /// The tables, the least recently used first; all are made for the first corner that needs one, so
  /// that none is while a corner changes from frame to frame.
  private var tables: [CornerCut] = []
  private var workspace = CornerCutWorkspace()

  package init() {}

  /// The table of a corner, from the cache if it is there: the least recently used one gives way.
  ///
  /// - Parameter key: The corner; its radius positive.
  /// - Returns: Its table.
  mutating func table(_ key: CornerCut.Key) -> CornerCut {
    // A thousandth of a standard deviation makes no difference to any byte.
    let rounded = CornerCut.Key(
      radius: max((key.radius * 1000).rounded(), 1) / 1000,
      smoothness: (key.smoothness * 100).rounded() / 100)
    if tables.isEmpty { tables = (0..<ShadowCache.mostTables).map { _ in CornerCut() } }
    let known = tables.firstIndex { $0.key == rounded }
    var table = tables.remove(at: known ?? 0)
    if known == nil { table.fill(rounded, gaussian, in: &workspace) }
    tables.append(table)
    return table
  }
}
