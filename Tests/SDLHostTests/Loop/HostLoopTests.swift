import FrameTiming
import Glibc
import Motion
import SDLHost
import SceneGraph
import Testing

@Suite("A window and its loop, on SDL's driver without a display", .serialized)
@MainActor
struct HostLoopTests {
  private let content = ScriptedContent()

  init() {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
  }

  private func openWindow(scale: Double? = nil) throws -> Window {
    try Window(
      WindowOptions(title: "Test", size: Size(width: 320, height: 240), scale: scale))
  }

  @Test("The content learns its size, draws one frame, and is then left alone until it is woken")
  func restsUntilWoken() throws {
    let window = try openWindow()
    let loop = try HostLoop(window: window, content: content)
    let signal = loop.wakeSignal
    var hasDrawn = false
    content.react = { calls in
      if calls.last == .frame, !hasDrawn {
        hasDrawn = true
        startThread { signal.send() }
      }
      return calls.last == .wake ? [.close] : []
    }
    try loop.run()
    #expect(content.calls.first == .event(.resize(Size(width: 320, height: 240), scale: 1)))
    #expect(content.calls.last == .wake)
    // An expose may ask for the same frame again; nothing else does.
    #expect(content.calls.filter { $0 == .frame }.count <= 2)
  }

  @Test("A timer wakes the loop, and only the last wish of several does", arguments: [0, 3])
  func timer(milliseconds: Int) throws {
    let window = try openWindow()
    let loop = try HostLoop(window: window, content: content)
    let timer = WakeTimer(loop.wakeSignal)
    var hasDrawn = false
    content.react = { calls in
      if calls.last == .frame, !hasDrawn {
        hasDrawn = true
        timer.wake(after: .seconds(3600))
        timer.wake(after: .milliseconds(milliseconds))
      }
      return calls.last == .wake ? [.close] : []
    }
    try loop.run()
    #expect(content.calls.count { $0 == .wake } == 1)
  }

  @Test("What changes by itself gets its frame in time, and sleeps until then")
  func change() throws {
    let window = try openWindow()
    let loop = try HostLoop(window: window, content: content)
    var first: FrameTime?
    let content = content
    content.react = { [weak content] calls in
      guard let content, calls.last == .frame, let time = content.times.last else { return [] }
      if let change = content.nextChange, time >= change { return [.close] }
      first = first ?? time
      content.nextChange = first.map { $0 + .milliseconds(120) }
      return []
    }
    try loop.run()
    // Those that an expose asks for, and one that may come a refresh too early.
    #expect(content.calls.count { $0 == .frame } <= 5)
  }

  @Test("Frames follow each other while they are wanted; each is recorded, and no time goes back")
  func framesFollow() throws {
    let window = try openWindow(scale: 2)
    var records: [FrameRecord] = []
    let loop = try HostLoop(window: window, content: content) { records.append($0) }
    content.needsFrames = true
    content.react = { calls in calls.filter { $0 == .frame }.count == 5 ? [.close] : [] }
    try loop.run()
    #expect(content.calls.first == .event(.resize(Size(width: 320, height: 240), scale: 2)))
    #expect(records.map(\.index) == [0, 1, 2, 3, 4])
    #expect(records.allSatisfy { $0.phase == .scroll })
    #expect(!records[0].followsFrame)
    #expect(zip(content.times, content.times.dropFirst()).allSatisfy { $0 <= $1 })
    for (record, next) in zip(records, records.dropFirst()) {
      #expect(record.returnedFromPresent >= record.begin)
      #expect(next.begin >= record.deadline)
    }
    // The first frame answers the window's first size.
    #expect(records[0].oldestInput != nil)
  }

