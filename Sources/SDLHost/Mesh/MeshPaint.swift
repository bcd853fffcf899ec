import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// What a mesh is painted with: the colour and the place in the texture of each of its corners.
struct MeshPaint {
  /// Premultiplied, where all of a pixel is covered; `0...255`.
  private var red = 0.0
  private var green = 0.0
  private var blue = 0.0
  private var alpha = 0.0

  /// From device pixels to places in the texture, as fractions of its sides.
  private var map: Projection?

  /// Nothing to be seen.
  init() {}

  /// One colour.
  ///
  /// - Parameter pixel: Premultiplied.
  init(pixel: UInt32) {
    alpha = Double(pixel >> 24)
    red = Double(pixel >> 16 & 255)
    green = Double(pixel >> 8 & 255)
    blue = Double(pixel & 255)
  }

  /// A texture, its colours multiplied by another.
  ///
  /// - Parameters:
  ///   - map: From device pixels to texels.
  ///   - width: The texture's width, in texels.
  ///   - height: Its height.
  ///   - pixel: The colour that multiplies it, premultiplied; white leaves it as it is.
  init(_ map: Projection, width: Int, height: Int, times pixel: UInt32) {
    self.init(pixel: pixel)
    var unit = map
    let (across, down) = (1 / Double(width), 1 / Double(height))
    (unit.xx, unit.yx, unit.tx) = (map.xx * across, map.yx * across, map.tx * across)
    (unit.xy, unit.yy, unit.ty) = (map.xy * down, map.yy * down, map.ty * down)
    self.map = unit
  }

  /// A texture, one texel to a pixel, its colours multiplied by another.
  ///
  /// - Parameters:
  ///   - offset: From device pixels to texels.
  ///   - width: The texture's width, in texels.
  ///   - height: Its height.
  ///   - pixel: The colour that multiplies it, premultiplied.
  init(offset: Vector, width: Int, height: Int, times pixel: UInt32) {
    self.init(
      Projection(translation: offset), width: width, height: height, times: pixel)
  }

  /// White, faded: the colour that multiplies a picture.
  static func white(_ opacity: Double) -> UInt32 {
    Premultiplied.byte(opacity) &* 0x0101_0101
  }

  /// The texture's sides, unless a polygon lies within them but for the width of a soft edge.
  ///
  /// - Parameter polygon: In device pixels.
  /// - Returns: What its pieces are to be divided by.
  func edges(crossedBy polygon: [Point]) -> TextureEdges? {
    guard let map else { return nil }
    let edges = TextureEdges(map)
    return edges.areCrossed(by: polygon) ? edges : nil
  }

  /// The corner of a mesh at a point.
  ///
  /// - Parameters:
  ///   - point: In device pixels.
  ///   - origin: The device pixel at the drawing's top left.
  /// - Returns: What SDL takes.
  @inline(__always)
  func vertex(_ point: MeshPoint, from origin: Point) -> SDL_Vertex {
    let covered = point.coverage > 0 ? min(point.coverage, 1) : 0
    func byte(_ component: Double) -> UInt8 {
      UInt8(truncatingIfNeeded: Int(component * covered + 0.5))
    }
    return SDL_Vertex(
      position: SDL_FPoint(x: Float(point.x - origin.x), y: Float(point.y - origin.y)),
      color: SDL_Color(r: byte(red), g: byte(green), b: byte(blue), a: byte(alpha)),
      tex_coord: map.map { MeshPaint.place(point, $0) } ?? SDL_FPoint(x: 0, y: 0))
  }

  /// SDL refuses places outside the texture; beyond its edge, the edge goes on.
  @inline(__always)
  private static func place(_ point: MeshPoint, _ map: Projection) -> SDL_FPoint {
    let w = map.xw * point.x + map.yw * point.y + map.tw
    let scale = w > 1e-12 ? 1 / w : 0
    let u = (map.xx * point.x + map.yx * point.y + map.tx) * scale
    let v = (map.xy * point.x + map.yy * point.y + map.ty) * scale
    return SDL_FPoint(x: Float(min(max(u, 0), 1)), y: Float(min(max(v, 0), 1)))
  }
}
