/// Cuts convex pieces of a mesh by straight lines.
enum PieceCut {
  /// Keeps what has a distance of zero or more.
  ///
  /// - Parameters:
  ///   - piece: What is cut; empty if nothing is left.
  ///   - scratch: Room to work in.
  ///   - distance: How far a point lies on the side that is kept.
  @inline(__always)
  static func keep(
    _ piece: inout [MeshPoint], scratch: inout [MeshPoint], _ distance: (MeshPoint) -> Double
  ) {
    guard piece.contains(where: { distance($0) < 0 }) else { return }
    scratch.removeAll(keepingCapacity: true)
    if var a = piece.last {
      var da = distance(a)
      for b in piece {
        let db = distance(b)
        if (da >= 0) != (db >= 0) { scratch.append(a.mixed(with: b, by: da / (da - db))) }
        if db >= 0 { scratch.append(b) }
        (a, da) = (b, db)
      }
    }
    swap(&piece, &scratch)
    if piece.count < 3 { piece.removeAll(keepingCapacity: true) }
  }
}
