/// Finds the name that was probably meant.
package enum Nearness {
  /// The nearest of some names.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: What might have been meant; of two that are as near, the first is taken.
  /// - Returns: A name that is reached by few changes: one in three letters at most, capitals not
  ///   counted; `nil` if none is.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let written = Array(name.lowercased().prefix(41))
    guard !written.isEmpty, written.count <= 40 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let most = max(1, max(written.count, candidate.count) / 3)
      guard abs(written.count - candidate.count) <= most else { continue }
      let distance = distance(written, Array(candidate.lowercased()))
      guard distance <= most else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// How many letters must be put in, left out, replaced, or swapped with their neighbour.
  ///
  /// Source: the optimal string alignment distance of Damerau and Levenshtein, by rows.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var (older, old, row) = ([Int](), Array(0...b.count), [Int](repeating: 0, count: b.count + 1))
    for i in 1...a.count {
      row[0] = i
      for j in 1...b.count {
        let replaced = old[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(old[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], older[j - 2] + 1)
        }
      }
      (older, old) = (old, row)
    }
    return old[b.count]
  }
}
