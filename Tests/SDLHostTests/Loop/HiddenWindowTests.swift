import FrameTiming
import Glibc
import Motion
// A window is hidden by a person, not by its content.
@testable import SDLHost
import SceneGraph
import Testing

@Suite("A window that nobody sees, on SDL's driver without a display", .serialized)
@MainActor
struct HiddenWindowTests {
  private let content = ScriptedContent()

  init() {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
  }

  @Test("Nothing is drawn while it is hidden, its time stands still, and frames go on afterwards")
  func hidden() throws {
    let window = try Window(WindowOptions(title: "Test", size: Size(width: 320, height: 240)))
    var records: [FrameRecord] = []
    let loop = try HostLoop(window: window, content: content) { records.append($0) }
    let timer = WakeTimer(loop.wakeSignal)
    content.needsFrames = true
    // The window closes with the test, before the next one opens.
    defer { content.react = { _ in [] } }
    content.react = { calls in
      switch (calls.last, calls.count { $0 == .frame }, calls.count { $0 == .wake }) {
      case (.frame, 3, _):
        window.hide()
        timer.wake(after: .milliseconds(20))
      case (.wake, _, 1): timer.wake(after: .milliseconds(20))
      case (.wake, _, 2): window.show()
      case (.frame, 6, _): return [.close]
      default: break
      }
      return []
    }
    try loop.run()
    let wakes = content.calls.indices.filter { content.calls[$0] == .wake }
    try #require(wakes.count == 2)
    #expect(content.calls[..<wakes[1]].count { $0 == .frame } == 3)
    #expect(content.times[wakes[0]] == content.times[wakes[1]])
    let frames = content.calls.indices.filter { content.calls[$0] == .frame }
    #expect(content.times[frames[3]] > content.times[wakes[1]])
    #expect(zip(content.times, content.times.dropFirst()).allSatisfy { $0 <= $1 })
    // More than two refreshes went by in real time, in which no frame was wanted.
    #expect(!records[3].followsFrame && records[3].missedVsyncs == 0)
    #expect(records[3].begin - records[2].begin >= .milliseconds(34))
  }

  @Test("A press that is held when it is hidden is cancelled")
  func press() {
    var translator = EventTranslator(
      geometry: WindowGeometry(
        units: Size(width: 100, height: 100), pixels: Size(width: 100, height: 100), scale: nil))
    var phases: [PointerEvent.Phase] = []
    for event in [HostEvent.mouseButton(number: 1, isDown: true, x: 5, y: 5), .hidden, .shown] {
      translator.translate(event) {
        if case .pointer(let event) = $0 { phases.append(event.phase) }
      }
    }
    #expect(phases == [.down, .cancel])
  }
}
