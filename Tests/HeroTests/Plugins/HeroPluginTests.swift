import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Plugins and delegates, which take part and follow.
@MainActor
@Suite(.serialized) struct HeroPluginTests {
  private static var notes: [String] = []

  /// Notes what it is told and does nothing.
  private class Noting: HeroPlugin {
    required init() { note("made") }
    var name: String { "noting" }
    var requiresPerFrameCallback: Bool { false }
    func note(_ what: String) { HeroPluginTests.notes.append("\(name) \(what)") }

    func process(_ scene: inout HeroScene, fromViews: [View], toViews: [View]) {
      note("process \(scene.from.views.count == fromViews.count)")
    }
    func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double {
      note("animate")
      return 0
    }
    func seek(to seconds: Double) { note("seek") }
    func resume(at seconds: Double, isReversed: Bool) { note("resume \(isReversed)") }
    func apply(_ state: HeroTargetState, to view: View) { note("apply") }
    func changeTarget(_ state: HeroTargetState, isDestination: Bool, of view: View) {
      note("target \(isDestination)")
    }
    func clean() { note("clean") }
  }

  private final class Other: Noting { override var name: String { "other" } }

  private final class EachFrame: Noting {
    override var name: String { "frames" }
    override var requiresPerFrameCallback: Bool { true }
  }

  /// Lets every line fall from above and takes two seconds.
  private final class Slow: HeroPlugin {
    init() {}
    func process(_ scene: inout HeroScene, fromViews: [View], toViews: [View]) {
      for index in scene.to.views.indices where scene.to.views[index].state?.spring != nil {
        scene.change(index, on: .to) { $0.transform = .translation(x: 0, y: -500) }
      }
    }
    func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double { 2 }
  }

  /// Holds the transition for a hand.
  private final class Holding: HeroPlugin {
    init() {}
    func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double {
      .infinity
    }
  }

  /// Moves one view itself: across, at an even pace.
  private final class Driving: HeroPlugin {
    static weak var view: View?
    init() {}
    func canAnimate(_ view: View, appears: Bool) -> Bool { appears && view === Driving.view }
    func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double {
      let elements = plan.elements.map { (element) -> TransitionElement in
        guard element.name == "presented own" else { return element }
        var (element, frame) = (element, element.channels.frame)
        #expect(frame.from == frame.to, "it stands still until the plugin moves it")
        frame.from[0] -= 100
        frame.timing = .curve(.linear, duration: 1)
        element.channels.frame = frame
        return element
      }
      plan = TransitionPlan(elements: elements, reversal: plan.reversal)
      return 1
    }
  }

  @Test("A view that a plugin animates is moved by it alone, whatever its modifiers say")
  func driving() throws {
    let screens = HeroStage()
    let view = View(frame: Rect(x: 200, y: 40, width: 50, height: 30))
    view.heroID = "own"
    view.heroModifiers = [.fade, .translate(x: 0, y: 300)]
    screens.page.view.addSubview(view)
    Driving.view = view
    screens.engine.enable(Driving.self)
    screens.present()
    let plan = try #require(screens.stage.topTransition).plan
    let index = try #require(plan.elements.firstIndex { $0.name == "presented own" })
    for part in [0.0, 0.25, 0.5, 1] {
      var states: [ElementState] = []
      plan.sample(at: part, into: &states)
      #expect(abs(states[index].frame.value[0] - (100 + 100 * part)) < 1e-9)
      #expect(states[index].frame.value[1] == 40 && states[index].opacity.value[0] == 1)
    }
  }

