import CPlatform
import CSDL2
import Photos

/// SDL_image, as the threads that decode share it.
enum ImageLibrary {
  /// Loads the libraries behind the formats, once, before any thread decodes: SDL_image counts its
  /// users without a lock.
  static var isReady: Bool { loaded != 0 }

  /// What it has loaded, as its flags name it.
  private static let loaded: Int32 = {
    cplatform_filter_library_messages()
    let wanted =
      IMG_INIT_JPG.rawValue | IMG_INIT_PNG.rawValue | IMG_INIT_WEBP.rawValue
      | IMG_INIT_TIF.rawValue | UInt32(CSDL_INIT_AVIF) | UInt32(CSDL_INIT_JXL)
    // A format whose library is missing fails when it is met, with its own reason.
    return IMG_Init(Int32(wanted))
  }()

  /// Whether SDL_image has a decoder for a format that is not in all of its builds.
  static func reads(_ format: PhotoFormat) -> Bool {
    switch format {
    case .avif: loaded & CSDL_INIT_AVIF != 0
    case .jpegXL: loaded & CSDL_INIT_JXL != 0
    // It never had one for this.
    case .heic: false
    default: true
    }
  }

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

  /// Decodes all frames of a GIF that lies in memory.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - body: Called with the frames, each the whole picture at its time, and how long each is shown, in
  ///     milliseconds.
  /// - Returns: What `body` returns.
  /// - Throws: ``SDLError`` where the file is damaged, or what `body` throws.
  static func withGIF<Result>(
    _ contents: [UInt8],
    _ body: ([UnsafeMutablePointer<SDL_Surface>], _ delays: [Int]) throws(SDLError) -> Result
  ) throws(SDLError) -> Result {
    _ = isReady
    cplatform_begin_listening()
    let animation = contents.withUnsafeBytes { bytes -> CSDL_Animation in
      guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
        return CSDL_Animation()
      }
      defer { SDL_RWclose(source) }
      return CSDL_LoadGIF(source)
    }
    _ = endListening()
    guard let frames = animation.frames, let delays = animation.delays else {
      throw .last(in: "IMG_LoadAnimationTyped_RW")
    }
    defer { CSDL_FreeAnimation(animation) }
    let surfaces = (0..<Int(animation.count)).compactMap { frames[$0] }
    return try body(surfaces, surfaces.indices.map { Int(delays[$0]) })
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
