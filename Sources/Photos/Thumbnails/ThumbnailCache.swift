import Glibc
import Motion
package import SceneGraph

/// The thumbnails that the programs of a desktop share, on disk.
///
/// A picture's thumbnail is a PNG file named by the digest of the picture's address. It says of which
/// picture it is and when that was written; where either is not so, it is not used. Nothing in it is
/// believed more than in any picture.
///
/// Source: freedesktop.org, Thumbnail Managing Standard, version 0.9.
package struct ThumbnailCache: Sendable {
  /// Where it lies.
  package let folder: PhotoPath

  private let encode: @Sendable (Bitmap) -> [UInt8]?

  /// - Parameters:
  ///   - folder: Made when it is needed.
  ///   - encode: The bytes of a PNG file of a picture; `nil` where there is none.
  package init(folder: PhotoPath, encode: @escaping @Sendable (Bitmap) -> [UInt8]?) {
    self.folder = folder
    self.encode = encode
  }

  /// The boxes that thumbnails fit in, and their folders.
  enum Box: Int, CaseIterable {
    case normal = 128
    case large = 256
    case xLarge = 512
    case xxLarge = 1_024

    var name: String {
      switch self {
      case .normal: "normal"
      case .large: "large"
      case .xLarge: "x-large"
      case .xxLarge: "xx-large"
      }
    }

    /// Those that hold at least so many pixels, the smallest first.
    static func boxes(atLeast size: PixelSize) -> [Box] {
      allCases.filter { $0.rawValue >= max(size.width, size.height) }
    }

    /// How large a picture is in the box.
    func size(of picture: Size) -> PixelSize {
      let scale = Double(rawValue) / max(picture.width, picture.height)
      return PixelSize(
        width: max(1, Int((picture.width * scale).rounded())),
        height: max(1, Int((picture.height * scale).rounded())))
    }
  }

  /// What a thumbnail is known by.
  struct Key: Hashable, Sendable {
    fileprivate let address: [UInt8]

    /// When the picture was written, in seconds since 1970, as text.
    fileprivate let modified: [UInt8]

    fileprivate var fileName: [UInt8] { MD5.text(of: address) + Array(".png".utf8) }
  }

  /// What the thumbnail of a file is known by; `nil` for a file that is not there, and for thumbnails,
  /// which have none of their own.
  func key(of path: PhotoPath) -> Key? {
    var found = stat()
    guard path.withCString({ stat($0, &found) }) == 0, let address = FileURI.bytes(of: path),
      let file = FileURI.absolute(path), let own = FileURI.absolute(folder),
      !file.starts(with: own + [UInt8(ascii: "/")])
    else { return nil }
    return Key(address: address, modified: Array(String(found.st_mtim.tv_sec).utf8))
  }

  // MARK: Reading

  /// As `PhotoDecoder` has it.
  typealias Decode = ([UInt8], PhotoHeader, PhotoPath) throws(PhotoError) -> Bitmap

  /// The picture as another program, or this one, left it.
  ///
  /// - Parameters:
  ///   - key: Which.
  ///   - grid: What it is to be enough for.
  ///   - picture: The upright picture's size.
  ///   - allowsForeign: Whether one that another program made will do.
  ///   - decode: Turns bytes into pixels.
  /// - Returns: The upright picture; `nil` where there is none, or none to be trusted.
  func read(
    _ key: Key, for grid: ThumbnailGrid, of picture: Size, allowsForeign: Bool = true,
    decode: Decode
  ) -> Bitmap? {
    for box in Box.boxes(atLeast: grid.size) {
      let path = folder.appending(box.name.utf8).appending(key.fileName)
      if let bitmap = read(path, key, box.size(of: picture), allowsForeign, decode) {
        return bitmap
      }
    }
    return nil
  }

  private func read(
    _ path: PhotoPath, _ key: Key, _ size: PixelSize, _ allowsForeign: Bool, _ decode: Decode
  ) -> Bitmap? {
    do {
      let file = try RegularFile(opening: path)
      guard file.count <= ThumbnailCache.mostBytes else { return nil }
      let contents = try file.contents()
      let header = try PhotoHeader.read(contents: contents, of: path)
      let isSized =
        abs(header.storedWidth - size.width) <= 1 && abs(header.storedHeight - size.height) <= 1
      guard header.format == .png, header.orientation == .upright, isSized,
        PNGText.value(of: "Thumb::URI", in: contents) == key.address,
        PNGText.value(of: "Thumb::MTime", in: contents) == key.modified,
        allowsForeign || PNGText.value(of: "Software", in: contents) == ThumbnailCache.software
      else { return nil }
      let bitmap = try decode(contents, header, path)
      return bitmap.width == header.storedWidth && bitmap.height == header.storedHeight
        ? bitmap : nil
    } catch {
      // What is wrong with a copy is no news: the picture itself is read.
      return nil
    }
  }

  /// A thumbnail of the largest box takes half of it without any compression.
  private static let mostBytes = 8 << 20

  /// By which this program's own are known.
  private static let software = Array("kvhero".utf8)

  // MARK: Writing

  /// Leaves a picture for the next time; what cannot be written is not.
  ///
  /// - Parameters:
  ///   - stored: The picture as stored, at any size no smaller than in the box.
  ///   - orientation: How it is turned.
  ///   - picture: The upright picture's size.
  ///   - box: Which box it is to fit in.
  ///   - key: What it is known by; taken before the file was read.
  func write(
    _ stored: Bitmap, _ orientation: Orientation, of picture: Size, in box: Box, as key: Key
  ) {
    let size = box.size(of: picture)
    let exchanges = orientation.exchangesSides
    let small = AreaAverage.scaled(
      stored,
      from: Rect(x: 0, y: 0, width: Double(stored.width), height: Double(stored.height)),
      toWidth: exchanges ? size.height : size.width, height: exchanges ? size.width : size.height)
    guard let file = encode(orientation.upright(small)) else { return }
    let words = PNGText.adding(
      [
        ("Thumb::URI", key.address), ("Thumb::MTime", key.modified),
        ("Software", ThumbnailCache.software),
      ], to: file)
    let place = folder.appending(box.name.utf8)
    for made in [folder.folder, folder, place] {
      _ = made?.withCString { mkdir($0, 0o700) }
    }
    replace(place.appending(key.fileName), with: words, in: place)
  }

  /// Writes a file beside its place and then puts it there, so that nobody ever reads half of one.
  private func replace(_ path: PhotoPath, with bytes: [UInt8], in place: PhotoPath) {
    var name = place.appending(".kvhero-XXXXXX".utf8).bytes.map(CChar.init(bitPattern:)) + [0]
    // Made for its owner alone.
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    let isWhole = close(descriptor) == 0 && rest.isEmpty
    guard isWhole, path.withCString({ rename(name, $0) }) == 0 else {
      unlink(name)
      return
    }
  }
}