  @Test("Plugins take part in the order in which they were enabled last, a new one each time")
  func order() {
    HeroPluginTests.notes = []
    let theatre = HeroStage()
    let engine = theatre.engine
    engine.enable(Noting.self)
    engine.enable(Other.self)
    engine.enable(Noting.self)
    #expect(engine.isEnabled(Noting.self) && engine.isEnabled(Other.self))
    theatre.present()
    #expect(
      HeroPluginTests.notes == [
        "other made", "noting made", "other process true", "noting process true",
        "other animate", "noting animate",
      ])
    engine.disable(Other.self)
    #expect(!engine.isEnabled(Other.self))
    theatre.settle()
    #expect(HeroPluginTests.notes.suffix(2) == ["other clean", "noting clean"])
    HeroPluginTests.notes = []
    theatre.dismiss()
    theatre.settle()
    #expect(HeroPluginTests.notes.first == "noting made")
    #expect(!HeroPluginTests.notes.contains { $0.hasPrefix("other") })
  }

  @Test("Told of each frame if it wants to be or a hand leads, and of all that a hand does")
  func frames() {
    HeroPluginTests.notes = []
    let theatre = HeroStage()
    theatre.engine.enable(Noting.self)
    theatre.engine.enable(EachFrame.self)
    theatre.present()
    for _ in 0..<5 { theatre.frame(after: 1 / 60) }
    #expect(HeroPluginTests.notes.filter { $0 == "frames seek" }.count == 5)
    #expect(!HeroPluginTests.notes.contains("noting seek"))
    theatre.engine.update(0.5)
    theatre.frame(after: 1 / 60)
    #expect(HeroPluginTests.notes.filter { $0 == "noting seek" }.count == 1)
    theatre.engine.apply([.opacity(0.5)], to: theatre.picture)
    theatre.engine.changeTarget([.opacity(0.5)], isDestination: false, to: theatre.picture)
    theatre.engine.cancel()
    for note in ["apply", "target false", "resume true"] {
      #expect(HeroPluginTests.notes.contains("noting \(note)"), "\(note)")
    }
    theatre.settle()
    #expect(HeroPluginTests.notes.filter { $0 == "noting clean" }.count == 1)
  }

  @Test("It changes what views do, and how long all takes")
  func changes() throws {
    let theatre = HeroStage()
    theatre.engine.enable(Slow.self)
    theatre.present()
    let transition = try #require(theatre.transition)
    #expect(transition.plan.duration == 2)
    #expect(try #require(transition.state(of: "presented 1/0")).translation.value[1] == -500)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
    #expect(theatre.now > 2)
  }

  @Test(
    "Let go by a hand, what is left of a plugin's own time is waited for, either way",
    arguments: [HeroPreset.standard, .classic], [true, false])
  func restAfterHand(_ preset: HeroPreset, finishes: Bool) throws {
    for progress in [0.25, 0.5, 0.75] {
      let theatre = HeroStage(preset)
      theatre.engine.enable(Slow.self)
      theatre.present()
      theatre.frame(after: 0.05)
      theatre.engine.update(progress, velocity: 0)
      theatre.frame(after: 0.05)
      // It takes two seconds, longer than anything else.
      let rest = 2 * (finishes ? 1 - progress : progress)
      let start = theatre.now
      if finishes { theatre.engine.finish() } else { theatre.engine.cancel() }
      while theatre.stage.isMoving, theatre.now < start + 3 { theatre.frame(after: 0.005) }
      let took = theatre.now - start
      let isSpring = preset == .standard
      // A hand's last position is shown up to 34 ms later, and what follows with it.
      #expect(took > rest - 0.01 && (took < rest + 0.05 || isSpring), "\(took) at \(progress)")
      #expect(!isSpring || took < max(rest, 1.2) + 0.05, "\(took) at \(progress)")
    }
  }

  @Test(
    "Sent back by a press, what is left of a plugin's own time is waited for too",
    arguments: [HeroPreset.standard, .classic])
  func restAfterPress(_ preset: HeroPreset) throws {
    let theatre = HeroStage(preset)
    HeroPluginTests.notes = []
    theatre.engine.enable(Slow.self)
    theatre.engine.enable(Noting.self)
    theatre.present()
    for _ in 0..<60 { theatre.frame(after: 0.01) }
    let rest = 2 * theatre.engine.progress
    #expect(rest > 0.5)
    let start = theatre.now
    theatre.page.turnTransition(to: .dismiss)
    #expect(
      HeroPluginTests.notes.filter { $0.hasPrefix("noting resume") } == ["noting resume true"])
    while theatre.stage.isMoving, theatre.now < start + 3 { theatre.frame(after: 0.005) }
    let took = theatre.now - start
    #expect(took > rest - 0.02 && took < rest + 0.05, "\(took), not \(rest)")
    #expect(theatre.outcomes == ["present cancelled"])
  }

  @Test("One that answers infinity holds the transition at its start, for a hand")
  func holds() {
    let theatre = HeroStage()
    theatre.engine.enable(Holding.self)
    theatre.present()
    for _ in 0..<200 { theatre.frame(after: 1 / 60) }
    #expect(theatre.engine.progress == 0 && theatre.transition?.isInteractive == true)
    theatre.engine.update(0.6)
    theatre.engine.finish()
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test("The shared engine's plugins are switched by type")
  func shared() {
    #expect(!Slow.isEnabled)
    Slow.isEnabled = true
    #expect(Slow.isEnabled && HeroTransition.shared.isEnabled(Slow.self))
    Slow.isEnabled = false
    #expect(!Slow.isEnabled)
  }

  /// Notes states and progress.
  private final class Follower: HeroTransitionDelegate {
    var states: [HeroTransitionState] = []
    var progress: [Double] = []
    func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState) {
      states.append(state)
    }
    func heroTransition(_ hero: HeroTransition, didUpdate progress: Double) {
      self.progress.append(progress)
    }
  }

  @Test(
    "A delegate hears every state in order, and of exactly 0 and 1",
    arguments: [HeroPreset.standard, .classic], [true, false])
  func follows(_ preset: HeroPreset, finishes: Bool) {
    let (theatre, follower) = (HeroStage(preset), Follower())
    theatre.engine.delegate = follower
    #expect(theatre.engine.state == .possible)
    theatre.present()
    theatre.frame()
    #expect(theatre.engine.state == .animating)
    for _ in 0..<5 { theatre.frame(after: 1 / 60) }
    if !finishes { theatre.engine.cancel() }
    theatre.settle()
    #expect(follower.states == [.notified, .starting, .animating, .completing, .possible])
    #expect(follower.progress.first == 0 && follower.progress.last == (finishes ? 1 : 0))
    #expect(follower.progress.allSatisfy { $0 >= 0 && $0 <= 1 })
    if finishes, preset == .classic { #expect(follower.progress == follower.progress.sorted()) }
  }
}
