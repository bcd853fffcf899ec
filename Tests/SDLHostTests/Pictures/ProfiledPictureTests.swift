import FoundationEssentials
import Photos
import SDLHost
import SceneGraph
import Testing

/// Pictures of 960 random colours and 64 greys that carry profiles, beside what Little CMS 2 made of them
/// with the relative colorimetric intent.
@Suite("Pictures with colour profiles")
struct ProfiledPictureTests {
  private func picture(_ name: String) throws -> Bitmap {
    let folder = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = PhotoPath("\(folder)/Fixtures/profiles/\(name)")
    let data = FileManager.default.contents(atPath: String(decoding: path.bytes, as: UTF8.self))
    let contents = Array(try #require(data, "\(name) is missing"))
    let header = try PhotoHeader.read(contents: contents, of: path)
    return try SDLPhotoDecoder().decode(contents, header: header, path: path)
  }

  @Test(
    "Every colour is the one that a colour management system makes of it",
    arguments: [
      ("p3.png", "p3"), ("p3.webp", "p3"), ("p3.tif", "p3"), ("adobe.png", "adobe"),
      ("srgb.png", "srgb"), ("p3-alpha.png", "p3-alpha"),
    ])
  func colors(name: String, expected: String) throws {
    let (found, wanted) = (try picture(name), try picture("\(expected)-in-srgb.png"))
    try #require(found.pixels.count == wanted.pixels.count)
    var worst = 0
    for (pixel, goal) in zip(found.pixels, wanted.pixels) {
      for shift in [0, 8, 16, 24] {
        worst = max(worst, abs(Int(pixel >> shift & 255) - Int(goal >> shift & 255)))
      }
    }
    // Of a translucent pixel the numbers are known to half a step after premultiplying only, which the
    // steepest part of the way to sRGB, near black, makes larger.
    #expect(worst <= (found.isOpaque ? 2 : 6))
  }

  @Test("A profile that is not of curves and a matrix leaves the numbers as they are")
  func others() throws {
    let isSame = try picture("lab.png").pixels == picture("srgb-in-srgb.png").pixels
    #expect(isSame)
  }

  @Test("A profile cut off anywhere, or with bytes changed, does no harm")
  func damaged() throws {
    let folder = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let file = FileManager.default.contents(atPath: "\(folder)/Fixtures/profiles/p3.tif")
    let contents = Array(try #require(file))
    let found = EmbeddedProfile.bytes(in: contents, .tiff) { _, _ in nil }
    let profile = try #require(found)
    #expect((try? ColorProfile(profile))?.name.isEmpty == false)
    for count in 0..<profile.count { _ = try? ColorProfile(Array(profile.prefix(count))) }
    for index in 0..<profile.count {
      for value in [UInt8(0), 127, 255] {
        var changed = profile
        changed[index] = value
        if let understood = try? ColorProfile(changed) { _ = ProfileConversion(understood) }
      }
    }
    for count in stride(from: 0, to: contents.count, by: 7) {
      for format in [PhotoFormat.jpeg, .png, .webp, .tiff] {
        _ = EmbeddedProfile.bytes(in: Array(contents.prefix(count)), format) { _, _ in nil }
      }
    }
  }
}
