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
    guard texels.width > 1, texels.height > 1 else {
      writeThin(pixels, x: x, y: y, count: count)
      return
    }
    if map.isAffine {
      locateAffine(x: x, y: y, count: count)
    } else {
      locate(x: x, y: y, count: count)
    }
    let (places, weights) = (scratch.columns, scratch.weights)
    // Past the end the last pixel is worked out again; there is room for that.
    let padded = (count + 7) & ~7
    for index in count..<padded {
      places[index] = places[count - 1]
      weights[index] = weights[count - 1]
    }
    var index = 0
    while index + 8 <= count {
      VectorPixels.store(sample(places + index, weights + index), pixels + index)
      index += 8
    }
    if index < count {
      let rest = sample(places + index, weights + index)
      for lane in 0..<(count - index) { pixels[index + lane] = rest[lane] }
    }
  }

  /// Interpolates eight pixels.
  @inline(__always)
  private func sample(
    _ places: UnsafePointer<Int32>, _ weights: UnsafePointer<UInt32>
  ) -> VectorPixels.Pixels {
    let above = pairs(places, texels.pointer)
    let below = pairs(places, texels.pointer + texels.width)
    let packed = VectorPixels.load(weights)
    let whole = VectorPixels.Lanes(repeating: 256)
    let down = VectorPixels.lanes(packed &>> 16)
    let across = VectorPixels.lanes(packed & 0xffff)
    let left = VectorPixels.mixed(above.evenHalf, below.evenHalf, whole &- down, down)
    let right = VectorPixels.mixed(above.oddHalf, below.oddHalf, whole &- down, down)
    return VectorPixels.mixed(left, right, whole &- across, across)
  }

  @inline(__always)
  private func pairs(
    _ places: UnsafePointer<Int32>, _ texels: UnsafePointer<UInt32>
  ) -> SIMD16<UInt32> {
    func pair(_ index: Int) -> UInt64 {
      UnsafeRawPointer(texels + Int(places[index])).loadUnaligned(as: UInt64.self)
    }
    return unsafeBitCast(
      SIMD8<UInt64>(
        pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)),
      to: SIMD16<UInt32>.self)
  }

  /// Finds, for each pixel, the texel left of and above it, and packs how much it takes of those to
  /// the right (low half) and below (high half).
  private func locate(x: Int, y: Int, count: Int) {
    let centerY = Double(y) + 0.5
    let rowX = map.yx * centerY + map.tx
    let rowY = map.yy * centerY + map.ty
    let rowW = map.yw * centerY + map.tw
    let right = Double(texels.width - 1)
    let bottom = Double(texels.height - 1)
    for index in 0..<count {
      let centerX = Double(x + index) + 0.5
      let w = map.xw * centerX + rowW
      // A pixel at the horizon may miss the plane; its coverage is next to nothing.
      let scale = w > 1e-12 ? 1 / w : 0
      let u = min(max((map.xx * centerX + rowX) * scale - 0.5, 0), right)
      let v = min(max((map.xy * centerX + rowY) * scale - 0.5, 0), bottom)
      put(index, Int(u * 256 + 0.5), Int(v * 256 + 0.5))
    }
  }

  /// The same where every step along the row is equal: in integers, 2⁻³² texel at a time, so that
  /// 4,096 steps are off by less than a millionth. Steps are counted from the device's first column,
  /// so that a pixel is the same wherever the run around it starts.
  private func locateAffine(x: Int, y: Int, count: Int) {
    let (centerX, centerY) = (0.5, Double(y) + 0.5)
    let unit = 4_294_967_296.0
    let half = unit / 512
    let limit = 1e9
    let u = map.xx * centerX + map.yx * centerY + map.tx - 0.5
    let v = map.xy * centerX + map.yy * centerY + map.ty - 0.5
    guard abs(u) < limit, abs(v) < limit, abs(map.xx) < 1e4, abs(map.xy) < 1e4 else {
      locate(x: x, y: y, count: count)
      return
    }
    let (stepX, stepY) = (Int(map.xx * unit), Int(map.xy * unit))
    var across = Int(u * unit + half) &+ stepX &* x
    var down = Int(v * unit + half) &+ stepY &* x
    let (right, bottom) = ((texels.width - 1) << 8, (texels.height - 1) << 8)
    for index in 0..<count {
      put(index, min(max(across >> 24, 0), right), min(max(down >> 24, 0), bottom))
      across &+= stepX
      down &+= stepY
    }
  }

  /// Stores where a pixel falls, given in 1/256 texel; the last texel counts as wholly the right
  /// (or lower) one of a pair.
  @inline(__always)
  private func put(_ index: Int, _ across: Int, _ down: Int) {
    let column = min(across >> 8, texels.width - 2)
    let row = min(down >> 8, texels.height - 2)
    scratch.columns[index] = Int32(truncatingIfNeeded: row &* texels.width &+ column)
    scratch.weights[index] = UInt32(
      truncatingIfNeeded: (across &- column << 8) | (down &- row << 8) << 16)
  }

  /// A picture one texel wide or high has no pairs to load; the nearest texel will do.
  private func writeThin(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let centerY = Double(y) + 0.5
    for index in 0..<count {
      let centerX = Double(x + index) + 0.5
      let w = map.xw * centerX + map.yw * centerY + map.tw
      let scale = w > 1e-12 ? 1 / w : 0
      let u = (map.xx * centerX + map.yx * centerY + map.tx) * scale
      let v = (map.xy * centerX + map.yy * centerY + map.ty) * scale
      let column = Int(min(max(u, 0), Double(texels.width - 1)))
      let row = Int(min(max(v, 0), Double(texels.height - 1)))
      pixels[index] = texels.row(row)[column]
    }
  }
}
