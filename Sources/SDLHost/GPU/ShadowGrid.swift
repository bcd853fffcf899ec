import Motion
import Rasterizer
import SceneGraph

/// A grid over a shadow, dense where its strength changes: between its lines the shadow is taken to
/// run straight.
struct ShadowGrid {
  /// How far a black shadow may be off along a line of the grid, in parts of 1: 1.2 of 255 steps.
  /// The middle of a cell may be off by nearly twice that.
  private static let tolerance = 0.0047

  /// From line to line at most, in standard deviations.
  private static let widest = 0.8

  /// From line to line at least, in pixels.
  private static let finest = 0.6

  /// Lines at each side at most: a hard shadow with large corners is followed less closely.
  private static let mostLines = 120

  private var columns: [Double] = []
  private var rows: [Double] = []
  private var above: [MeshPoint] = []
  private var below: [MeshPoint] = []

  /// Lays the lines.
  ///
  /// - Parameters:
  ///   - shadow: The shadow's strength.
  ///   - frame: What it is drawn in, in the list's points.
  ///   - corners: The shape that casts it.
  ///   - pixel: The side of a pixel, in points.
  ///   - strength: The shadow's alpha, `0...1`; positive.
  mutating func set(
    _ shadow: ShadowShape, frame: Rect, corners: RoundedRect, pixel: Double, strength: Double
  ) {
    let half = min(corners.rect.width, corners.rect.height) / 2
    let radii = corners.radii
    let radius = min(
      max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft, 0), half)
    // A continuous corner reaches further along its sides than its radius.
    let reach = radius * (corners.curve == .circular ? 1 : 1.53)
    let finest = pixel * ShadowGrid.finest
    // Between lines h standard deviations apart, the blur of an edge is off by 0.242/8·h².
    let step = min((ShadowGrid.tolerance * 8 / (0.242 * strength)).squareRoot(), ShadowGrid.widest)
    ShadowGrid.lay(
      &columns, frame.minX, frame.maxX, inset: shadow.rect.minX - frame.minX + reach,
      sigma: Double(shadow.sigmaX), pace: max(step * Double(shadow.sigmaX), finest))
    ShadowGrid.lay(
      &rows, frame.minY, frame.maxY, inset: shadow.rect.minY - frame.minY + reach,
      sigma: Double(shadow.sigmaY), pace: max(step * Double(shadow.sigmaY), finest))
  }

  /// Lines from both ends inwards, as far as anything changes.
  private static func lay(
    _ lines: inout [Double], _ low: Double, _ high: Double, inset: Double, sigma: Double,
    pace wanted: Double
  ) {
    lines.removeAll(keepingCapacity: true)
    let reach = min(inset + sigma * 3.2, (high - low) / 2)
    let needed = (reach / wanted).rounded(.up)
    let count = needed > 1 ? min(needed, Double(mostLines)) : 1
    let pace = reach / count
    for index in 0...Int(count) { lines.append(low + Double(index) * pace) }
    // In the middle, either both sets of lines meet, or nothing changes between them.
    let isShared = reach == (high - low) / 2
    for index in (0...(Int(count) - (isShared ? 1 : 0))).reversed() {
      lines.append(high - Double(index) * pace)
    }
  }

  /// Appends the cells in which there is any shadow.
  ///
  /// - Parameters:
  ///   - painter: What is appended to.
  ///   - shadow: The shadow's strength.
  ///   - projection: From the list's points to device pixels.
  mutating func append(
    to painter: inout MeshPainter, _ shadow: ShadowShape, _ projection: Projection
  ) {
    ShadowGrid.fill(&above, columns, shadow, y: rows[0], projection)
    for row in rows.dropFirst() {
      ShadowGrid.fill(&below, columns, shadow, y: row, projection)
      for column in 1..<columns.count {
        let (a, b) = (above[column - 1], above[column])
        let (c, d) = (below[column], below[column - 1])
        // Behind the viewer nothing is covered either.
        guard max(max(a.coverage, b.coverage), max(c.coverage, d.coverage)) > 1.0 / 1024,
          min(min(a.coverage, b.coverage), min(c.coverage, d.coverage)) >= 0
        else { continue }
        painter.append(a, b, c, d)
      }
      swap(&above, &below)
    }
  }

  /// Works out the shadow along a line; negative where the line lies behind the viewer.
  private static func fill(
    _ points: inout [MeshPoint], _ columns: [Double], _ shadow: ShadowShape, y: Double,
    _ projection: Projection
  ) {
    points.removeAll(keepingCapacity: true)
    for x in columns {
      let point = Point(x: x, y: y)
      guard projection.depth(point) >= Projection.nearestDepth else {
        points.append(MeshPoint(0, 0, coverage: -1))
        continue
      }
      let place = projection.map(point)
      let coverage = min(max(shadow.coverage(x, y), 0), 1)
      points.append(MeshPoint(place.x, place.y, coverage: Double(coverage)))
    }
  }
}
