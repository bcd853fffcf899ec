import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Views that have arrived can be used while others still fly.
@MainActor
@Suite struct HeroSettledTests {
  private final class Driver: StageDriver {
    let (list, page) = (ViewController(), ViewController())
    let early = Control(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    let late = Control(frame: Rect(x: 20, y: 200, width: 100, height: 40))
    let engine: HeroTransition
    let stage: Stage
    var now = 0.0
    var presses: [String] = []

    init(allows: Bool) {
      var settings = HeroSettings()
      settings.isUserInteractionEnabled = allows
      engine = HeroTransition(settings: settings)
      for screen in [list, page] { screen.view.backgroundColor = .white }
      early.backgroundColor = .black
      late.backgroundColor = .black
      early.heroModifiers = [.translate(x: 50), .duration(0.2)]
      late.heroModifiers = [.translate(x: 50), .duration(0.2), .delay(2)]
      page.view.addSubview(early)
      page.view.addSubview(late)
      page.heroModalAnimationType = .none
      page.transitioningDelegate = engine
      stage = Stage(root: list, size: Size(width: 400, height: 300))
      early.onActivate = { [weak self] in self?.presses.append("early") }
      late.onActivate = { [weak self] in self?.presses.append("late") }
    }

    func present(frames: Int) {
      frame()
      list.present(page)
      for _ in 0..<frames { frame(after: 1 / 60) }
    }
  }

  @Test("#511, #201: A view that has arrived is used while another waits, and that goes on")
  func settled() {
    let driver = Driver(allows: true)
    driver.present(frames: 20)
    driver.click(Point(x: 60, y: 40))
    #expect(driver.presses == ["early"])
    #expect(driver.stage.transition(of: driver.page)?.heading == .present)
    // One that has not reaches the transition, which turns back.
    driver.click(Point(x: 60, y: 220))
    #expect(driver.presses == ["early"])
    #expect(driver.stage.transition(of: driver.page)?.heading == .dismiss)
    driver.settle()
    #expect(driver.page.stage == nil)
  }

  @Test("On its way a view is not used, nor where the settings say so")
  func moving() {
    for (allows, frames) in [(true, 5), (false, 20)] {
      let driver = Driver(allows: allows)
      driver.present(frames: frames)
      driver.click(Point(x: 60, y: 40))
      #expect(driver.presses == [])
      #expect(driver.stage.transition(of: driver.page)?.heading == .dismiss)
    }
  }

  @Test("Once all have arrived everything is used as at rest")
  func rest() {
    let driver = Driver(allows: true)
    driver.present(frames: 5)
    driver.settle()
    driver.click(Point(x: 60, y: 220))
    #expect(driver.presses == ["late"])
  }
}
