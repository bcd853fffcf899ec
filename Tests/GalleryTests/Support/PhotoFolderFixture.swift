import FoundationEssentials
import Photos
import SceneGraph

/// A folder of small pictures of different proportions, removed when the test lets go of it.
final class PhotoFolderFixture {
  private let url = FileManager.default.temporaryDirectory.appending(path: "kvhero-album-\(UUID())")
  private(set) var paths: [PhotoPath] = []

  /// The sizes that the pictures take in turn, in pixels: wide, tall, square, very wide.
  private static let sizes = [(60, 40), (40, 60), (50, 50), (90, 20)]

  /// - Parameters:
  ///   - count: How many pictures.
  ///   - broken: Which of them are no pictures.
  ///   - pixels: The size of all of them, if not the usual small ones.
  /// - Throws: Where the disk is full.
  init(count: Int, broken: Set<Int> = [], pixels: (Int, Int)? = nil) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for index in 0..<count {
      let (width, height) =
        pixels ?? PhotoFolderFixture.sizes[index % PhotoFolderFixture.sizes.count]
      try add(
        "photo-\(index).pgm", broken.contains(index) ? "no picture" : "P5 \(width) \(height) 255\n")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  private func add(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    paths.append(PhotoPath(file.path()))
  }

  /// The size in pixels of one of them.
  static func size(_ index: Int) -> (width: Double, height: Double) {
    let (width, height) = sizes[index % sizes.count]
    return (Double(width), Double(height))
  }
}
