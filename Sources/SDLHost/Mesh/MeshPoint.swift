import Motion

/// A corner of a piece of a mesh, in device pixels, and how much of a pixel is covered there.
struct MeshPoint {
  var x: Double
  var y: Double

  /// `0...1`.
  var coverage: Double

  init(_ x: Double, _ y: Double, coverage: Double = 1) {
    self.x = x
    self.y = y
    self.coverage = coverage
  }

  /// The point on the way to another: `0` here, `1` there.
  @inline(__always)
  func mixed(with other: MeshPoint, by part: Double) -> MeshPoint {
    MeshPoint(
      x + (other.x - x) * part, y + (other.y - y) * part,
      coverage: coverage + (other.coverage - coverage) * part)
  }
}
