/// Pixels for a layer: memory that grows to the largest that was needed and stays.
final class PixelBuffer {
  private var pixels: UnsafeMutablePointer<UInt32>?
  private var capacity = 0

  deinit {
    pixels?.deallocate()
  }

  /// Room for pixels, whatever they are, valid until the next call.
  func room(count: Int) -> UnsafeMutablePointer<UInt32> {
    if let pixels, count <= capacity { return pixels }
    pixels?.deallocate()
    // By half at least, so that what grows from frame to frame does not grow this in each.
    capacity = max(count, capacity + capacity / 2, 1)
    let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    grown.initialize(repeating: 0, count: capacity)
    pixels = grown
    return grown
  }
}
