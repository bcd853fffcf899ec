import Photos
import SDLHost

extension ThumbnailCache {
  /// Where the programs of this desktop keep their thumbnails; `nil` where nothing says who is at home.
  ///
  /// - Parameter environment: A variable of the environment.
  /// - Returns: The cache, which need not be there yet.
  static func ofDesktop(
    environment: (String) -> Argument? = EnvironmentVariable.value
  ) -> ThumbnailCache? {
    // The standard of base directories: a relative path is to be ignored.
    func folder(_ name: String) -> PhotoPath? {
      environment(name).map(\.path).flatMap { $0.bytes.first == UInt8(ascii: "/") ? $0 : nil }
    }
    let caches = folder("XDG_CACHE_HOME") ?? folder("HOME")?.appending(".cache".utf8)
    return caches.map { ofPNG(in: $0.appending("thumbnails".utf8)) }
  }

  /// Thumbnails as PNG files, as the standard has it, in any folder.
  static func ofPNG(in folder: PhotoPath) -> ThumbnailCache {
    ThumbnailCache(folder: folder) { bitmap in
      do {
        return try PNGWriter.encode(bitmap)
      } catch {
        // A copy that cannot be made is missed by nobody.
        return nil
      }
    }
  }
}
