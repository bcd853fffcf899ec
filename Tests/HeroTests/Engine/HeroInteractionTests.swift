import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// A hand on the engine's transition. Vectors RE-1 to RE-22 as spec §11 recommends them.
@MainActor
@Suite struct HeroInteractionTests {
  /// Two screens that push by default, 0.35 s along a curve.
  private final class Driver: StageDriver {
    let (list, page) = (ViewController(), ViewController())
    let engine: HeroTransition
    let stage: Stage
    var now = 0.0
    var outcomes: [String] = []

    init(_ preset: HeroPreset) {
      var settings = HeroSettings()
      settings.preset = preset
      settings.defaultAnimation = .slide(direction: .left)
      engine = HeroTransition(settings: settings)
      for screen in [list, page] { screen.view.backgroundColor = .white }
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = engine
      stage = Stage(root: list, size: Size(width: 400, height: 800))
    }

    func present() {
      frame()
      list.present(page, animated: true) { [weak self] in self?.outcomes.append("\($0)") }
    }

    var transition: RunningTransition? { stage.transition(of: page) }

    /// How far the page has come in, in points.
    var offset: Double? { transition?.state(of: "presented")?.translation.value[0] }

    /// Seconds until it is over, to a thousandth.
    func timeToEnd() -> Double {
      let start = now
      while stage.isMoving, now - start < 2 { frame(after: 0.001) }
      return now - start
    }
  }

  @Test(
    "RE-1, RE-3, RE-4, RE-5, RE-6, RE-8: What is left takes as long as it took, or would have",
    arguments: [
      (0.4, true, 0.21), (0.4, false, 0.14), (0.1, false, 0.035), (0.9, false, 0.315),
      (1.0, false, 0.35), (1.0, true, 0),
    ])
  func remaining(progress: Double, finishes: Bool, seconds: Double) {
    let driver = Driver(.classic)
    driver.present()
    driver.frame(after: 0.05)
    #expect(driver.engine.update(progress))
    driver.frame()
    if finishes { driver.engine.finish() } else { driver.engine.cancel() }
    #expect(abs(driver.timeToEnd() - seconds) < 0.003)
    #expect(driver.outcomes == [finishes ? "completed" : "cancelled"])
    #expect(!driver.engine.isTransitioning)
  }

  @Test("#299, #132: Under the hand everything moves in a straight line with it")
  func leading() throws {
    let driver = Driver(.standard)
    driver.present()
    driver.frame(after: 0.1)
    for progress in [0.0, 0.25, 0.5, 0.75, 1] {
      driver.engine.update(progress)
      driver.frame(after: 0.016)
      #expect(abs(try #require(driver.offset) - 400 * (1 - progress)) < 1e-9)
      let other = try #require(driver.transition?.state(of: "presenting"))
      #expect(abs(other.translation.value[0] + 400 * progress) < 1e-9)
    }
  }

  /// A view on an arc of AR-1's kind, and one that goes straight.
  private func bentDriver() -> (Driver, View) {
    let driver = Driver(.standard)
    driver.engine.settings.defaultAnimation = .none
    let bent = View(frame: Rect(x: 60, y: 60, width: 80, height: 80))
    bent.backgroundColor = .black
    bent.heroModifiers = [.position(Point(x: 300, y: 700)), .arc, .duration(1)]
    let straight = View(frame: Rect(x: 0, y: 0, width: 400, height: 50))
    straight.backgroundColor = .black
    straight.heroModifiers = [.position(Point(x: 200, y: 800)), .duration(1)]
    driver.page.view.addSubview(bent)
    driver.page.view.addSubview(straight)
    return (driver, bent)
  }

  @Test("Under the hand what is on an arc stays on it, as far along it as all else")
  func arcInHand() throws {
    let (driver, _) = bentDriver()
    driver.present()
    driver.frame()
    for progress in [0.0, 0.25, 0.5, 0.75, 1] {
      driver.engine.update(progress, velocity: 0)
      driver.frame(after: 0.016)
      let frame = try #require(driver.transition?.state(of: "presented 0")).frame.value.rect
      // Upwards from (300, 700) to (100, 100), across first: B(u) about (100, 700).
      let (u, v) = (progress, 1 - progress)
      #expect(abs(frame.midX - (v * v * 300 + 2 * u * v * 100 + u * u * 100)) < 1e-6)
      #expect(abs(frame.midY - (v * v * 700 + 2 * u * v * 700 + u * u * 100)) < 1e-6)
      #expect(abs(driver.engine.progress - progress) < 1e-9)
    }
  }

  @Test("Taken hold of in flight, what is on an arc does not jump, and is as fast as it is moved")
  func arcGrabbed() throws {
    let (driver, _) = bentDriver()
    driver.present()
    driver.frame()
    driver.frame(after: 0.3)
    func place() throws -> ChannelState {
      try #require(driver.transition?.state(of: "presented 0")).frame
    }
    let before = try place().value
    let progress = driver.engine.progress
    driver.engine.update(progress, velocity: 0)
    driver.frame()
    var jump = try place().value - before
    #expect((jump * jump).sum() < 1e-12)
    let step = 1e-6
    driver.engine.update(progress + 0.2 - step, velocity: 2)
    let early = try place().value
    driver.engine.update(progress + 0.2 + step, velocity: 2)
    let late = try place().value
    driver.engine.update(progress + 0.2, velocity: 2)
    jump = (late - early) / (2 * step) * 2 - (try place().velocity)
    #expect((jump * jump).sum() < 1e-4)
    driver.engine.update(1, velocity: 0)
    #expect(try place().value.rect == Rect(x: 60, y: 60, width: 80, height: 80))
  }

  @Test("Let go, it keeps the hand's velocity", arguments: [true, false])
  func velocity(finishes: Bool) throws {
    let driver = Driver(.standard)
    driver.present()
    driver.frame(after: 0.1)
    driver.engine.update(0.5, velocity: 3)
    driver.frame()
    if finishes { driver.engine.finish() } else { driver.engine.cancel() }
    let state = try #require(driver.transition?.state(of: "presented")).translation
    #expect(abs(state.value[0] - 200) < 1e-6)
    #expect(abs(state.velocity[0] + 1200) < 12)
    driver.settle()
    #expect(driver.outcomes == [finishes ? "completed" : "cancelled"])
  }

  @Test("RE-22, #90, #123: An update when nothing is under way does nothing, now or later")
  func idle() {
    let driver = Driver(.standard)
    #expect(!driver.engine.update(0.3))
    driver.engine.finish()
    driver.engine.cancel()
    driver.present()
    driver.frame()
    #expect(driver.offset == 400)
    driver.settle()
    #expect(driver.outcomes == ["completed"])
    #expect(!driver.engine.update(0.3))
  }

  @Test("RE-14, #203: Every call is heard in every state, and ends once", arguments: [true, false])
  func atOnce(finishes: Bool) {
    let driver = Driver(.standard)
    driver.present()
    if finishes {
      driver.engine.finish(animate: false)
    } else {
      driver.engine.cancel(animate: false)
    }
    driver.engine.finish()
    driver.engine.cancel()
    driver.engine.update(.nan)
    driver.settle()
    #expect(driver.outcomes == [finishes ? "completed" : "cancelled"])
  }
}
