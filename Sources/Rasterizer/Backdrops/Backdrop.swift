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

  /// The standard deviation, in pixels.
  package let deviation: Double

  /// A cell has 2 to this power pixels along each side; `0...7`.
  package let level: Int

  /// The standard deviation that is left for the cells, in cells.
  package let cellDeviation: Double

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
  }

  /// How far the weights of the cells reach.
  package var cellReach: Int { Int((cellDeviation * 2.8).rounded(.up)) }

  /// How far a pixel's blur reaches, in pixels, at most.
  package var reach: Int { (cellReach + 2) << level }

  /// The pixels that have to be known to blur others.
  ///
  /// - Parameters:
  ///   - pixels: Those that are to be blurred.
  ///   - target: The pixels there are.
  /// - Returns: Whole cells but for the target's edge.
  func source(of pixels: PixelRect, on target: PixelRect) -> PixelRect {
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

  /// The weights of a cell and of those on either side of it: 256 in all, with the others twice.
  ///
  /// - Parameter weights: Replaced; as many as ``cellReach`` and one.
  func write(_ weights: inout [UInt16]) {
    weights.removeAll(keepingCapacity: true)
    var total = 0.0
    for step in -cellReach...cellReach { total += density(step) }
    weights.append(0)
    var rest = 256
    for step in stride(from: 1, through: cellReach, by: 1) {
      let weight = Int((density(step) / total * 256).rounded())
      weights.append(UInt16(weight))
      rest -= 2 * weight
    }
    weights[0] = UInt16(max(rest, 0))
  }

  private func density(_ step: Int) -> Double {
    let x = Double(step) / cellDeviation
    return Gaussian.density(x)
  }
}
