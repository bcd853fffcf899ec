import FrameTiming
import Motion
import SDLHost
import SceneGraph

/// Content that keeps what it was told and lets the test decide what follows.
@MainActor
final class ScriptedContent: WindowContent {
  enum Call: Equatable {
    case event(InputEvent.Kind)
    case wake
    case frame
  }

  var calls: [Call] = []
  var times: [FrameTime] = []
  var needsFrames = false
  var nextChange: FrameTime?
  var list = DisplayList()
  var images: any ImageResolver = NoImages()

  /// Called after each of the loop's calls, with all calls so far; may want something of the window.
  var react: ([Call]) -> [WindowRequest] = { _ in [] }
  private var requests: [WindowRequest] = []

  func handle(_ event: InputEvent) { note(.event(event.kind), event.time) }
  func wake(at time: FrameTime) { note(.wake, time) }

  func frame(at time: FrameTime) -> WindowFrame {
    note(.frame, time)
    return WindowFrame(
      list: list, background: Color(hex: 0x204060), images: images, phase: .scroll,
      sampleTime: time)
  }

  func takeRequests() -> [WindowRequest] {
    defer { requests.removeAll() }
    return requests
  }

  private func note(_ call: Call, _ time: FrameTime) {
    calls.append(call)
    times.append(time)
    requests += react(calls)
  }
}

struct NoImages: ImageResolver {
  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent { .placeholder(.black) }
}
