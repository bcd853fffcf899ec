import Motion
import Rasterizer

/// The sides of a texture, by which a mesh is cut that reaches beyond them: there the edge goes on,
/// which triangles cannot follow across a side.
struct TextureEdges {
  /// For each side, `x·a + y·b + c`: zero on it, positive towards the texture's middle.
  private let left: SIMD3<Double>
  private let right: SIMD3<Double>
  private let top: SIMD3<Double>
  private let bottom: SIMD3<Double>

  /// - Parameter map: From device pixels to places in the texture, as fractions of its sides.
  init(_ map: Projection) {
    left = SIMD3(map.xx, map.yx, map.tx)
    right = SIMD3(map.xw - map.xx, map.yw - map.yx, map.tw - map.tx)
    top = SIMD3(map.xy, map.yy, map.ty)
    bottom = SIMD3(map.xw - map.xy, map.yw - map.yy, map.tw - map.ty)
  }

  private subscript(_ side: Int) -> SIMD3<Double> {
    switch side {
    case 0: left
    case 1: right
    case 2: top
    default: bottom
    }
  }

  /// Whether a polygon reaches beyond a side, by more than the width of a soft edge.
  func areCrossed(by polygon: [Point]) -> Bool {
    for side in 0..<4 {
      let line = self[side]
      let pixel = abs(line.x) + abs(line.y)
      for point in polygon where line.x * point.x + line.y * point.y + line.z < -pixel {
        return true
      }
    }
    return false
  }

  /// Divides a convex piece along the sides.
  ///
  /// - Parameters:
  ///   - piece: In device pixels.
  ///   - body: Called with each part.
  func divide(_ piece: [MeshPoint], _ body: ([MeshPoint]) -> Void) {
    divide(piece, from: 0, body)
  }

  private func divide(_ piece: [MeshPoint], from index: Int, _ body: ([MeshPoint]) -> Void) {
    guard index < 4 else {
      body(piece)
      return
    }
    let line = self[index]
    func distance(_ point: MeshPoint) -> Double { line.x * point.x + line.y * point.y + line.z }
    guard piece.contains(where: { distance($0) < 0 }), piece.contains(where: { distance($0) > 0 })
    else {
      divide(piece, from: index + 1, body)
      return
    }
    var scratch: [MeshPoint] = []
    var inside = piece
    PieceCut.keep(&inside, scratch: &scratch) { distance($0) }
    divide(inside, from: index + 1, body)
    var outside = piece
    PieceCut.keep(&outside, scratch: &scratch) { -distance($0) }
    divide(outside, from: index + 1, body)
  }
}
