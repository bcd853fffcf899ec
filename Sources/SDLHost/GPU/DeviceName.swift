/// What OpenGL draws with, by the name that it gives itself.
package struct DeviceName: Hashable, Sendable, CustomStringConvertible {
  /// As OpenGL has it, such as `llvmpipe (LLVM 15.0.6, 256 bits)`.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Whether it draws on the processor and so is no graphics device: Mesa's llvmpipe, softpipe and
  /// swrast, alone or behind a virtual machine's device.
  package var isSoftware: Bool {
    let name = description.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software rasterizer"].contains { name.contains($0) }
  }
}
