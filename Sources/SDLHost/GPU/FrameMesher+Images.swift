import Motion
import Rasterizer
import SceneGraph

extension FrameMesher {
  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - image: Crop and frame.
  ///   - levels: Its pixels.
  ///   - shape: Where it is seen, in the list's points.
  ///   - command: Transform, clip and opacity.
  ///   - clips: The frame's clips.
  func meshImage(
    _ image: DisplayImage, _ levels: ImageLevels, _ shape: RoundedRect, _ command: FrameCommand,
    _ clips: ClipStack
  ) {
    let projection = command.projection
    guard Premultiplied.byte(command.opacity) > 0, setShape(shape, command, clips),
      let inverse = projection.inverted()
    else { return }
    let (scaleX, scaleY) = pixelsPerPoint(projection, at: image.frame.center)
    let choice = LevelChoice(of: levels.bitmaps.count) {
      let map = TexelMap(image, coverage: levels.coverage, bitmap: levels.bitmaps[$0])
      return max(abs(map.scaleX / scaleX), abs(map.scaleY / scaleY))
    }
    let isOpaque = levels.bitmaps.allSatisfy { $0.isOpaque }
    // Mixing by drawing one level over the other is exact for opaque pictures only.
    let isMixed = choice.weight > 0 && isOpaque
    let level = choice.weight >= 128 && !isOpaque ? choice.level + 1 : choice.level
    painter.cellSide = cellSide(inverse)
    guard let slot = texture(of: level, in: levels, image, inverse) else {
      let pixel = Premultiplied.pixel(levels.meanColor, opacity: command.opacity)
      painter.paint = MeshPaint(pixel: pixel)
      append(.none, isOpaque: pixel >> 24 == 255)
      return
    }
    guard isMixed, textures[slot]?.bitmap == levels.bitmaps[level],
      let coarser = texture(of: choice.level + 1, in: levels, image, inverse),
      coarser != slot
    else {
      meshTexture(slot, image, inverse, opacity: command.opacity)
      return
    }
    // Over each other, both make what they would make mixed first and then faded; but not where they
    // cover pixels in part.
    let share = Double(choice.weight) / 256
    let above = command.opacity * share
    let below = above < 1 ? command.opacity * (1 - share) / (1 - above) : 1
    meshTexture(slot, image, inverse, opacity: below, .interior)
    meshTexture(coarser, image, inverse, opacity: above, .interior)
    meshTexture(
      share < 0.5 ? slot : coarser, image, inverse, opacity: command.opacity, .edge)
  }

  /// The texture of what the outline shows of a level.
  private func texture(
    of level: Int, in levels: ImageLevels, _ image: DisplayImage, _ inverse: Projection
  ) -> Int? {
    let bitmap = levels.bitmaps[level]
    let map = TexelMap(image, coverage: levels.coverage, bitmap: bitmap).after(inverse)
    return textures.slot(
      of: level, in: levels, image: image.image.id, seen: seen(of: bitmap, map))
  }

  /// The pixels of a bitmap that the outline shows, and a few around them for what is interpolated and
  /// for soft edges.
  ///
  /// - Parameters:
  ///   - bitmap: The level.
  ///   - map: From device pixels to its texels.
  /// - Returns: `nil` where a plane seen in perspective goes on to the horizon.
  private func seen(of bitmap: Bitmap, _ map: Projection) -> PixelRect? {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for point in polygon {
      let w = map.xw * point.x + map.yw * point.y + map.tw
      guard w > 1e-9 else { return nil }
      let x = (map.xx * point.x + map.yx * point.y + map.tx) / w
      let y = (map.xy * point.x + map.yy * point.y + map.ty) / w
      (minX, minY) = (min(minX, x), min(minY, y))
      (maxX, maxY) = (max(maxX, x), max(maxY, y))
    }
    func side(_ value: Double, _ rounding: FloatingPointRoundingRule, _ most: Int) -> Int {
      Int(min(max(value, 0), Double(most)).rounded(rounding))
    }
    guard maxX >= minX, maxY >= minY else { return nil }
    let margin = 4.0
    return PixelRect(
      minX: side(minX - margin, .down, bitmap.width - 1),
      minY: side(minY - margin, .down, bitmap.height - 1),
      maxX: max(1, side(maxX + margin, .up, bitmap.width)),
      maxY: max(1, side(maxY + margin, .up, bitmap.height)))
  }

