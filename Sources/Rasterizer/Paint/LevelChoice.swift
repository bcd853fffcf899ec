/// Which size of a picture to draw from, and how much of the next smaller one to mix in.
///
/// Up to 1.8 texels a pixel, interpolation alone is sharp and free of shimmer. From there to 2 the
/// next level, which has half the texels, is mixed in, wholly at 2; so a picture that shrinks
/// never jumps from one level to another.
package struct LevelChoice: Equatable {
  package var level: Int

  /// How much of `level + 1`, in 1/256; 0 to 255.
  package var weight: UInt32

  /// - Parameters:
  ///   - count: How many levels there are.
  ///   - ratio: A level's texels to a pixel, along the axis that has more.
  package init(of count: Int, ratio: (Int) -> Double) {
    level = 0
    weight = 0
    var finer: Double?
    for index in 0..<count {
      let ratio = ratio(index)
      if let finer {
        // The level before is fine enough, or this one would have to be enlarged too much.
        let share = min(max((finer - 1.8) / 0.2, 0), 1)
        if share <= 0 || ratio < 0.6 { return }
        if share < 1 {
          weight = UInt32(share * 256)
          return
        }
        level = index
      }
      finer = ratio
    }
  }
}
