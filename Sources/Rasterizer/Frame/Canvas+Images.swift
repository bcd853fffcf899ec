import Motion
import SceneGraph

extension Canvas {
  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - image: Crop and frame.
  ///   - levels: Its pixels; every level has some, and covers a part of the picture.
  ///   - shape: Where it is seen, in the list's points.
  ///   - command: Transform, clip and opacity.
  ///   - clips: The frame's clips.
  func drawImage(
    _ image: DisplayImage, _ levels: ImageLevels, _ shape: RoundedRect, _ command: FrameCommand,
    _ clips: ClipStack
  ) {
    let opacity = Premultiplied.byte(command.opacity)
    let (coverage, projection) = (levels.coverage, command.projection)
    guard opacity > 0, setShape(shape, command, clips) else { return }
    let (scaleX, scaleY) = pixelsPerPoint(projection, at: image.frame.center)
    let choice = LevelChoice(of: levels.bitmaps.count) {
      let map = TexelMap(image, coverage: coverage, bitmap: levels.bitmaps[$0])
      return max(abs(map.scaleX / scaleX), abs(map.scaleY / scaleY))
    }
    let finer = levels.bitmaps[choice.level]
    let finerMap = TexelMap(image, coverage: coverage, bitmap: finer)
    finer.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let texels = Texels(pointer: base, width: finer.width, height: finer.height)
      guard choice.weight > 0 else {
        paint(texels, finerMap, projection, isOpaque: finer.isOpaque, opacity: opacity)
        return
      }
      let coarser = levels.bitmaps[choice.level + 1]
      let coarserMap = TexelMap(image, coverage: coverage, bitmap: coarser)
      coarser.pixels.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        paint(
          texels, finerMap,
          mixedWith: Texels(pointer: base, width: coarser.width, height: coarser.height),
          coarserMap, weight: choice.weight, projection,
          isOpaque: finer.isOpaque && coarser.isOpaque, opacity: opacity)
      }
    }
  }

  /// Device pixels to a point along each axis; off the axes, the same for both.
  private func pixelsPerPoint(_ projection: Projection, at point: Point) -> (Double, Double) {
    if projection.isAxisAligned { return (abs(projection.xx), abs(projection.yy)) }
    let scale = max(projection.scale(at: point), 1e-9)
    return (scale, scale)
  }

  private func paint(
    _ texels: Texels, _ map: TexelMap, _ projection: Projection, isOpaque: Bool, opacity: UInt32
  ) {
    let bounds = outlineBounds
    guard !bounds.isEmpty else { return }
    guard projection.isAxisAligned else {
      guard let inverse = projection.inverted() else { return }
      let source = ProjectedSource(
        texels: texels, map: map.after(inverse), width: bounds.width, scratch: samples)
      paint(source, isOpaque: isOpaque, opacity: opacity)
      return
    }
    let (across, down) = (map.horizontal(projection), map.vertical(projection))
    if let x = wholeOrigin(across, bounds.minX..<bounds.maxX, texels.width),
      let y = wholeOrigin(down, bounds.minY..<bounds.maxY, texels.height)
    {
      let source = CopySource(texels: texels, originX: x, originY: y)
      paint(source, isOpaque: isOpaque, opacity: opacity)
      return
    }
    let source = BilinearSource(
      texels: texels, horizontal: across, vertical: down, columns: bounds.minX..<bounds.maxX,
      scratch: samples)
    paint(source, isOpaque: isOpaque, opacity: opacity)
  }

  private func paint(
    _ finer: Texels, _ finerMap: TexelMap, mixedWith coarser: Texels, _ coarserMap: TexelMap,
    weight: UInt32, _ projection: Projection, isOpaque: Bool, opacity: UInt32
  ) {
    let bounds = outlineBounds
    guard !bounds.isEmpty else { return }
    if projection.isAxisAligned {
      let columns = bounds.minX..<bounds.maxX
      let source = MixedSource(
        finer: BilinearSource(
          texels: finer, horizontal: finerMap.horizontal(projection),
          vertical: finerMap.vertical(projection), columns: columns, scratch: samples),
        coarser: BilinearSource(
          texels: coarser, horizontal: coarserMap.horizontal(projection),
          vertical: coarserMap.vertical(projection), columns: columns, scratch: coarserSamples),
        weight: weight, line: coarserSamples.line)
      paint(source, isOpaque: isOpaque, opacity: opacity)
    } else if let inverse = projection.inverted() {
      let source = MixedSource(
        finer: ProjectedSource(
          texels: finer, map: finerMap.after(inverse), width: bounds.width, scratch: samples),
        coarser: ProjectedSource(
          texels: coarser, map: coarserMap.after(inverse), width: bounds.width,
          scratch: coarserSamples),
        weight: weight, line: coarserSamples.line)
      paint(source, isOpaque: isOpaque, opacity: opacity)
    }
  }

  /// The device pixel on which the first texel falls, if texels fall on pixels one to one and there
  /// is one for each pixel of a range.
  ///
  /// Positions are otherwise rounded to 1/256 texel, so half of that is no difference.
  private func wholeOrigin(
    _ axis: BilinearSource.Axis, _ pixels: Range<Int>, _ count: Int
  ) -> Int? {
    let first = (Double(pixels.lowerBound) + 0.5) * axis.step + axis.offset
    let last = (Double(pixels.upperBound) - 0.5) * axis.step + axis.offset
    let place = first.rounded()
    guard axis.step > 0, abs(place) < 1e6, abs(first - place) < 1.0 / 512,
      abs(last - (place + Double(pixels.count - 1))) < 1.0 / 512
    else { return nil }
    let texel = Int(place)
    guard texel >= 0, texel + pixels.count <= count else { return nil }
    return pixels.lowerBound - texel
  }
}
