/// Two sizes of one picture, mixed.
struct MixedSource<Source: RowSource>: RowSource {
  var finer: Source
  var coarser: Source

  /// How much of the coarser one, in 1/256; 0 to 255.
  let weight: UInt32

  /// Room for a row.
  let line: UnsafeMutablePointer<UInt32>

  mutating func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    finer.write(pixels, x: x, y: y, count: count)
    coarser.write(line, x: x, y: y, count: count)
    let lanes = VectorPixels.Lanes(repeating: UInt16(weight))
    let keep = VectorPixels.Lanes(repeating: 256) &- lanes
    var index = 0
    while index + 8 <= count {
      VectorPixels.store(
        VectorPixels.mixed(
          VectorPixels.load(pixels + index), VectorPixels.load(line + index), keep, lanes),
        pixels + index)
      index += 8
    }
    while index < count {
      pixels[index] = Premultiplied.mixed(pixels[index], line[index], weight: weight)
      index += 1
    }
  }
}
