import CPlatform
import CSDL2
import Glibc
package import Photos
import SceneGraph

/// A process of its own that draws one SVG drawing and ends.
///
/// How long a drawing takes cannot be told from its file: 130 KB of crossing curves take minutes (measured),
/// a line dashed finely enough all memory there is. A process can be given a limit for both and ended when
/// it reaches one, which a thread cannot.
package struct SVGProcess: Hashable, Sendable {
  /// The program that is started, which calls ``runIfAsked(_:)``.
  private let executable: PhotoPath

  /// Of the processor; what a person draws takes a tenth of a second.
  private let seconds: Int

  /// Two gibibytes of address space, of which the libraries take a tenth.
  private static let mostBytes = 2 << 30

  /// The first argument of the process. No command has this name.
  private static let word = "draw-svg"

  /// Those that draw now, by number; none of them was waited for.
  private static let running = Monitor<[Int32]>([])

  /// Whether the running program calls ``runIfAsked(_:)``; that of the tests does not.
  private static let isOffered = Monitor(false)

  /// Starts the running program once more; `nil` where that would not draw.
  package static var ofThisProgram: SVGProcess? {
    isOffered.withLock { $0 } ? SVGProcess(executable: PhotoPath("/proc/self/exe")) : nil
  }

  /// Gives up what is being drawn, so that nobody waits for it when the program ends.
  package static func stopAll() {
    running.withLock { running in
      for process in running { kill(process, SIGKILL) }
    }
  }

  /// - Parameters:
  ///   - executable: Its path, such as `/proc/self/exe`.
  ///   - seconds: How much of the processor a drawing may take.
  package init(executable: PhotoPath, seconds: Int = 5) {
    self.executable = executable
    self.seconds = seconds
  }

  /// What a drawing may take, in words.
  var limits: String { "\(seconds) s of the processor or \(SVGProcess.mostBytes >> 30) GiB" }

  /// Draws, and waits for that.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  /// - Returns: The picture; `nil` where the process ended at one of its ``limits``.
  /// - Throws: ``SDLError`` in the process's own words, or where there can be no process.
  func draw(_ contents: [UInt8], width: Int, height: Int) throws(SDLError) -> Bitmap? {
    let answer = try answer(to: contents, ["\(width)", "\(height)", "\(seconds)"])
    switch answer.first {
    case 0, 1:
      let count = (answer.count - 1) / 4
      guard count == width * height else { return nil }
      let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
        answer.withUnsafeBytes { bytes in
          UnsafeMutableRawBufferPointer(buffer).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[1..<1 + count * 4]))
        }
        filled = count
      }
      return Bitmap(width: width, height: height, pixels: pixels, isOpaque: answer[0] == 1)
    case 2:
      throw SDLError(
        function: "IMG_LoadSizedSVG_RW",
        message: String(decoding: answer.dropFirst(), as: UTF8.self))
    default: return nil
    }
  }

  /// What the process writes until it ends.
  private func answer(to contents: [UInt8], _ words: [String]) throws(SDLError) -> [UInt8] {
    let input = contents.withUnsafeBytes { cplatform_memory_file($0.baseAddress, $0.count) }
    var ends: [Int32] = [-1, -1]
    guard input >= 0, cplatform_pipe(&ends) == 0 else {
      let code = errno
      if input >= 0 { close(input) }
      throw SDLError(function: "pipe2", message: String(cString: strerror(code)))
    }
    var process: Int32 = -1
    let code = SVGProcess.withCStrings(["kvhero", SVGProcess.word] + words) { arguments in
      executable.withCString { cplatform_spawn($0, arguments, input, ends[1], &process) }
    }
    close(input)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else {
      throw SDLError(function: "posix_spawn", message: String(cString: strerror(code)))
    }
    let started = process
    SVGProcess.running.withLock { $0.append(started) }
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(ends[0], &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      answer += block[..<count]
    }
    // Its number may be another's once it was waited for.
    SVGProcess.running.withLock { running in running.removeAll { $0 == started } }
    return cplatform_wait(started) == 0 ? answer : []
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("never empty") }
      return body(base)
    }
  }
}

extension SVGProcess {
  /// Draws what comes by standard input and ends the program, if it was started for that.
  ///
  /// - Parameter arguments: The program's, without its name.
  package static func runIfAsked(_ arguments: [String]) {
    isOffered.withLock { $0 = true }
    guard arguments.count == 4, arguments[0] == word, let width = Int(arguments[1]),
      let height = Int(arguments[2]), let seconds = Int32(arguments[3]),
      DecodingLimit.allows(width: width, height: height)
    else { return }
    cplatform_limit_process(seconds, mostBytes)
    var contents: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(STDIN_FILENO, &block, block.count), count > 0 {
      contents += block[..<count]
    }
    do throws(SDLError) {
      let surface = try ImageLibrary.load(contents, as: .svg(width: width, height: height))
      let bitmap = try Bitmap(surface)
      guard bitmap.width == width, bitmap.height == height else { exit(1) }
      write([bitmap.isOpaque ? 1 : 0])
      bitmap.pixels.withUnsafeBytes(write)
    } catch {
      write([2] + Array(error.message.utf8))
    }
    // Nothing is open that would have to be closed.
    _exit(0)
  }

  private static func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(write) }

  private static func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { _exit(1) }
      rest = rest.dropFirst(count)
    }
  }
}
