/// The tables of the corners that were drawn lately.
package struct ShadowCache {
  /// Tables kept at most; four corners of a few shadows.
  private static let mostTables = 16

  let gaussian = Gaussian()
  private var tables: [CornerCut] = []

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
    if let index = tables.firstIndex(where: { $0.key == rounded }) {
      let table = tables.remove(at: index)
      tables.append(table)
      return table
    }
    if tables.count == ShadowCache.mostTables { tables.removeFirst() }
    let table = CornerCut(rounded, gaussian)
    tables.append(table)
    return table
  }
}
