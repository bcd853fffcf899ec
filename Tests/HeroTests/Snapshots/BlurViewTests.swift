import Hero
import Motion
import SceneGraph
import Testing
import Transitions

/// Glass that flies, fades and is led by a hand.
@MainActor
@Suite struct BlurViewTests {
  private let screens = HeroScreens()
  private let glass = VisualEffectView(
    frame: Rect(x: 100, y: 100, width: 200, height: 80), effect: BlurEffect(radius: 12))

  /// The radii of what is blurred at a part of a plan's time, and how strong the glass is.
  private func glasses(
    _ plan: TransitionPlan, at part: Double
  ) -> [(radius: Double, shape: Rect, opacity: Double)] {
    plan.displayList(plan.states(at: plan.duration * part), over: DisplayList()).glasses(1)
  }

  @Test(
    "#26, #567: Glass that fades is less and less of a blur, in step with all else, and never a veil",
    arguments: [0.0, 0.25, 0.5, 0.9, 1])
  func fades(part: Double) throws {
    glass.heroModifiers = [.fade, .timingFunction(.linear), .duration(0.4)]
    let line = View(frame: Rect(x: 10, y: 10, width: 50, height: 5))
    line.backgroundColor = .white
    glass.addSubview(line)
    screens.to.view.addSubview(glass)
    let plan = screens.plan()
    let seen = glasses(plan, at: part)
    if part == 0 {
      #expect(seen.isEmpty)
    } else {
      try #require(seen.count == 1)
      #expect(abs(seen[0].radius - 12 * part) < 1e-9)
      #expect(seen[0].opacity == 1)
    }
    // What is on the glass fades as anything does.
    let state = try #require(plan.state(of: "presented 0", at: plan.duration * part))
    #expect(abs(state.opacity.value[0] - part) < 1e-9)
  }

  @Test("#26, #567: A hand that leads a dismissal leads the blur, there and back")
  func scrubbed() throws {
    glass.heroModifiers = [.fade, .timingFunction(.linear), .duration(0.4)]
    let stage = HeroStage()
    glass.frame = Rect(x: 100, y: 480, width: 200, height: 80)
    stage.page.view.addSubview(glass)
    stage.present()
    stage.frame(after: 2)
    stage.dismiss()
    stage.frame()
    var seen: [Double] = []
    for part in [0.2, 0.7, 0.4, 0.1] {
      #expect(stage.engine.update(part))
      let radii = stage.frame(after: 0.02).glasses(1).map(\.radius)
      let state = try #require(stage.transition?.state(of: "presented 2"))
      #expect(radii.count == 1)
      #expect(abs(radii[0] - 12 * state.opacity.value[0]) < 1e-9, "\(part)")
      seen += radii
    }
    #expect(seen[1] < seen[2] && seen[2] < seen[0] && seen[0] < seen[3] && seen[3] < 12)
  }

  @Test("Two matched panes of glass blur as one, whose radius and shape change on the way")
  func matched() throws {
    let other = VisualEffectView(
      frame: Rect(x: 400, y: 300, width: 300, height: 200), effect: BlurEffect(radius: 30))
    for view in [glass, other] { view.heroID = "pane" }
    other.cornerRadius = 20
    screens.from.view.addSubview(glass)
    screens.to.view.addSubview(other)
    let plan = screens.plan()
    for part in [0, 0.3, 0.6, 1] {
      let seen = glasses(plan, at: part)
      try #require(seen.count == 1)
      #expect(seen[0].opacity == 1)
      let way = try #require(plan.state(of: "presenting pane", at: plan.duration * part))
      let progress = (way.frame.value[2] - 200) / 100
      #expect(abs(seen[0].radius - (12 + 18 * progress)) < 1e-9)
      #expect(seen[0].shape == way.frame.value.rect)
    }
  }

  @Test("A modifier of its own sets how far it blurs")
  func modifier() throws {
    glass.heroModifiers = [.blurRadius(40), .timingFunction(.linear)]
    screens.to.view.addSubview(glass)
    let seen = glasses(screens.plan(), at: 0.5)
    #expect(seen.map(\.radius) == [26])
  }
}

extension DisplayList {
  /// What is blurred, those in groups included.
  fileprivate func glasses(
    _ opacity: Double
  ) -> [(radius: Double, shape: Rect, opacity: Double)] {
    items.flatMap { item -> [(radius: Double, shape: Rect, opacity: Double)] in
      switch item {
      case .backdropBlur(let blur):
        [(blur.radius, blur.shape.rect, blur.opacity * opacity)]
      case .group(let group): group.list.glasses(opacity * group.opacity)
      default: []
      }
    }
  }
}
