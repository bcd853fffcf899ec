/// A picture turned, sheared or seen in perspective, interpolated between texels.
///
/// Each pixel's centre is led back to the picture and rounded to 1/256 texel. Beyond the picture its
/// edge goes on.
struct ProjectedSource: RowSource {
  private let texels: Texels
  private let map: Projection
  private let scratch: SampleScratch

  /// - Parameters:
  ///   - texels: The picture; not empty.
  ///   - map: From device pixels to texels.
  ///   - width: The most pixels in a row that will be asked for.
  ///   - scratch: Room for a row; used until the last row is written.
  init(texels: Texels, map: Projection, width: Int, scratch: SampleScratch) {
    self.texels = texels
    self.map = map
    self.scratch = scratch
    scratch.reserve(width: width)
  }

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let (columns, weights) = (scratch.columns, scratch.weights)
    locate(x: x, y: y, count: count)
    guard texels.width > 1 else {
      // No pair of neighbours to load: interpolate down the only column.
      for index in 0..<count {
        let row = Int(columns[index])
        let below = min(row + 1, texels.height - 1)
        pixels[index] = Premultiplied.mixed(
          texels.pointer[row], texels.pointer[below], weight: weights[index] >> 16)
      }
      return
    }
    var index = 0
    while index < count {
      let end = min(index + 8, count)
      var above = SIMD8<UInt64>()
      var below = SIMD8<UInt64>()
      for lane in 0..<8 {
        // Past the end the last pixel is worked out again.
        let place = Int(columns[min(index + lane, count - 1)])
        let row = place / texels.width
        let step = row + 1 < texels.height ? texels.width : 0
        above[lane] = pair(place)
        below[lane] = pair(place + step)
      }
      let packed = VectorPixels.load(weights + index)
      let result = mix(above, below, packed)
      if end == index + 8 {
        VectorPixels.store(result, pixels + index)
      } else {
        for lane in 0..<(end - index) { pixels[index + lane] = result[lane] }
      }
      index = end
    }
  }

  @inline(__always)
  private func pair(_ place: Int) -> UInt64 {
    UnsafeRawPointer(texels.pointer + place).loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  private func mix(
    _ above: SIMD8<UInt64>, _ below: SIMD8<UInt64>, _ packed: VectorPixels.Pixels
  ) -> VectorPixels.Pixels {
    let whole = VectorPixels.Lanes(repeating: 256)
    let down = VectorPixels.lanes(packed &>> 16)
    let across = VectorPixels.lanes(packed & 0xffff)
    let a = unsafeBitCast(above, to: SIMD16<UInt32>.self)
    let b = unsafeBitCast(below, to: SIMD16<UInt32>.self)
    let left = VectorPixels.mixed(a.evenHalf, b.evenHalf, whole &- down, down)
    let right = VectorPixels.mixed(a.oddHalf, b.oddHalf, whole &- down, down)
    return VectorPixels.mixed(left, right, whole &- across, across)
  }

  /// Finds, for each pixel, the texel left of and above it, and packs how much it takes of those to
  /// the right (low half) and below (high half).
  private func locate(x: Int, y: Int, count: Int) {
    let (columns, weights) = (scratch.columns, scratch.weights)
    let centerY = Double(y) + 0.5
    let rowX = map.yx * centerY + map.tx
    let rowY = map.yy * centerY + map.ty
    let rowW = map.yw * centerY + map.tw
    let right = Double(texels.width - 1)
    let bottom = Double(texels.height - 1)
    let lastPair = max(texels.width - 2, 0)
    for index in 0..<count {
      let centerX = Double(x + index) + 0.5
      let w = map.xw * centerX + rowW
      // A pixel at the horizon may miss the plane; its coverage is next to nothing.
      let scale = w > 1e-12 ? 1 / w : 0
      let u = min(max((map.xx * centerX + rowX) * scale - 0.5, 0), right)
      let v = min(max((map.xy * centerX + rowY) * scale - 0.5, 0), bottom)
      let (across, down) = (Int(u * 256 + 0.5), Int(v * 256 + 0.5))
      let column = min(across >> 8, lastPair)
      columns[index] = Int32(truncatingIfNeeded: (down >> 8) * texels.width + column)
      weights[index] =
        UInt32(truncatingIfNeeded: across - column << 8)
        | UInt32(truncatingIfNeeded: down & 255) << 16
    }
  }
}
