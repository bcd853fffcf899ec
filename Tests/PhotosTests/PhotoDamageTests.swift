import Photos
import Testing

@Suite("Photo damage")
struct PhotoDamageTests {
  @Test(
    "Every JPEG and GIF that must show is whole", arguments: Fixture.all.filter { $0.must == .show }
  )
  func whole(_ fixture: Fixture) throws {
    let header = try PhotoHeader.read(fixture.path)
    #expect(PhotoDamage(of: try fixture.bytes(), header.format) == nil)
  }

  @Test(
    "Cut off anywhere before its end mark, a file is cut short",
    arguments: [
      ("jpeg/orient-6.jpg", PhotoFormat.jpeg), ("jpeg/progressive.jpg", .jpeg),
      ("jpeg/restart-markers.jpg", .jpeg), ("other/anim.gif", .gif),
      ("other/transparent.gif", .gif),
    ])
  func cutAnywhere(name: String, format: PhotoFormat) throws {
    let fixture = try #require(Fixture.named(name).first)
    let file = try fixture.bytes()
    let isDamagedEverywhere = (0..<(file.count - 1)).allSatisfy {
      PhotoDamage(of: Array(file.prefix($0)), format) == .cutShort
    }
    #expect(isDamagedEverywhere)
    #expect(PhotoDamage(of: file, format) == nil)
  }

  @Test("A thumbnail inside of a segment, which has an end mark of its own, does not count")
  func thumbnailInside() {
    let inner: [UInt8] = [0xff, 0xd8, 0xff, 0xd9]
    let segment: [UInt8] = [0xff, 0xe1, 0, UInt8(inner.count + 2)] + inner
    let start: [UInt8] = [0xff, 0xd8]
    #expect(PhotoDamage(of: start + segment, .jpeg) == .cutShort)
    #expect(PhotoDamage(of: start + segment + [0xff, 0xd9], .jpeg) == nil)
  }
}
