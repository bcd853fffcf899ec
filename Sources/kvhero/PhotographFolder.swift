import Glibc

/// Where the photographs that come with the program are.
enum PhotographFolder {
  /// `KVHERO_ASSETS`, else beside the executable or in a folder above it, else in an installed
  /// prefix.
  static var path: String {
    if let assets = getenv("KVHERO_ASSETS") { return String(cString: assets) + "/Photos" }
    var folder = executableFolder
    while !folder.isEmpty {
      for place in ["/Assets/Photos", "/share/kvhero/Assets/Photos"]
      where access(folder + place, R_OK) == 0 {
        return folder + place
      }
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    return "Assets/Photos"
  }

  private static var executableFolder: String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(resolved) }
    let file = String(cString: resolved)
    return file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }
}