  @Test("What the content draws is in the window, at whatever scale", arguments: [1.0, 1.5, 2, 3])
  func contentIsDrawn(scale: Double) throws {
    let window = try openWindow(scale: scale)
    content.react = { calls in calls.last == .frame ? [.close] : [] }
    content.list.append(
      .fill(
        RoundedRect(rect: Rect(x: 100, y: 50, width: 40, height: 20)), Color(hex: 0xff8000)))
    try HostLoop(window: window, content: content).run()
    let picture = try window.picture()
    #expect([picture.width, picture.height] == [Int(320 * scale), Int(240 * scale)])
    func pixel(x: Double, y: Double) -> UInt32 {
      picture.pixels[Int(y * scale) * picture.width + Int(x * scale)]
    }
    #expect(pixel(x: 120, y: 60) == 0xffff_8000)
    for (x, y) in [(98.0, 60.0), (142, 60), (120, 48), (120, 72), (0, 0), (319, 239)] {
      #expect(pixel(x: x, y: y) == 0xff20_4060)
    }
  }

  @Test("Where frames differ in parts, the window shows each as if all of it were drawn")
  func changesAreDrawn() throws {
    let window = try openWindow()
    content.needsFrames = true
    var frames = 0
    content.react = { [content] calls in
      guard calls.last == .frame else { return [] }
      frames += 1
      // The frame that is asked for shows it already.
      let x = Double(frames) * 30
      content.list = DisplayList([
        .fill(RoundedRect(rect: Rect(x: x, y: 50, width: 20, height: 20)), Color(hex: 0xff8000))
      ])
      return frames == 5 ? [.close] : []
    }
    try HostLoop(window: window, content: content).run()
    let picture = try window.picture()
    for x in 0..<picture.width {
      let isFilled = x >= 150 && x < 170
      #expect(picture.pixels[60 * picture.width + x] == (isFilled ? 0xffff_8000 : 0xff20_4060))
    }
  }

  @Test("A window that changes its size is drawn anew, all of it")
  func resizeIsDrawn() throws {
    let window = try openWindow()
    content.list.append(
      .fill(RoundedRect(rect: Rect(x: 10, y: 10, width: 20, height: 20)), Color(hex: 0xff8000)))
    var frames = 0
    content.react = { calls in
      guard calls.last == .frame else { return [] }
      frames += 1
      return frames == 1 ? [.toggleFullScreen] : [.close]
    }
    try HostLoop(window: window, content: content).run()
    let picture = try window.picture()
    #expect(picture.width > 320)
    #expect(picture.pixels[15 * picture.width + 15] == 0xffff_8000)
    let rest = picture.pixels.indices.filter { index in
      !(10..<30).contains(index % picture.width) || !(10..<30).contains(index / picture.width)
    }
    #expect(rest.allSatisfy { picture.pixels[$0] == 0xff20_4060 })
  }

  @Test("A window can be opened again after it has closed")
  func opensAgain() throws {
    for _ in 0..<3 {
      let window = try openWindow()
      #expect(window.geometry.size == Size(width: 320, height: 240))
      #expect(window.refreshPeriod > .zero)
    }
  }

  @Test("The graphics processor is refused, not replaced, where there is no OpenGL")
  func gpuIsRefused() throws {
    // After tests on a display with OpenGL, SDL may still be connected to it.
    setenv("SDL_OPENGL_LIBRARY", "/nonexistent/libGL.so", 1)
    defer { unsetenv("SDL_OPENGL_LIBRARY") }
    let error = try #require(throws: SDLError.self) {
      try Window(
        WindowOptions(title: "Test", size: Size(width: 10, height: 10), renderer: .gpu))
    }
    #expect(error.function == "renderer gpu")
    #expect(!error.message.isEmpty)
  }

  @Test("A window says which way to the screen it goes, and why")
  func saysWhy() throws {
    let window = try openWindow()
    #expect(window.rendererName == "cpu")
    #expect(window.rendererReason.contains("no "))
    let asked = try Window(
      WindowOptions(title: "Test", size: Size(width: 10, height: 10), renderer: .cpu))
    #expect(asked.rendererReason == "asked for")
  }
}

/// Runs a closure on a thread of its own.
private func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Box: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let box = Unmanaged.passRetained(Box(body)).toOpaque()
  let status = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }, box)
  precondition(status == 0, "no thread: \(status)")
  pthread_detach(thread)
}
