import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor
@Suite struct SceneTests {
  /// Notes the keys it is asked about.
  private final class Listener: View {
    var heard: [KeyEvent.Key] = []
    var isUsing = false
    override var canBecomeFirstResponder: Bool { true }

    override func keyDown(_ key: KeyEvent) -> Bool {
      heard.append(key.key)
      return isUsing
    }
  }

  private final class Controller: Responder {
    var heard = 0
    var nextResponder: (any Responder)?

    func keyDown(_ key: KeyEvent) -> Bool {
      heard += 1
      return false
    }
  }

  @Test("The same value wakes nothing, another one does")
  func wakesOnChanges() {
    let script = Script()
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    script.root.addSubview(view)
    let changes: [@MainActor () -> Void] = [
      { view.alpha = 0.5 }, { view.isHidden = true }, { view.backgroundColor = .black },
      { view.border = Border(width: 1, color: .black) }, { view.shadow = Shadow() },
      { view.cornerRadius = 3 }, { view.cornerCurve = .circular }, { view.clipsToBounds = true },
      { view.zPosition = 1 }, { view.isFocused = true }, { view.transform = .scale(x: 2, y: 2) },
      { view.frame = Rect(x: 1, y: 0, width: 10, height: 20) }, { view.center = .zero },
      { view.bounds = Rect(x: 0, y: 1, width: 1, height: 1) }, { view.contentMode = .center },
      { view.image = Image(id: .init(rawValue: 1), size: Size(width: 1, height: 1)) },
      { script.event(.expose, at: 0) },
    ]
    for (index, change) in changes.enumerated() {
      change()
      #expect(script.scene.needsFrame, "change \(index)")
      script.frame(at: 0)
      script.scene.frameDrawn()
      #expect(!script.scene.needsFrame, "change \(index)")
      if index < changes.count - 1 { change() }
      #expect(!script.scene.needsFrame, "change \(index) again")
    }
    view.removeFromSuperview()
    #expect(script.scene.needsFrame)
    script.scene.frameDrawn()
    view.alpha = 0.7
    #expect(!script.scene.needsFrame, "it is in no scene")
  }

  @Test("Recording changes nothing and wakes nothing")
  func recordsWithoutChange() {
    let script = Script()
    let tree = randomTree(seed: 3, depth: 3, breadth: 3)
    for view in tree.everything { view.backgroundColor = .white }
    script.root.addSubview(tree)
    script.frame(at: 0)
    script.scene.frameDrawn()
    let first = script.scene.displayList()
    #expect(script.scene.displayList() == first)
    #expect(tree.displayList(excluding: [tree.subviews[0]]) != tree.displayList())
    #expect(script.scene.displayList() == first)
    #expect(!script.scene.needsFrame)
  }

  @Test("A press goes to the topmost view at the point that takes it", arguments: 0..<25)
  func hitsWhatIsOnTop(seed: Int) {
    let tree = randomTree(seed: seed, depth: 3, breadth: 3)
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(tree)
    /// Every view in drawing order, if the point is inside it and all above it.
    func candidates(_ view: View, _ point: Point) -> [View] {
      guard let inside = view.convert(point, from: nil), view.bounds.contains(inside),
        !view.isHidden, view.isUserInteractionEnabled
      else { return [] }
      let sorted = view.subviews.indices.sorted {
        (view.subviews[$0].zPosition, $0) < (view.subviews[$1].zPosition, $1)
      }
      return [view] + sorted.flatMap { candidates(view.subviews[$0], point) }
    }
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      let point = Point(
        x: Double.random(in: 0..<400, using: &random),
        y: Double.random(in: 0..<400, using: &random))
      #expect(root.hitTest(point) === candidates(root, point).last)
    }
  }

  @Test("A key goes from the first responder up, by way of a controller, until it is used")
  func keysClimb() {
    let script = Script()
    let (outer, inner) = (Listener(), Listener())
    let controller = Controller()
    script.root.addSubview(outer)
    outer.addSubview(inner)
    outer.responderOverride = controller
    controller.nextResponder = script.root
    #expect(inner.becomeFirstResponder() && inner.isFirstResponder)
    script.key(.escape)
    #expect(inner.heard == [.escape] && outer.heard == [.escape] && controller.heard == 1)
    inner.isUsing = true
    script.key(.enter)
    #expect(inner.heard == [.escape, .enter] && outer.heard == [.escape])
    script.event(.key(KeyEvent(key: .enter, isDown: false)), at: 0)
    #expect(inner.heard.count == 2, "a release is not reported")
    outer.removeFromSuperview()
    #expect(script.scene.firstResponder == nil && !inner.becomeFirstResponder())
  }

  @Test("A chain of responders that goes round in a circle ends")
  func circlesEnd() {
    let script = Script()
    let controller = Controller()
    script.root.responderOverride = controller
    controller.nextResponder = script.root
    script.key(.space)
    #expect(controller.heard > 1)
    controller.nextResponder = nil
  }

  @Test("The focus goes round the controls that can be reached")
  func focusGoesRound() {
    let script = Script()
    let controls = (0..<4).map { _ in Control() }
    for control in controls { script.root.addSubview(control) }
    controls[1].isEnabled = false
    controls[2].isHidden = true
    var activated = 0
    controls[3].onActivate = { activated += 1 }
    #expect(script.scene.moveFocus(forward: true) && controls[0].isFocused)
    #expect(script.scene.moveFocus(forward: true) && controls[3].isFocused)
    #expect(!controls[0].isFocused && controls[3].isFirstResponder)
    script.key(.space)
    #expect(activated == 1)
    #expect(script.scene.moveFocus(forward: true) && controls[0].isFocused)
    controls[0].removeFromSuperview()
    #expect(script.scene.focusedView == nil && !controls[0].isFocused)
  }

  @Test("Layout that always asks for layout again does not hang")
  func endlessLayoutEnds() {
    final class Restless: View {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let script = Script()
    let view = Restless()
    script.root.addSubview(view)
    script.frame(at: 0)
    #expect(view.passes > 0 && view.passes < 100)
  }

  @Test("Attachments are kept by the type of their key")
  func keepsAttachments() {
    enum Name: ViewAttachmentKey { typealias Value = String }
    enum Alias: ViewAttachmentKey { typealias Value = String }
    let view = View()
    view[attachment: Name.self] = "photo"
    #expect(view[attachment: Name.self] == "photo" && view[attachment: Alias.self] == nil)
    view[attachment: Name.self] = nil
    #expect(view[attachment: Name.self] == nil)
  }

  @Test("A tree lets go of its views")
  func leaksNothing() {
    weak var scene: Scene?
    weak var grid: GridView?
    weak var pan: PanGestureRecognizer?
    do {
      let script = Script()
      let view = GridView(frame: script.root.bounds)
      view.itemCount = 50
      view.cellProvider = { _, reused in reused ?? Control() }
      script.root.addSubview(view)
      script.frame(at: 0)
      script.drag(from: Point(x: 50, y: 300), by: Vector(dx: 0, dy: -90), at: 0, lasting: 40)
      script.up(50, 210, at: 41)
      (scene, grid, pan) = (script.scene, view, view.panGestureRecognizer)
    }
    #expect(scene == nil && grid == nil && pan == nil)
  }
}
