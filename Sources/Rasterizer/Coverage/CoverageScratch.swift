/// Memory that scans of shapes share: it grows to the widest target and stays.
final class CoverageScratch {
  private(set) var sums: UnsafeMutablePointer<Float>
  private(set) var mask: UnsafeMutablePointer<UInt8>

  /// Room for what is made of two masks.
  private(set) var ring: UnsafeMutablePointer<UInt8>
  private var capacity = 0

  init() {
    sums = .allocate(capacity: 1)
    mask = .allocate(capacity: 1)
    ring = .allocate(capacity: 1)
  }

  deinit {
    sums.deallocate()
    mask.deallocate()
    ring.deallocate()
  }

  /// Makes room for rows of a width, in pixels.
  func reserve(width: Int) {
    let needed = width + 8
    guard needed > capacity else { return }
    sums.deallocate()
    mask.deallocate()
    ring.deallocate()
    sums = .allocate(capacity: needed)
    sums.initialize(repeating: 0, count: needed)
    mask = .allocate(capacity: needed)
    mask.initialize(repeating: 0, count: needed)
    ring = .allocate(capacity: needed)
    ring.initialize(repeating: 0, count: needed)
    capacity = needed
  }
}
