import Glibc

/// Whether the machine has anything that could be a graphics processor.
///
/// OpenGL itself tells better, but asking it takes long where it draws on the processor: it loads a
/// compiler first.
package enum GraphicsHardware {
  /// What the drivers of graphics processors make: Linux's own, NVIDIA's, Windows's for its Linux
  /// guests, and those of Mali, Adreno and Vivante chips outside the kernel.
  private static let files = [
    "dri", "nvidia0", "nvidiactl", "dxg", "mali0", "kgsl-3d0", "galcore",
  ]

  /// - Parameter folder: Where devices are.
  /// - Returns: Whether one of them may be a graphics processor.
  package static func isPresent(in folder: String = "/dev") -> Bool {
    files.contains { access("\(folder)/\($0)", F_OK) == 0 }
  }
}
