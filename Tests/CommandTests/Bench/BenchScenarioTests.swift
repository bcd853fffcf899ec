import FrameTiming
import Gallery
import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("What kvhero bench plays")
@MainActor
struct BenchScenarioTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func scenario(
    cycles: Int = 2, _ change: (inout GalleryOptions) -> Void = { _ in }
  ) throws -> Scenario {
    var options = GalleryOptions()
    change(&options)
    let photographs = try ShownPhotographs(named: [Argument(folder.path("")).path])
    return try BenchScenario(photographs, options, isHeadless: true, cycles: cycles).scenario
  }

  @Test(
    "The pictures are described by those that can be shown; another is opened for one that cannot")
  func pictures() throws {
    try folder.writePictures([0, 1, 2, 3, 4, 5])
    let all = try scenario()
    try folder.write("4.ppm", Array("broken".utf8))
    let rest = try scenario()
    #expect(rest.megapixels == 0.0024 && rest.codecs == ["PNM"] && rest.photos == 6)
    #expect(all.scriptHash != rest.scriptHash)
    for name in 0..<6 { try folder.write("\(name).ppm", []) }
    #expect(throws: CommandFailure("none of the photographs can be shown")) { try scenario() }
  }

  @Test("The script's hash goes with what is done, the preset's with how it looks")
  func hashes() throws {
    try folder.writePictures([0, 1, 2, 3, 4, 5])
    let usual = try scenario()
    #expect(try scenario() == usual)
    #expect(try scenario(cycles: 3).scriptHash != usual.scriptHash)
    #expect(try scenario { $0.style = .banner }.scriptHash != usual.scriptHash)
    let presets = try [
      usual, scenario { $0.preset = .classic }, scenario { $0.style = .pinterest },
      scenario { $0.reducesMotion = true },
      scenario {
        $0.style = .pinterest
        $0.preset = .classic
      },
    ]
    #expect(Set(presets.map(\.presetHash)).count == presets.count)
    #expect(Set(presets.map(\.scriptHash)).count == 1)
  }
}
