import Glibc
import Synchronization
import Testing

/// One run of the built `kvhero`, from its start to its end, with all that it said.
struct KVHeroProcess {
  let status: Int32
  let output: String
  let errors: String

  /// Runs it to its end, without a display.
  ///
  /// - Parameters:
  ///   - words: Its arguments.
  ///   - executable: Which one; the one built with the tests unless said otherwise.
  ///   - variables: Of its environment, besides a path and a home of its own.
  ///   - standardOutput: A file to write to instead of a pipe.
  ///   - watch: Makes standard error a terminal; given what was said there so far, it says which signal
  ///     the program is to be sent, which is done once.
  /// - Throws: A failed requirement where it cannot be run, or does not end in 60 s.
  init(
    _ words: [String], executable: String? = nil, variables: [String] = [],
    standardOutput: String? = nil, watch: ((String) -> Int32?)? = nil
  ) throws {
    try self.init(
      words.map { Array($0.utf8) }, executable: executable, variables: variables,
      standardOutput: standardOutput, watch: watch)
  }

  /// The same with arguments that need not be text.
  init(
    _ words: [[UInt8]], executable: String? = nil, variables: [String] = [],
    standardOutput: String? = nil, watch: ((String) -> Int32?)? = nil
  ) throws {
    let path = try executable ?? KVHeroProcess.built()
    let arguments = ([Array(path.utf8)] + words).map { $0.map(CChar.init(bitPattern:)) + [0] }
    let environment = (["PATH=/usr/bin:/bin", "HOME=/nonexistent"] + variables).map {
      $0.utf8CString.map { $0 }
    }
    let (process, output, errors) = try KVHeroProcess.spawning.withLock { _ in
      let (output, errors) = (try Pipe(), try Pipe(isTerminal: watch != nil))
      let process = try KVHeroProcess.spawn(
        path, arguments, environment, standardOutput, output.writing, errors.writing)
      return (process, output, errors)
    }
    output.closeWriting()
    errors.closeWriting()
    var signal = 0 as Int32
    let texts = try drain([output.reading, errors.reading]) { texts in
      guard signal == 0, let watch, let wanted = watch(String(decoding: texts[1], as: UTF8.self))
      else { return }
      signal = wanted
      kill(process, signal)
    } onTimeout: {
      kill(process, SIGKILL)
    }
    var state: Int32 = 0
    while waitpid(process, &state, 0) < 0 { try #require(errno == EINTR) }
    // A signal counts as a shell counts it.
    status = state & 0x7f == 0 ? state >> 8 & 0xff : 128 + state & 0x7f
    self.output = String(decoding: texts[0], as: UTF8.self)
    self.errors = String(decoding: texts[1], as: UTF8.self)
  }

  /// Held while pipes are made and handed on, so that no other process inherits them half made.
  private static let spawning = Mutex(())

  /// Does something that a process which starts meanwhile would spoil: a program being copied cannot
  /// be run as long as a child holds it open for writing.
  static func withoutStarting(_ body: () throws -> Void) throws {
    try spawning.withLock { _ in try body() }
  }

  private static func spawn(
    _ path: String, _ arguments: [[CChar]], _ environment: [[CChar]], _ standardOutput: String?,
    _ output: Int32, _ errors: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    try #require(posix_spawn_file_actions_init(&actions) == 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let standardOutput {
      posix_spawn_file_actions_addopen(&actions, 1, standardOutput, O_WRONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // Whoever runs the tests may ignore Ctrl-C, or hold it back.
    var attributes = posix_spawnattr_t()
    try #require(posix_spawnattr_init(&attributes) == 0)
    defer { posix_spawnattr_destroy(&attributes) }
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let result = withPointers(to: arguments) { arguments in
      withPointers(to: environment) { environment in
        posix_spawn(&process, path, &actions, &attributes, arguments, environment)
      }
    }
    try #require(result == 0, "\(path): \(String(cString: strerror(result)))")
    return process
  }

  /// The program that was built along with these tests, which lies beside them.
  static func built() throws -> String {
    let tests = try #require(realpath("/proc/self/exe", nil))
    defer { free(tests) }
    let path = String(cString: tests)
    let folder = path[..<(try #require(path.lastIndex(of: "/")))]
    return "\(folder)/kvhero"
  }
}

/// Both ends of a pipe that no other process inherits, closed with the last reference.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  /// - Parameter isTerminal: Whether a terminal of 80 columns is written to.
  /// - Throws: A failed requirement where the system has none left.
  init(isTerminal: Bool = false) throws {
    var ends: [Int32] = [-1, -1]
    if isTerminal {
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      var (near, far) = (Int32(-1), Int32(-1))
      let status = openpty(&near, &far, nil, nil, &size)
      try #require(status == 0, "\(String(cString: strerror(errno)))")
      ends = [near, far]
    } else {
      try #require(pipe(&ends) == 0, "\(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    closeWriting()
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }
}

/// Reads several pipes to their ends, whichever has something first, so that none fills up.
private func drain(
  _ pipes: [Int32], onText: ([[UInt8]]) -> Void, onTimeout: () -> Void
) throws -> [[UInt8]] {
  var texts = pipes.map { _ in [UInt8]() }
  var open = Set(pipes.indices)
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while !open.isEmpty {
    var waiting = pipes.enumerated().map { index, pipe in
      pollfd(fd: open.contains(index) ? pipe : -1, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&waiting, nfds_t(waiting.count), 60_000)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { onTimeout() }
    try #require(count > 0, "silent for 60 s")
    for index in waiting.indices where waiting[index].revents != 0 {
      let length = read(pipes[index], &buffer, buffer.count)
      if length > 0 {
        texts[index] += buffer[..<length]
        onText(texts)
      } else if length == 0 || errno != EINTR {
        open.remove(index)
      }
    }
  }
  return texts
}

/// Passes zero-terminated strings as C's null-terminated list of them.
private func withPointers<Result>(
  to strings: [[CChar]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
