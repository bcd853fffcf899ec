import SceneGraph

/// One colour at 256 coverages, premultiplied.
final class Shades {
  private let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
  private var color = Color.clear

  init() {
    pixels.initialize(repeating: 0, count: 256)
  }

  deinit {
    pixels.deallocate()
  }

  var pointer: UnsafePointer<UInt32> { UnsafePointer(pixels) }

  /// Works out the shades of a colour, unless they are there already.
  func fill(_ color: Color) {
    guard color != self.color else { return }
    self.color = color
    for coverage in 0..<256 {
      pixels[coverage] = Premultiplied.pixel(color, opacity: Double(coverage) / 255)
    }
  }
}
