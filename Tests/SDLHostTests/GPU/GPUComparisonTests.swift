import Motion
import SDLHost
import SceneGraph
import Testing

@Suite(
  "Both ways to the screen draw alike", .serialized,
  .enabled(if: TestDisplay.isAvailable, Comment(rawValue: TestDisplay.reason)))
@MainActor
struct GPUComparisonTests {
  @Test("A list looks the same by OpenGL as by the rasteriser", arguments: [1.0, 1.5])
  func looksTheSame(scale: Double) throws {
    let ways = try TwoWays(scale: scale)
    for compared in ComparedList.all {
      let device = try ways.byDevice(compared.list, ComparedList.pictures, scale: scale)
      let processor = ways.byProcessor(compared.list, ComparedList.pictures, scale: scale)
      try ways.keep("\(compared.testDescription) at \(scale)", ["gpu": device, "cpu": processor])
      #expect([device.width, device.height] == [processor.width, processor.height])
      let difference = PictureDifference(device, processor)
      let name = "\(compared.testDescription) at \(scale)"
      #expect(difference.mean < 1, "\(name): ΔE \(difference.mean) on average")
      #expect(
        difference.largest <= compared.edge,
        "\(name): off by \(difference.largest) at \(difference.place)")
    }
  }

  @Test("Whatever a list holds, the device draws it, and what it draws is like the rasteriser's")
  func wildLists() throws {
    let ways = try TwoWays()
    var (wild, glass) = (WildFrames(seed: 7), WildFrames(seed: 8))
    for number in 0..<200 {
      let list = number < 150 ? wild.list() : glass.glazed(wild.list())
      let (device, processor) = (
        try ways.byDevice(list, ComparedList.pictures),
        ways.byProcessor(list, ComparedList.pictures)
      )
      try ways.keep("wild \(number)", ["gpu": device, "cpu": processor])
      let difference = PictureDifference(device, processor)
      #expect(difference.mean < 1, "list \(number): ΔE \(difference.mean) on average")
      #expect(
        difference.largest <= 128,
        "list \(number): off by \(difference.largest) at \(difference.place)")
    }
  }
}
