import Photos
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite struct AssetFolderTests {
  private func find(
    named: String? = nil, executable: String = "/home/me/kvhero/.build/debug/kvhero",
    folders: [String]
  ) throws -> String {
    let found = try AssetFolder(
      named: named.map { PhotoPath($0) }, executable: PhotoPath(executable),
      isFolder: { folders.map { PhotoPath($0) }.contains($0) })
    return found.path.displayPath
  }

  @Test("Found in a folder above the executable")
  func aboveTheExecutable() throws {
    let folder = try find(folders: ["/home/me/kvhero/Assets/Photos", "/Assets/Photos"])
    #expect(folder == "/home/me/kvhero/Assets")
  }

  @Test("Found in an installed prefix, which lies nearer than whatever is above it")
  func installedPrefix() throws {
    let folder = try find(
      executable: "/opt/x/bin/kvhero",
      folders: ["/opt/x/share/kvhero/Assets/Photos", "/opt/Assets/Photos"])
    #expect(folder == "/opt/x/share/kvhero/Assets")
  }

  @Test("Found in the root folder")
  func rootFolder() throws {
    #expect(try find(executable: "/kvhero", folders: ["/Assets/Photos"]) == "/Assets")
  }

  @Test("KVHERO_ASSETS wins, and does not fall back")
  func variableWins() throws {
    let folders = ["/home/me/kvhero/Assets/Photos", "/mine/Photos"]
    #expect(try find(named: "/mine", folders: folders) == "/mine")
    #expect(try find(named: "", folders: folders) == "/home/me/kvhero/Assets")
    #expect(throws: CommandFailure("KVHERO_ASSETS names /his, where there is no folder Photos")) {
      try find(named: "/his", folders: folders)
    }
  }

  @Test("Where there is none, the message says where it looked")
  func missing() {
    #expect(
      throws: CommandFailure(
        "the photographs and fonts of kvhero are missing: there is no Assets or "
          + "share/kvhero/Assets in /usr/bin or a folder above it; set KVHERO_ASSETS")
    ) {
      try find(executable: "/usr/bin/kvhero", folders: [])
    }
  }
}
