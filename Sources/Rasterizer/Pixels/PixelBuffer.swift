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
    let grown = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
    grown.initialize(repeating: 0, count: max(count, 1))
    capacity = count
    pixels = grown
    return grown
  }
}
