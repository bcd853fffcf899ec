/// What photographs are put in order by.
package struct PhotoSort: Hashable, Sendable {
  package enum Key: String, CaseIterable, Sendable {
    /// What was named, in that order, and in each folder by ``NaturalOrder``.
    case name

    /// What was written to longest ago comes first.
    case date

    /// The smallest file comes first.
    case size
  }

  package var key = Key.name

  /// Whether the last comes first.
  package var isReversed = false

  package init(key: Key = .name, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }
}

/// Where a file belongs, as two numbers that tell nearly all of them apart.
struct PhotoRank {
  private let major: UInt64
  private let minor: UInt64

  /// - Parameters:
  ///   - file: Which.
  ///   - key: What it is put in order by.
  ///   - start: How many bytes all paths of its group begin with, up to a slash.
  init(of file: PhotoFile, by key: PhotoSort.Key, from start: Int) {
    major =
      switch key {
      case .name: UInt64(clamping: file.group)
      case .date: UInt64(bitPattern: file.modified) ^ 1 << 63
      case .size: UInt64(clamping: file.size)
      }
    minor = NaturalOrder.key(file.path, from: start)
  }

  /// Whether the one file comes before the other; a total order but for the same path in one group.
  static func precedes(
    _ a: (rank: PhotoRank, file: PhotoFile), _ b: (rank: PhotoRank, file: PhotoFile)
  ) -> Bool {
    if a.rank.major != b.rank.major { return a.rank.major < b.rank.major }
    if a.file.group != b.file.group { return a.file.group < b.file.group }
    if a.rank.minor != b.rank.minor { return a.rank.minor < b.rank.minor }
    return NaturalOrder.precedes(a.file.path, b.file.path)
  }
}
