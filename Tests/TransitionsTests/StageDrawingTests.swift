import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What a stage draws, and what it draws it with.
@MainActor
@Suite struct StageDrawingTests {
  private let root = PlainScreen(Color(hex: 0x102030))
  private let stage: Stage
  private let animator = BoxAnimator()

  init() {
    stage = Stage(root: root, size: Size(width: 800, height: 600))
  }

  private func present(_ screen: ViewController, animated: Bool = true) {
    screen.transitioningDelegate = animator
    root.present(screen, animated: animated)
  }

  /// Where the storage of a list begins.
  private func place(_ list: DisplayList) -> UnsafeRawPointer? {
    list.items.withUnsafeBytes { $0.baseAddress }
  }

  @Test("Frames in flight use the same storage again, once nobody keeps the frame before the last")
  func reusesStorage() {
    present(PlainScreen(.white))
    var places: [UnsafeRawPointer?] = []
    var onScreen = DisplayList()
    for frame in 0..<20 {
      let list = stage.frame(at: .seconds(Double(frame) / 60))
      places.append(place(list))
      onScreen = list
    }
    #expect(!onScreen.isEmpty)
    #expect(Set(places.dropFirst(4)).count == 4)
    #expect(places[10] == places[14])
  }

  @Test("Whoever keeps frames keeps them as they were")
  func keptFramesStay() {
    present(PlainScreen(.white))
    let frames = (0..<12).map { stage.frame(at: .seconds(Double($0) / 60)) }
    let other = Stage(root: PlainScreen(Color(hex: 0x102030)), size: stage.size)
    let screen = PlainScreen(.white)
    screen.transitioningDelegate = animator
    other.rootViewController.present(screen)
    for (index, frame) in frames.enumerated() {
      #expect(frame == other.frame(at: .seconds(Double(index) / 60)))
    }
  }

  @Test("What changes in a screen beneath a flight is seen in the next frame")
  func changesAreSeen() {
    present(PlainScreen(.white))
    for (frame, color) in [Color(hex: 0x123456), Color(hex: 0x654321), nil].enumerated() {
      root.view.backgroundColor = color
      let list = stage.frame(at: .seconds(Double(frame) / 60))
      #expect(list.items.first == .group(DisplayGroup(list: root.view.displayList())))
      #expect(stage.frame(at: .seconds(Double(frame) / 60)) == list)
    }
  }

  @Test(
    "A screen at rest that fills the stage is all that is drawn; one that does not lies over what is beneath"
  )
  func whatIsDrawn() {
    let (full, thin) = (PlainScreen(.white), PlainScreen(nil))
    present(full, animated: false)
    #expect(stage.frame(at: .zero) == full.view.displayList())
    full.present(thin, animated: false)
    #expect(
      stage.frame(at: .zero)
        == DisplayList([
          .group(DisplayGroup(list: full.view.displayList())),
          .group(DisplayGroup(list: thin.view.displayList())),
        ]))
    full.view.alpha = 0.5
    full.dismiss(animated: false)
    #expect(
      stage.frame(at: .zero).items.first == .group(DisplayGroup(list: root.view.displayList())))
  }

  @Test("A screen that changed while it was on no stage is drawn as it is when it comes back")
  func changedAway() {
    let screen = PlainScreen(.white)
    present(screen, animated: false)
    _ = stage.frame(at: .zero)
    screen.dismiss(animated: false)
    _ = stage.frame(at: .zero)
    screen.view.backgroundColor = .black
    present(screen, animated: false)
    #expect(stage.frame(at: .zero) == screen.view.displayList())
    #expect(stage.frame(at: .zero).items.first == .fill(screen.view.shape, .black))
  }

  @Test("Tools lie over everything")
  func overlay() {
    let tool = View(frame: Rect(x: 700, y: 10, width: 90, height: 30))
    tool.backgroundColor = .black
    stage.overlay.addSubview(tool)
    #expect(
      stage.frame(at: .zero)
        == DisplayList([
          .group(DisplayGroup(list: root.view.displayList())),
          .group(DisplayGroup(list: stage.overlay.displayList())),
        ]))
  }
}
