/// A picture's pixels while they are being read.
struct Texels {
  let pointer: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// The pixels from `column` on in a row.
  @inline(__always)
  func row(_ row: Int, from column: Int = 0) -> UnsafePointer<UInt32> {
    pointer + (row * width + column)
  }
}
