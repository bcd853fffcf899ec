import FrameTiming
import Motion
// The events come from the window system.
@testable import SDLHost
import SceneGraph
import Testing

@Suite(
  "A window whose graphics processor has forgotten", .serialized,
  .enabled(if: TestDisplay.isAvailable, Comment(rawValue: TestDisplay.reason)))
@MainActor
struct DeviceResetTests {
  @Test(
    "It is drawn anew at once, and looks the same; textures are uploaded again where they are lost",
    arguments: [(UInt32(0x2000), false), (0x2001, true)])
  func isDrawnAnew(event: UInt32, losesTextures: Bool) throws {
    TestDisplay.use()
    let window = try Window(
      WindowOptions(title: "Test", size: Size(width: 320, height: 240), renderer: .gpu))
    let content = ScriptedContent()
    content.list = ComparedList.images[7].list
    content.images = ComparedList.pictures
    var pictures: [Bitmap] = []
    var records: [FrameRecord] = []
    let loop = try HostLoop(window: window, content: content) { record in
      records.append(record)
      do { pictures.append(try window.picture()) } catch { Issue.record(error) }
      // All events of the opening have been heard by then.
      if records.count == 10 {
        content.needsFrames = false
        // As SDL_events.h numbers them.
        EventQueue.post(event)
      }
    }
    content.needsFrames = true
    content.react = { calls in calls.count { $0 == .frame } == 11 ? [.close] : [] }
    try loop.run()
    try #require(records.count == 11 && pictures.count == 11)
    #expect(records[0].bytesUploaded ?? 0 > 0)
    #expect(records[9].bytesUploaded == 0)
    #expect((records[10].bytesUploaded ?? 0 > 0) == losesTextures)
    #expect(records.allSatisfy { $0.drawCalls ?? 0 > 0 })
    #expect(pictures[10] == pictures[9])
  }
}
