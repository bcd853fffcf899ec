import FoundationEssentials
import Photos
import Testing

/// One of the difficult picture files, and what must come of it.
struct Fixture: Decodable, Sendable, CustomTestStringConvertible {
  enum Outcome: String, Decodable {
    case shown = "ok"
    case either
    case refused = "error"
  }

  /// A pixel of the upright picture.
  struct Sample: Decodable, Sendable {
    var at: [Int]

    /// Straight, not premultiplied.
    var rgb: [Int]?
    var a: Int?
  }

  var name = ""
  var size: [Int]?
  var tol: Int?
  var points: [String: Sample]?

  /// Alpha at some of the card's named points.
  var alpha: [String: Int]?
  var expect: Outcome

  private enum CodingKeys: CodingKey {
    case size, tol, points, alpha, expect
  }

  var testDescription: String { name }

  /// Where the file is: ours, or else among those of the tests of `Photos`.
  var path: PhotoPath {
    let ours = "\(Fixture.tests)/SDLHostTests/Fixtures/\(name)"
    let isOurs = FileManager.default.fileExists(atPath: ours)
    return PhotoPath(isOurs ? ours : "\(Fixture.tests)/PhotosTests/Fixtures/\(name)")
  }

  func contents() throws -> [UInt8] {
    let path = String(decoding: path.bytes, as: UTF8.self)
    return Array(try #require(FileManager.default.contents(atPath: path), "\(path) is missing"))
  }

  private static let tests =
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")

  /// All of them by name, as the fixtures' own `expected.json` has them.
  static let all: [Fixture] = {
    let path = "\(tests)/SDLHostTests/Fixtures/expected.json"
    guard let text = FileManager.default.contents(atPath: path),
      let table = try? JSONDecoder().decode([String: Fixture].self, from: text)
    else { return [] }
    return table.sorted { $0.key < $1.key }.map { name, fixture in
      var fixture = fixture
      fixture.name = name
      return fixture
    }
  }()
}
