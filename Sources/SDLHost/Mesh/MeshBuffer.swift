import CSDL2
import Motion
import Rasterizer

/// The triangles of a frame, as they are handed to SDL; it keeps its memory from frame to frame.
struct MeshBuffer {
  /// What a run of triangles takes its colours from.
  enum Texture: Hashable {
    case none

    /// A slot of the ``TextureStore``.
    case slot(Int)

    /// What was drawn into the layer at a depth.
    case layer(Int)

    /// The cells of a backdrop that was blurred.
    case backdrop(level: Int)
  }

  /// Triangles that are drawn by one call.
  struct Batch {
    var texture: Texture
    var isOpaque: Bool
    var vertices: Range<Int>
    var indices: Range<Int>
  }

  /// A step in drawing a frame.
  enum Step {
    case draw(Batch)

    /// What follows is drawn into a texture of its own, clear at first, for some pixels of the window.
    case beginLayer(depth: Int, bounds: PixelRect)

    /// What was drawn so far is blurred: the backdrop, and the cells that are needed.
    case blur(Backdrop, cells: PixelRect)

    /// What follows is drawn where it was before the layer at a depth.
    case endLayer(depth: Int)
  }

  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [Int32] = []
  private(set) var steps: [Step] = []

  /// The device pixel at the top left of what is drawn into.
  var origin = Point.zero

  private var batch = Batch(texture: .none, isOpaque: false, vertices: 0..<0, indices: 0..<0)

  /// Starts a frame.
  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    origin = .zero
    batch = Batch(texture: .none, isOpaque: false, vertices: 0..<0, indices: 0..<0)
  }

  /// Says what the triangles that follow are painted with.
  ///
  /// - Parameters:
  ///   - texture: Where their colours come from.
  ///   - isOpaque: Whether they replace what is below them.
  mutating func select(_ texture: Texture, isOpaque: Bool) {
    if batch.texture == texture, batch.isOpaque == isOpaque { return }
    closeBatch()
    batch.texture = texture
    batch.isOpaque = isOpaque
  }

  /// Appends a step, after the triangles so far.
  mutating func append(_ step: Step) {
    closeBatch()
    steps.append(step)
  }

  /// Ends the run of triangles that was begun last.
  mutating func closeBatch() {
    let (first, firstIndex) = (batch.vertices.lowerBound, batch.indices.lowerBound)
    if firstIndex < indices.count {
      batch.vertices = first..<vertices.count
      batch.indices = firstIndex..<indices.count
      steps.append(.draw(batch))
    }
    batch.vertices = vertices.count..<vertices.count
    batch.indices = indices.count..<indices.count
  }

  /// Appends a convex piece as a fan around its first corner.
  @inline(__always)
  mutating func append(_ points: [MeshPoint], _ paint: MeshPaint) {
    guard points.count > 2 else { return }
    let first = Int32(truncatingIfNeeded: vertices.count - batch.vertices.lowerBound)
    for point in points { vertices.append(paint.vertex(point, from: origin)) }
    for index in 1..<Int32(truncatingIfNeeded: points.count - 1) {
      indices.append(first)
      indices.append(first + index)
      indices.append(first + index + 1)
    }
  }

  /// Appends a convex piece of four corners.
  @inline(__always)
  mutating func append(
    _ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint, _ paint: MeshPaint
  ) {
    let first = Int32(truncatingIfNeeded: vertices.count - batch.vertices.lowerBound)
    vertices.append(paint.vertex(a, from: origin))
    vertices.append(paint.vertex(b, from: origin))
    vertices.append(paint.vertex(c, from: origin))
    vertices.append(paint.vertex(d, from: origin))
    indices.append(first)
    indices.append(first + 1)
    indices.append(first + 2)
    indices.append(first)
    indices.append(first + 2)
    indices.append(first + 3)
  }
}