  private func meshTexture(
    _ slot: Int, _ image: DisplayImage, _ inverse: Projection, opacity: Double,
    _ part: MeshPainter.Part = .all
  ) {
    guard let texture = textures[slot] else { return }
    let (width, height) = (texture.area.width, texture.area.height)
    let map = texture.map(of: image).after(inverse)
    if !isPixelExact(map) { textures.needSmooth(slot) }
    painter.paint = MeshPaint(
      map, width: width, height: height, times: MeshPaint.white(opacity))
    painter.edges = painter.paint.edges(crossedBy: polygon)
    defer { painter.edges = nil }
    append(
      .slot(slot), isOpaque: texture.bitmap.isOpaque && Premultiplied.byte(opacity) == 255, part)
  }

  /// Whether texels fall on pixels one to one, so that nothing is to be interpolated.
  private func isPixelExact(_ map: Projection) -> Bool {
    let slack = 1.0 / 512
    guard map.isAxisAligned, let first = polygon.first else { return false }
    let (x, y) = (first.x * map.xx + map.tx, first.y * map.yy + map.ty)
    let extent = ConvexCut.bounds(of: polygon)
    let (offsetX, offsetY) = (x - first.x, y - first.y)
    return abs(map.xx - 1) * extent.width < slack && abs(map.yy - 1) * extent.height < slack
      && abs(offsetX - offsetX.rounded()) < slack && abs(offsetY - offsetY.rounded()) < slack
  }

  /// Device pixels to a point along each axis; off the axes, the same for both.
  private func pixelsPerPoint(_ projection: Projection, at point: Point) -> (Double, Double) {
    if projection.isAxisAligned { return (abs(projection.xx), abs(projection.yy)) }
    let scale = max(projection.scale(at: point), 1e-9)
    return (scale, scale)
  }

  /// How large the pieces may be into which a plane seen in perspective is cut; `nil` where there is
  /// none.
  ///
  /// Across a piece of L pixels, a texture placed without perspective is off by L²/4·|∇w|/w pixels
  /// at most; a fifth of a pixel is allowed.
  func cellSide(_ inverse: Projection) -> Double? {
    guard !inverse.isAffine else { return nil }
    let slope = (inverse.xw * inverse.xw + inverse.yw * inverse.yw).squareRoot()
    var nearest = Double.infinity
    for point in polygon {
      nearest = min(nearest, abs(point.x * inverse.xw + point.y * inverse.yw + inverse.tw))
    }
    let extent = ConvexCut.bounds(of: polygon)
    let most = max(extent.width, extent.height)
    let diagonal = slope > 0 ? (0.8 * nearest / slope).squareRoot() : most
    // At most 64 pieces along a side, however steep the view.
    return max(min(diagonal / 1.5, most), most / 64, 2)
  }
}

extension ImageLevels {
  /// The colour of the picture seen from afar, from a few of its pixels.
  var meanColor: Color {
    guard let bitmap = bitmaps.last, bitmap.width > 0, bitmap.height > 0 else { return .clear }
    var sums = SIMD4<UInt32>(repeating: 0)
    let steps = 8
    for row in 0..<steps {
      for column in 0..<steps {
        let x = (2 * column + 1) * bitmap.width / (2 * steps)
        let y = (2 * row + 1) * bitmap.height / (2 * steps)
        let pixel = bitmap.pixels[y * bitmap.width + x]
        sums &+= SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
      }
    }
    let alpha = max(Double(sums.w), 1)
    return Color(
      red: Double(sums.x) / alpha, green: Double(sums.y) / alpha, blue: Double(sums.z) / alpha,
      alpha: Double(sums.w) / Double(255 * steps * steps))
  }
}
