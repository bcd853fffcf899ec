import FoundationEssentials
import Testing

/// The program where `scripts/install` puts it, far from the package.
@Suite struct InstalledPrefixTests {
  @Test("Finds what it shows in its prefix, and says where it looked when that is gone")
  func prefix() throws {
    let nothing: [String] = []
    let prefix = try InstalledPrefix()
    let found = try KVHeroProcess(nothing, executable: prefix.executable)
    #expect(found.errors.hasPrefix("kvhero: error: no display is available"))
    #expect(found.status == 1)

    try prefix.removeAssets()
    let missing = try KVHeroProcess(nothing, executable: prefix.executable)
    #expect(missing.status == 1)
    #expect(
      missing.errors
        == "kvhero: error: the photographs and fonts of kvhero are missing: there is no Assets or "
        + "share/kvhero/Assets in \(prefix.folder)/bin or a folder above it; set KVHERO_ASSETS\n")

    let named = try KVHeroProcess(
      nothing, executable: prefix.executable, variables: ["KVHERO_ASSETS=\(InstalledPrefix.assets)"]
    )
    #expect(named.errors.hasPrefix("kvhero: error: no display is available"))
    let astray = try KVHeroProcess(
      nothing, executable: prefix.executable, variables: ["KVHERO_ASSETS=/nowhere"])
    #expect(
      astray.errors
        == "kvhero: error: KVHERO_ASSETS names /nowhere, where there is no folder Photos\n")

    // What needs no assets works without them.
    #expect(try KVHeroProcess(["--version"], executable: prefix.executable).status == 0)
  }
}

/// A prefix of its own for one test, laid out as `scripts/install` does it.
private final class InstalledPrefix {
  let folder: String

  var executable: String { "\(folder)/bin/kvhero" }

  /// The package's own.
  static var assets: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets").path()
  }

  init() throws {
    let files = FileManager.default
    let name = "kvhero-prefix-\(UInt64.random(in: 0 ... .max))"
    folder = files.temporaryDirectory.resolvingSymlinksInPath().appending(path: name).path()
    try files.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
    try files.createDirectory(atPath: "\(folder)/share/kvhero", withIntermediateDirectories: true)
    try KVHeroProcess.withoutStarting { [executable] in
      try files.copyItem(atPath: KVHeroProcess.built(), toPath: executable)
    }
    try files.createSymbolicLink(
      atPath: "\(folder)/share/kvhero/Assets", withDestinationPath: InstalledPrefix.assets)
  }

  func removeAssets() throws {
    try FileManager.default.removeItem(atPath: "\(folder)/share/kvhero/Assets")
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      Issue.record("\(folder) stays behind: \(error)")
    }
  }
}
