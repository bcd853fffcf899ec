package import FoundationEssentials

/// Where the files of a test are, told by the path of its source.
package struct TestTarget {
  /// The folder of the whole package.
  package let package: URL

  /// The target's own folder, in `Tests`.
  package let folder: URL

  /// - Parameter source: The path of one of the target's sources, at whatever depth.
  package init(of source: String) {
    var folder = URL(filePath: source).deletingLastPathComponent()
    while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.path() != "/" {
      folder = folder.deletingLastPathComponent()
    }
    self.folder = folder
    package = folder.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// A file's lines, without their ends.
  ///
  /// - Parameter file: Where it is.
  /// - Returns: Empty ones too.
  /// - Throws: Why it cannot be read.
  package static func lines(of file: URL) throws -> [Substring] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
