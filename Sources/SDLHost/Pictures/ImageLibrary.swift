import CPlatform
import CSDL2

/// SDL_image, as the threads that decode share it.
enum ImageLibrary {
  /// Loads the libraries behind the formats, once, before any thread decodes: SDL_image counts its
  /// users without a lock.
  static let isReady: Bool = {
    cplatform_filter_library_messages()
    let wanted =
      IMG_INIT_JPG.rawValue | IMG_INIT_PNG.rawValue | IMG_INIT_WEBP.rawValue
      | IMG_INIT_TIF.rawValue
    // A format whose library is missing fails when it is met, with its own reason.
    return IMG_Init(Int32(wanted)) != 0
  }()

  /// How SDL_image is to read a file.
  enum Kind {
    /// By the mark in its bytes.
    case marked

    /// TGA, which has no mark and is tried only when it is named.
    case tga

    /// A drawing, at a size in pixels: its own may be anything.
    case svg(width: Int, height: Int)
  }

  /// Decodes a picture that lies in memory.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - kind: How to read it.
  /// - Returns: A surface for the caller to free.
  /// - Throws: ``SDLError`` with what the format's library printed, or else SDL_image's words.
  static func load(
    _ contents: [UInt8], as kind: Kind
  ) throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    _ = isReady
    cplatform_begin_listening()
    let surface = contents.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
        return nil
      }
      defer { SDL_RWclose(source) }
      return switch kind {
      case .marked: IMG_Load_RW(source, 0)
      case .tga: IMG_LoadTyped_RW(source, 0, "TGA")
      case .svg(let width, let height):
        CSDL_LoadSizedSVG(source, Int32(clamping: width), Int32(clamping: height))
      }
    }
    let said = endListening()
    if let surface { return surface }
    let error = SDLError.last(in: "IMG_Load_RW")
    throw SDLError(function: error.function, message: said ?? error.message)
  }

  /// The last line that a library printed on this thread, without the library's name.
  private static func endListening() -> String? {
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      cplatform_end_listening(buffer.baseAddress, buffer.count)
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    guard let line = text.split(whereSeparator: \.isNewline).last else { return nil }
    return line.hasPrefix("libpng error: ") ? String(line.dropFirst(14)) : String(line)
  }
}
