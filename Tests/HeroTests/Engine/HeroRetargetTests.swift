import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Ends that move while something flies to them.
@MainActor
@Suite struct HeroRetargetTests {
  /// A list whose thumbnail scrolls, and a page of lines that leave one after the other.
  private final class Driver: StageDriver {
    let (list, page) = (ViewController(), ViewController())
    let scroll = ScrollView()
    let thumbnail = View(frame: Rect(x: 20, y: 400, width: 80, height: 80))
    let picture = View(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    let engine: HeroTransition
    let stage: Stage
    var now = 0.0
    var outcomes: [TransitionOutcome] = []

    init(_ preset: HeroPreset, _ timing: [HeroModifier]) {
      var settings = HeroSettings()
      settings.preset = preset
      engine = HeroTransition(settings: settings)
      for screen in [list, page] { screen.view.backgroundColor = .white }
      scroll.frame = Rect(x: 0, y: 0, width: 320, height: 568)
      scroll.contentSize = Size(width: 320, height: 2000)
      list.view.addSubview(scroll)
      scroll.addSubview(thumbnail)
      page.view.addSubview(picture)
      for view in [thumbnail, picture] {
        view.backgroundColor = .black
        view.heroID = "picture"
        view.heroModifiers = timing
      }
      for index in 0..<3 {
        let line = View(frame: Rect(x: 0, y: 300 + Double(index) * 50, width: 320, height: 40))
        line.backgroundColor = .black
        line.heroModifiers = [
          .translate(x: 400), .delay(0.1 + 0.1 * Double(index)), .duration(0.2),
        ]
        page.view.addSubview(line)
      }
      page.modalPresentationStyle = .custom
      page.heroModalAnimationType = .none
      page.transitioningDelegate = engine
      stage = Stage(root: list, size: Size(width: 320, height: 568))
      list.present(page, animated: false)
      frame()
    }

    var transition: RunningTransition? { stage.transition(of: page) }

    func dismiss() {
      page.dismiss { [weak self] in self?.outcomes.append($0) }
    }

    var center: Point? {
      transition?.state(of: "presented picture")?.frame.value.rect.center
    }
  }

  @Test(
    "Scrolled in each frame of its way back, it arrives where its end has gone, in the time it had, and never jumps",
    arguments: [HeroPreset.standard, .classic],
    [[], [.arc]] as [[HeroModifier]])
  func scrolled(_ preset: HeroPreset, _ timing: [HeroModifier]) throws {
    let still = Driver(preset, timing)
    still.dismiss()
    while still.stage.isMoving { still.frame(after: 1 / 120) }
    let driver = Driver(preset, timing)
    let start = driver.now
    driver.dismiss()
    var last = try #require(driver.center)
    var steps: [Double] = []
    var waiting: [Double] = []
    while driver.stage.isMoving, driver.now - start < 3 {
      driver.scroll.contentOffset.y += 2
      driver.list.transitionGeometryDidChange()
      if let now = driver.center {
        // What the scroll itself moved: no farther than the end went.
        #expect((now - last).length < 2.5)
      }
      driver.frame(after: 1 / 120)
      guard let now = driver.center else { break }
      steps.append((now - last).length)
      last = now
      if driver.now - start < 0.09 {
        waiting.append(driver.transition?.state(of: "presented 1")?.translation.value[0] ?? -1)
      }
    }
    let end = Point(x: 60, y: 440 - driver.scroll.contentOffset.y)
    #expect((last - end).length < 12)
    #expect(steps.max() ?? 0 < 40)
    // What waits goes on waiting, and all is over when it would have been.
    #expect(!waiting.isEmpty && waiting.allSatisfy { $0 == 0 })
    #expect(abs(driver.now - still.now) < 0.1)
    #expect(driver.outcomes == [.completed])
  }

  @Test("Scrolled for a while, a spring goes on to where its end has come to rest, and never steps")
  func sprung() throws {
    let driver = Driver(.standard, [.spring(stiffness: 250, damping: 30)])
    driver.dismiss()
    for frame in 0..<30 {
      if frame < 20 { driver.scroll.contentOffset.y += 2 }
      let before = try #require(driver.transition?.state(of: "presented picture"))
      driver.list.transitionGeometryDidChange()
      let after = try #require(driver.transition?.state(of: "presented picture"))
      #expect(after.distance(from: before) < 1e-9)
      #expect(after.velocityChange(from: before) < 1e-6)
      driver.frame(after: 1 / 120)
    }
    var last: Point?
    while driver.stage.isMoving {
      last = driver.center ?? last
      driver.frame(after: 1 / 120)
    }
    #expect((try #require(last) - Point(x: 60, y: 400)).length < 1)
    #expect(driver.outcomes == [.completed])
  }

  @Test(
    "#60: Resized between presentation and dismissal, or at any frame of either, nothing is where it was before",
    arguments: [HeroPreset.standard, .classic])
  func resized(_ preset: HeroPreset) throws {
    for frames in [0, 1, 3, 6, 9, 12] {
      let theatre = HeroStage(preset)
      theatre.list.onLayout = { $0.thumbnail(theatre.thumbnail) }
      theatre.page.onLayout = { $0.picture(theatre.picture) }
      theatre.present()
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      theatre.send(.resize(Size(width: 568, height: 320), scale: 1))
      if frames > 0 {
        // Nothing that flies is cut short: both ends are those of the new room.
        let end = theatre.transition?.plan.elements.first { $0.name == "presented photo" }
        #expect(end?.channels.frame.to.rect == Rect(x: 0, y: 0, width: 568, height: 160))
      }
      theatre.settle()
      #expect(theatre.outcomes == ["present completed"])
      theatre.send(.resize(Size(width: 320, height: 568), scale: 1))
      theatre.dismiss()
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      theatre.send(.resize(Size(width: 400, height: 400), scale: 1))
      let end = theatre.transition?.plan.elements.first { $0.name == "presenting photo" }
      #expect(end?.channels.frame.to.rect == Rect(x: 16, y: 200, width: 100, height: 100))
      theatre.settle()
      #expect(theatre.outcomes == ["present completed", "dismiss completed"])
      #expect(theatre.thumbnail.frame == Rect(x: 16, y: 200, width: 100, height: 100))
    }
  }
}

extension NotedScreen {
  /// Where the tests' views stand, whatever the size of the room.
  fileprivate func thumbnail(_ view: View) {
    view.frame = Rect(x: 16, y: self.view.bounds.height / 2, width: 100, height: 100)
  }

  fileprivate func picture(_ view: View) {
    view.frame = Rect(
      x: 0, y: 0, width: self.view.bounds.width, height: self.view.bounds.height / 2)
  }
}
