import SDLHost
import TestSupport
import Testing

@Suite("Telling a graphics device from software")
struct DeviceNameTests {
  @Test(
    "OpenGL on the processor is known by its name",
    arguments: [
      "llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Mesa DRI swrast", "Software Rasterizer",
      "virgl (LLVMPIPE (LLVM 12.0.0, 256 bits))",
    ])
  func software(name: String) {
    #expect(DeviceName(name).isSoftware)
  }

  @Test(
    "Real devices are not mistaken for it",
    arguments: [
      "Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "NVIDIA GeForce RTX 3060/PCIe/SSE2",
      "AMD Radeon RX 6700 XT (radeonsi, navi22, LLVM 15.0.7, DRM 3.49, 6.1.0)",
      "SVGA3D; build: RELEASE;  LLVM;", "virgl (AMD Radeon)", "V3D 4.2", "D3D12 (NVIDIA T500)",
    ])
  func devices(name: String) {
    #expect(!DeviceName(name).isSoftware)
  }

  @Test("A machine has graphics hardware where its devices have a file for it")
  func hardware() throws {
    let folder = try TemporaryFolder()
    #expect(!GraphicsHardware.isPresent(in: folder.path))
    try folder.write("dri/card0", [])
    #expect(GraphicsHardware.isPresent(in: folder.path))
  }
}
