import Motion

/// Walks over a convex polygon row by row and measures, exactly, what part of each pixel it covers.
///
/// The area left of each edge is accumulated as signed trapezoids, as in font-rs (R. Levien,
/// "Inside the fastest font renderer in the world", 2016); only the pixels near the two edges are
/// touched. Rows between vertical edges come out together.
struct CoverageScan {
  private let chainEnd: Int
  private let points: UnsafeBufferPointer<Point>
  private let bounds: PixelRect
  private let sums: UnsafeMutablePointer<Float>
  private let mask: UnsafeMutablePointer<UInt8>
  private var left: Chain
  private var right: Chain
  private var y: Int
  private let endY: Int
  private let top: Double
  private let bottom: Double

  /// One side of the polygon, from its top to its bottom.
  private struct Chain {
    let step: Int
    var index: Int
    var remaining: Int
    var x0 = 0.0
    var y0 = 0.0
    var x1 = 0.0
    var y1 = 0.0
    var slope = 0.0

    /// The pixels touched on the present row.
    var first = 0
    var last = 0

    func x(at y: Double) -> Double {
      let x = x0 + (y - y0) * slope
      return x0 < x1 ? min(max(x, x0), x1) : min(max(x, x1), x0)
    }
  }

  /// Starts above the first row.
  ///
  /// - Parameters:
  ///   - points: The polygon, convex, clockwise on the screen; already cut to `bounds` but for
  ///     rounding.
  ///   - bounds: The pixels that may be touched.
  ///   - scratch: Room for sums and the mask, both for `bounds.width + 4` pixels, sums zero.
  init?(points: UnsafeBufferPointer<Point>, bounds: PixelRect, scratch: CoverageScratch) {
    guard points.count > 2, !bounds.isEmpty else { return nil }
    self.points = points
    self.bounds = bounds
    sums = scratch.sums
    mask = scratch.mask
    var (highest, lowest) = (0, 0)
    for index in 1..<points.count {
      if points[index].y < points[highest].y { highest = index }
      if points[index].y > points[lowest].y { lowest = index }
    }
    top = max(points[highest].y, Double(bounds.minY))
    bottom = min(points[lowest].y, Double(bounds.maxY))
    guard bottom > top else { return nil }
    y = Int(top.rounded(.down))
    endY = Int(bottom.rounded(.up))
    chainEnd = lowest
    // Clockwise: forwards leads down the right side.
    left = Chain(step: -1, index: highest, remaining: points.count)
    right = Chain(step: 1, index: highest, remaining: points.count)
    var (l, r) = (left, right)
    _ = advance(&l)
    _ = advance(&r)
    (left, right) = (l, r)
  }

  /// The byte of a pixel in the mask of the present row.
  func maskPointer(at x: Int) -> UnsafeMutablePointer<UInt8> { mask + (x - bounds.minX) }

  /// Moves a chain to its next edge that leads down; `false` at the bottom.
  private func advance(_ chain: inout Chain) -> Bool {
    let count = points.count
    while chain.index != chainEnd, chain.remaining > 0 {
      let a = clamped(points[chain.index])
      chain.index += chain.step
      if chain.index == count { chain.index = 0 }
      if chain.index < 0 { chain.index = count - 1 }
      chain.remaining -= 1
      let b = clamped(points[chain.index])
      if b.y > a.y {
        (chain.x0, chain.y0, chain.x1, chain.y1) = (a.x, a.y, b.x, b.y)
        chain.slope = (b.x - a.x) / (b.y - a.y)
        return true
      }
    }
    return false
  }

  private func clamped(_ point: Point) -> Point {
    Point(
      x: min(max(point.x, Double(bounds.minX)), Double(bounds.maxX)),
      y: min(max(point.y, Double(bounds.minY)), Double(bounds.maxY)))
  }

  /// Measures the next row, or rows.
  ///
  /// - Parameter row: Receives where the coverage lies.
  /// - Returns: Whether there was one.
  mutating func next(_ row: inout CoverageRow) -> Bool {
    while y < endY {
      let from = max(Double(y), top)
      let to = min(Double(y + 1), bottom)
      let height = runHeight(from)
      left = deposited(left, sign: 1, from: from, to: to, keep: height > 1)
      right = deposited(right, sign: -1, from: from, to: to, keep: height > 1)
      row.y = y
      row.height = height
      y += height
      if left.first <= left.last, right.first <= right.last {
        resolve(&row, full: Float(to - from))
        if row.lo < row.hi { return true }
      }
    }
    return false
  }

