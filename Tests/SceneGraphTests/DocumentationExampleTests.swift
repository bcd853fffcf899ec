import Motion
import SceneGraph
import TestSupport
import Testing

/// The examples of the module's page, as written there.
@MainActor
@Suite struct DocumentationExampleTests {
  @Test("A tree of views takes events and gives frames until all is at rest")
  func scene() throws {
    let image = Image(id: Image.ID(rawValue: 1), size: Size(width: 1600, height: 900))
    var (shown, drawn): ([View], [DisplayList]) = ([], [])
    func show(_ view: View) { shown.append(view) }
    func draw(_ list: DisplayList) { drawn.append(list) }

    let root = View(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    let photo = ImageView(
      frame: Rect(x: 50, y: 50, width: 300, height: 200), image: image,
      contentMode: .scaleAspectFill)
    photo.clipsToBounds = true
    photo.cornerRadius = 12
    photo.addGestureRecognizer(TapGestureRecognizer { _ in show(photo) })
    root.addSubview(photo)
    let scene = Scene(root: root)

    let press = PointerEvent(phase: .down, position: Point(x: 100, y: 100))
    let release = PointerEvent(phase: .up, position: Point(x: 100, y: 100))
    for (frame, kind) in [(0, press), (1, release)] {
      let time = FrameTime(elapsed: .milliseconds(50 * frame))
      let event = InputEvent(time: time, kind: .pointer(kind))
      scene.handle(event)  // whenever one comes
      if scene.needsFrame {  // at each refresh
        scene.advance(to: time)  // when the frame will be shown
        draw(scene.displayList())
        scene.frameDrawn()
      }
    }
    #expect(shown.count == 1 && shown.first === photo)
    #expect(drawn.count == 1 && !scene.needsFrame)
  }

  @Test("A drag that dismisses goes before a list that stands at its top")
  func arbitration() throws {
    let script = Script()
    let scrollView = ScrollView(frame: script.root.bounds)
    scrollView.contentSize = Size(width: 400, height: 2000)
    script.root.addSubview(scrollView)
    let dismissPan = PanGestureRecognizer { _ in }
    scrollView.addGestureRecognizer(dismissPan)
    scrollView.panGestureRecognizer.shouldRequireFailure = { $0 === dismissPan }
    dismissPan.shouldBegin = { _ in scrollView.isAtTop }
    script.watch(dismissPan, as: "dismiss")
    script.drag(from: Point(x: 200, y: 100), by: Vector(dx: 0, dy: 200), at: 0, lasting: 200)
    #expect(script.log.contains("dismiss began"))
    script.up(200, 300, at: 208)

    scrollView.contentOffset = Point(x: 0, y: 500)
    let count = script.log.count
    script.drag(from: Point(x: 200, y: 100), by: Vector(dx: 0, dy: 200), at: 1000, lasting: 200)
    #expect(!script.log.dropFirst(count).contains("dismiss began"))
    #expect(scrollView.contentOffset.y < 500)
  }

  @Test("The page shows what is tested here")
  func pageIsTested() throws {
    try DocumentationPage("Sources/SceneGraph/SceneGraph.docc/SceneGraph.md").expectTested()
  }
}
