import FoundationEssentials
import Photos

/// A folder of pictures in many proportions, and one that is none, removed with the test.
final class PictureFolder {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "kvhero-pictures-\(UUID())")

  /// In the order of their names.
  private(set) var paths: [PhotoPath] = []

  /// Makes so many; the eighth is broken.
  init(count: Int = 24) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for number in 0..<count {
      let (width, height) = (240 + 40 * (number % 5), 200 + 60 * (number % 3))
      let text = number == 7 ? "nothing" : "P5 \(width) \(height) 255\n"
      try replace(number, text)
      paths.append(PhotoPath(file(number).path()))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes something else into a picture's file.
  func replace(_ number: Int, _ text: String) throws {
    try Data(text.utf8).write(to: file(number))
  }

  func remove(_ number: Int) throws {
    try FileManager.default.removeItem(at: file(number))
  }

  private func file(_ number: Int) -> URL { url.appending(path: "\(100 + number).pgm") }
}