  /// How many rows from here on look the same: more than one only between two vertical edges.
  private func runHeight(_ from: Double) -> Int {
    guard left.x0 == left.x1, right.x0 == right.x1, from == Double(y), left.y0 <= from,
      right.y0 <= from
    else { return 1 }
    return max(1, Int(min(left.y1, right.y1, bottom).rounded(.down)) - y)
  }

  /// Adds what a chain's edges contribute to the sums of one row.
  ///
  /// - Returns: The chain at the edge where the next row begins, with the pixels it touched.
  private func deposited(
    _ chain: Chain, sign: Float, from: Double, to: Double, keep: Bool
  ) -> Chain {
    var chain = chain
    chain.first = Int.max
    chain.last = Int.min
    while true {
      let a = max(chain.y0, from)
      let b = min(chain.y1, to)
      if b > a { deposit(&chain, chain.x(at: a), chain.x(at: b), sign * Float(b - a)) }
      if keep || chain.y1 > to || !advance(&chain) { return chain }
    }
  }

  @inline(__always)
  private func deposit(_ chain: inout Chain, _ xa: Double, _ xb: Double, _ area: Float) {
    let origin = Double(bounds.minX)
    let x0 = Float(min(xa, xb) - origin)
    let x1 = Float(max(xa, xb) - origin)
    let first = Int(x0)
    let firstX = Float(first)
    let last = Int(x1.rounded(.up))
    chain.first = min(chain.first, first)
    if last <= first + 1 {
      let beyond = 0.5 * (x0 + x1) - firstX
      sums[first] += area * (1 - beyond)
      guard beyond > 0 else {
        chain.last = max(chain.last, first)
        return
      }
      sums[first + 1] += area * beyond
      chain.last = max(chain.last, first + 1)
      return
    }
    chain.last = max(chain.last, last)
    let slope = 1 / (x1 - x0)
    let lead = 1 - (x0 - firstX)
    let tail = x1 - Float(last - 1)
    let a0 = 0.5 * slope * lead * lead
    let am = 0.5 * slope * tail * tail
    sums[first] += area * a0
    if last == first + 2 {
      sums[first + 1] += area * (1 - a0 - am)
    } else {
      let a1 = slope * (lead + 0.5)
      sums[first + 1] += area * (a1 - a0)
      for x in (first + 2)..<(last - 1) { sums[x] += area * slope }
      let a2 = a1 + Float(last - first - 3) * slope
      sums[last - 1] += area * (1 - a2 - am)
    }
    sums[last] += area * am
  }

  /// Turns the sums into bytes and clears them.
  private func resolve(_ row: inout CoverageRow, full: Float) {
    let width = bounds.width
    // A chain's last sum completes its edge: from there on the left one covers, the right one does
    // not.
    let first = min(left.first, right.first)
    let end = min(max(left.last, right.last), width)
    let isWhole = full > 1 - 1.0 / 1024
    row.lo = bounds.minX + first
    row.hi = bounds.minX + end
    var sum: Float = 0
    if left.last < right.first {
      convert(first..<left.last, &sum)
      sum += sums[left.last]
      sums[left.last] = 0
      if isWhole {
        row.solidLo = bounds.minX + left.last
        row.solidHi = bounds.minX + right.first
      } else {
        let value = CoverageScan.byte(sum)
        for x in left.last..<right.first { mask[x] = value }
        row.solidLo = row.hi
        row.solidHi = row.hi
      }
      convert(right.first..<end, &sum)
    } else {
      convert(first..<end, &sum)
      row.solidLo = row.hi
      row.solidHi = row.hi
    }
    for x in end...max(end, left.last, right.last) { sums[x] = 0 }
  }

  @inline(__always)
  private func convert(_ range: Range<Int>, _ sum: inout Float) {
    for x in range {
      sum += sums[x]
      sums[x] = 0
      mask[x] = CoverageScan.byte(sum)
    }
  }

  @inline(__always)
  private static func byte(_ coverage: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(min(max(coverage, 0), 1) * 255 + 0.5))
  }
}
