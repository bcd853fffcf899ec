/// The pixels of a target that have to be drawn again, as a few rectangles.
struct DamagedPixels {
  /// Rectangles kept at most: each is drawn by itself.
  static let mostRects = 8

  /// As many pixels more are drawn rather than one rectangle more, in pixels.
  private static let rectCost = 4096

  /// From this part of the target on, all of it is drawn: covering most of it in pieces is no
  /// quicker.
  private static let wholeShare = 0.7

  /// The whole target.
  private(set) var bounds = PixelRect.empty

  /// What was damaged so far; none of them empty, and any of them may overlap.
  private(set) var rects: [PixelRect] = []

  /// Whether all of the target is damaged.
  private(set) var isWhole = false

  /// Starts without damage, and keeps the memory.
  ///
  /// - Parameter bounds: The whole target.
  mutating func reset(to bounds: PixelRect) {
    self.bounds = bounds
    isWhole = bounds.isEmpty
    rects.removeAll(keepingCapacity: true)
  }

  /// Adds pixels; those outside the target do not count.
  mutating func add(_ pixels: PixelRect) {
    var added = pixels.intersection(bounds)
    guard !isWhole, !added.isEmpty else { return }
    // What it is joined with may in turn be worth joining with others.
    while let index = rects.firstIndex(where: { DamagedPixels.areBetterJoined($0, added) }) {
      added = added.union(rects.remove(at: index))
    }
    rects.append(added)
    if rects.count > DamagedPixels.mostRects { joinTwo() }
    let area = rects.reduce(0) { $0 + $1.area }
    if Double(area) >= Double(bounds.area) * DamagedPixels.wholeShare { addAll() }
  }

  /// Damages all of the target.
  mutating func addAll() {
    isWhole = true
    rects.removeAll(keepingCapacity: true)
    if !bounds.isEmpty { rects.append(bounds) }
  }

  private static func areBetterJoined(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.union(b).area <= a.area + b.area + rectCost
  }

  /// Joins the two rectangles for which that adds the fewest pixels.
  private mutating func joinTwo() {
    var best = (a: 0, b: 1, waste: Int.max)
    for a in rects.indices {
      for b in rects.indices.dropFirst(a + 1) {
        let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
        if waste < best.waste { best = (a, b, waste) }
      }
    }
    rects[best.a] = rects[best.a].union(rects.remove(at: best.b))
  }
}
