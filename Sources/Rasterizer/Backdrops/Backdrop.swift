/// How a backdrop is blurred on the device.
///
/// Squares of pixels are averaged into cells first, cells are blurred by a Gaussian with whole weights,
/// and the result is interpolated between cells. What the two ends add to the blur is left out of the
/// middle, so that the whole has the standard deviation that was asked for. Cells lie on multiples of
/// their side from the target's top left corner, so the same pixels come out whatever part is drawn.
package struct Backdrop: Equatable, Sendable {
  /// Larger standard deviations are drawn as this, in pixels.
  package static let largest = 256.0

  /// Smaller ones change nothing that a byte can tell, in pixels.
  private static let smallest = 0.2

  /// Cells are as large as leaves the Gaussian over them at least so wide, in cells: then
  /// interpolating between them shows none of them.
  private static let leastCells = 1.5

  /// From here on pixels of a level of 0 are blurred in squares of two, in pixels: then too no cell shows,
  /// since they are smoothed with more care than by interpolation.
  private static let leastHalved = 2.0

  /// The standard deviation, in pixels.
  package let deviation: Double

  /// A cell has 2 to this power pixels along each side; `0...7`.
  package let level: Int

  /// The standard deviation that is left for the cells, in cells.
  package let cellDeviation: Double

  /// The standard deviation that is left, in squares of two pixels, where the processor blurs those in
  /// place of pixels; `nil` elsewhere.
  let halvedDeviation: Double?

  /// - Parameter deviation: In pixels; `nil` comes of one that blurs nothing, or is not a number.
  package init?(deviation: Double) {
    guard deviation >= Backdrop.smallest else { return nil }
    self.deviation = min(deviation, Backdrop.largest)
    var level = 0
    while self.deviation >= Backdrop.leastCells * Double(2 << level) { level += 1 }
    self.level = level
    let side = Double(1 << level)
    let cells = self.deviation / side
    // A box of n pixels has the variance (n² − 1)/12; a tent as wide as two cells has 1/6 of a cell's.
    let ends = level == 0 ? 0 : (1 - 1 / (side * side)) / 12 + 1.0 / 6
    cellDeviation = (cells * cells - ends).squareRoot()
    // Halving by 1, 3, 3 and 1 eighths adds a variance of 3/4, a quadratic B-spline over two pixels one of 1.
    let isHalved = level == 0 && self.deviation >= Backdrop.leastHalved
    halvedDeviation = isHalved ? ((self.deviation * self.deviation - 1.75) / 4).squareRoot() : nil
  }

  /// How far the weights of the cells reach.
  package var cellReach: Int { Backdrop.reach(of: cellDeviation) }

  /// How far the weights of squares of two pixels reach.
  var halvedReach: Int { Backdrop.reach(of: halvedDeviation ?? 0) }

  private static func reach(of deviation: Double) -> Int { Int((deviation * 2.8).rounded(.up)) }

  /// How far a pixel's blur reaches, in pixels, at most.
  package var reach: Int {
    max((cellReach + 2) << level, halvedDeviation == nil ? 0 : 2 * halvedReach + 4)
  }

  /// The pixels that have to be known to blur others.
  ///
  /// - Parameters:
  ///   - pixels: Those that are to be blurred.
  ///   - target: The pixels there are.
  /// - Returns: Whole cells but for the target's edge.
  func source(of pixels: PixelRect, on target: PixelRect) -> PixelRect {
    if halvedDeviation != nil {
      let squares = squares(around: pixels).grown(by: halvedReach)
      return PixelRect(
        minX: squares.minX << 1, minY: squares.minY << 1, maxX: squares.maxX << 1,
        maxY: squares.maxY << 1
      ).grown(by: 1).intersection(target)
    }
    let cells = sourceCells(of: pixels)
    return PixelRect(
      minX: cells.minX << level, minY: cells.minY << level, maxX: cells.maxX << level,
      maxY: cells.maxY << level
    ).intersection(target)
  }

  /// The cells that have to be known to blur pixels, those beyond the target's edge included.
  package func sourceCells(of pixels: PixelRect) -> PixelRect {
    cells(around: pixels).grown(by: cellReach)
  }

  /// The cells between which pixels are interpolated.
  func cells(around pixels: PixelRect) -> PixelRect {
    guard level > 0 else { return pixels }
    return PixelRect(
      minX: (pixels.minX >> level) - 1, minY: (pixels.minY >> level) - 1,
      maxX: ((pixels.maxX - 1) >> level) + 2, maxY: ((pixels.maxY - 1) >> level) + 2)
  }

  /// The squares of two pixels of which pixels are made.
  func squares(around pixels: PixelRect) -> PixelRect {
    PixelRect(
      minX: (pixels.minX >> 1) - 1, minY: (pixels.minY >> 1) - 1,
      maxX: ((pixels.maxX - 1) >> 1) + 2, maxY: ((pixels.maxY - 1) >> 1) + 2)
  }

  /// The weights of a cell, or a square of two pixels, and of those on either side of it: 256 in all, with
  /// the others twice.
  ///
  /// - Parameter weights: Replaced; as many as ``cellReach`` or ``halvedReach`` and one.
  func write(_ weights: inout [UInt16]) {
    weights.removeAll(keepingCapacity: true)
    let deviation = halvedDeviation ?? cellDeviation
    let reach = Backdrop.reach(of: deviation)
    func density(_ step: Int) -> Double { Gaussian.density(Double(step) / deviation) }
    var total = 0.0
    for step in -reach...reach { total += density(step) }
    weights.append(0)
    var rest = 256
    for step in stride(from: 1, through: reach, by: 1) {
      let weight = Int((density(step) / total * 256).rounded())
      weights.append(UInt16(weight))
      rest -= 2 * weight
    }
    weights[0] = UInt16(max(rest, 0))
  }
}
