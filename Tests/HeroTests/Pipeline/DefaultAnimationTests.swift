import Motion
import SceneGraph
import Testing
import Transitions

// The steps of the pipeline are the module's own.
@testable import Hero

/// Vectors DA-1 to DA-29, in a container of 1280 × 800.
@MainActor
@Suite struct DefaultAnimationTests {
  /// What a root does, as the table has it: how far it is moved, scaled, faded and darkened.
  struct Root: Sendable {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    var opacity = 1.0
    var dark = 0.0
  }

  nonisolated static let cases:
    [(HeroDefaultAnimationType, to: Root, from: Root, isDeceleration: Bool)] = [
      (.push(direction: .left), Root(x: 1280), Root(x: -1280 / 3, dark: 0.1), true),
      (.push(direction: .right), Root(x: -1280), Root(x: 1280 / 3, dark: 0.1), true),
      (.push(direction: .up), Root(y: 800), Root(y: -800 / 3, dark: 0.1), true),
      (.push(direction: .down), Root(y: -800), Root(y: 800 / 3, dark: 0.1), true),
      (.pull(direction: .left), Root(x: 1280 / 3, dark: 0.1), Root(x: -1280), false),
      (.pull(direction: .up), Root(y: 800 / 3, dark: 0.1), Root(y: -800), false),
      (.pull(direction: .down), Root(y: -800 / 3, dark: 0.1), Root(y: 800), false),
      (.cover(direction: .up), Root(y: 800), Root(dark: 0.1), true),
      (.uncover(direction: .down), Root(dark: 0.1), Root(y: 800), false),
      (.slide(direction: .left), Root(x: 1280), Root(x: -1280), false),
      (.slide(direction: .down), Root(y: -800), Root(y: 800), false),
      (.zoomSlide(direction: .left), Root(x: 1280, scale: 0.8), Root(x: -1280, scale: 0.8), false),
      (.pageIn(direction: .left), Root(x: 1280), Root(scale: 0.7, dark: 0.1), true),
      (.pageOut(direction: .right), Root(scale: 0.7, dark: 0.1), Root(x: 1280), false),
      (.zoom, Root(scale: 0.7), Root(scale: 1.3, opacity: 0), false),
      (.zoomOut, Root(scale: 1.3, opacity: 0), Root(scale: 0.7), false),
    ]

  private func expect(
    _ root: Root, _ part: Double, _ state: ElementState, _ type: HeroDefaultAnimationType
  ) {
    func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.01 }
    #expect(near(state.translation.value[0], root.x * part), "\(type)")
    #expect(near(state.translation.value[1], root.y * part), "\(type)")
    #expect(near(state.scale.value[0], 1 + (root.scale - 1) * part), "\(type)")
    #expect(near(state.opacity.value[0], 1 + (root.opacity - 1) * part), "\(type)")
    #expect(abs(state.overlay.value[3] - root.dark * part) < 1e-4, "\(type)")
  }

  @Test("Duration and curve of a default animation can be set; what a root says itself still wins")
  func overrides() throws {
    let screens = HeroScreens()
    screens.situation.defaultAnimationDuration = 1.5
    screens.situation.defaultAnimationTimingFunction = .linear
    for animation in [.push(direction: .left), .zoom, .fade] as [HeroDefaultAnimationType] {
      let plan = screens.plan(animation)
      #expect(plan.duration == 1.5)
      let half = try #require(plan.state(of: "presented", at: 0.75))
      switch animation {
      case .push: #expect(abs(half.translation.value[0] - 640) < 1e-9)
      case .zoom: #expect(abs(half.scale.value[0] - 0.85) < 1e-9)
      default: #expect(abs(half.opacity.value[0] - 0.5) < 1e-9)
      }
    }
    screens.to.view.heroModifiers = [.duration(0.5)]
    let plan = screens.plan(.push(direction: .left))
    #expect(try #require(plan.state(of: "presented", at: 0.25)).translation.value[0] == 640)
  }

  /// The mid values of spec §9.7, at half time.
  nonisolated static let middles: [(HeroDefaultAnimationType, to: Root, from: Root)] = [
    // DA-1 to DA-3.
    (.push(direction: .left), Root(x: 205.77), Root(x: -358.08, dark: 0.0839)),
    (.push(direction: .right), Root(x: -205.77), Root(x: 358.08, dark: 0.0839)),
    (.push(direction: .up), Root(y: 128.60), Root(y: -223.80, dark: 0.0839)),
    // DA-8, DA-10.
    (.cover(direction: .up), Root(y: 128.60), Root(dark: 0.0839)),
    (.uncover(direction: .down), Root(dark: 0.0224), Root(y: 620.45)),
    // DA-11 to DA-13.
    (.slide(direction: .left), Root(x: 287.28), Root(x: -992.72)),
    (.slide(direction: .down), Root(y: -179.55), Root(y: 620.45)),
    (.zoomSlide(direction: .left), Root(x: 287.28, scale: 0.9551), Root(x: -992.72, scale: 0.8449)),
    // DA-14 to DA-16.
    (.pageIn(direction: .left), Root(x: 205.77), Root(scale: 0.7482, dark: 0.0839)),
    (.pageOut(direction: .right), Root(scale: 0.9327, dark: 0.0224), Root(x: 992.72)),
    (.zoom, Root(scale: 0.9327), Root(scale: 1.2327, opacity: 0.2244)),
  ]

  @Test(
    "DA-1, DA-2, DA-3, DA-8, DA-10, DA-11, DA-12, DA-13, DA-14, DA-15, DA-16: Half way",
    arguments: middles)
  func middle(type: HeroDefaultAnimationType, to: Root, from: Root) throws {
    let plan = HeroScreens().plan(type)
    for (name, root) in [("presented", to), ("presenting", from)] {
      let state = try #require(plan.state(of: name, at: 0.175))
      let found = [
        state.translation.value[0], state.translation.value[1], state.scale.value[0],
        state.scale.value[1], state.opacity.value[0], state.overlay.value[3],
      ]
      let expected = [root.x, root.y, root.scale, root.scale, root.opacity, root.dark]
      let tolerances = [0.01, 0.01, 1e-4, 1e-4, 1e-4, 1e-4]
      let isNear = zip(zip(found, expected), tolerances).allSatisfy { abs($0.0 - $0.1) < $1 }
      #expect(isNear, "\(type) \(name): \(found), not \(expected)")
    }
  }

  @Test(
    "DA-2, DA-3, DA-7, DA-8, DA-10 to DA-16: Both roots are where the table has them, start to end",
    arguments: cases)
  func table(
    type: HeroDefaultAnimationType, to: Root, from: Root, isDeceleration: Bool
  ) throws {
    let plan = HeroScreens().plan(type)
    #expect(abs(plan.duration - 0.35) < 1e-9)
    // Values of the two curves at half their time: spec §9.7.
    let half = isDeceleration ? 0.839245 : 0.775561
    for (seconds, part) in [(0, 0), (0.175, half), (0.35, 1)] {
      let presented = try #require(plan.state(of: "presented", at: seconds))
      let presenting = try #require(plan.state(of: "presenting", at: seconds))
      expect(to, 1 - part, presented, type)
      expect(from, part, presenting, type)
    }
  }

  @Test("DA-1: The shadow of what comes in grows to a half")
  func shadow() throws {
    let plan = HeroScreens().plan(.push(direction: .left))
    let half = try #require(plan.state(of: "presented", at: 0.175))
    #expect(abs(half.shadow.value[0] - 0.4196) < 1e-4)
    #expect(half.shadow.value[3] == 5)
    #expect(plan.elements.last?.shadow?.color == .black)
  }

  @Test("DA-18: A fade alone lasts 0.208 s, and the source does not move")
  func fade() throws {
    let screens = HeroScreens()
    let plan = screens.plan(.fade)
    #expect(abs(plan.duration - 0.208) < 1e-9)
    let half = try #require(plan.state(of: "presented", at: 0.104))
    #expect(abs(half.opacity.value[0] - 0.7756) < 1e-4)
    #expect(screens.scene(.fade).from.views[0].state == nil)
  }

  @Test("DA-19: A source that can be seen through fades too")
  func translucentFade() {
    let screens = HeroScreens()
    screens.from.view.backgroundColor = Color(white: 1, alpha: 0.5)
    let scene = screens.scene(.fade)
    #expect(scene.from.views[0].state?.opacity == 0)
    #expect(scene.to.views[0].state?.opacity == 0)
  }

  @Test("DA-20: A fade lasts as long as what else moves")
  func longestFade() throws {
    let screens = HeroScreens()
    screens.add(
      Rect(x: 0, y: 0, width: 10, height: 10), [.translate(x: 5), .duration(0.5)],
      to: screens.to.view)
    let plan = screens.plan(.fade)
    #expect(plan.duration == 0.5)
    let late = try #require(plan.state(of: "presented", at: 0.4))
    #expect(late.opacity.value[0] < 1)
  }

  @Test("DA-21, DA-22, DA-24, DA-29: What auto comes to")
  func auto() {
    func decided(
      _ kind: HeroSituation.Kind, isPresenting: Bool,
      _ change: (inout HeroSituation) -> Void = { _ in }
    ) -> HeroDefaultAnimationType {
      let screens = HeroScreens(kind: kind, isPresenting: isPresenting)
      change(&screens.situation)
      return HeroDefaultAnimationType.auto.decided(in: screens.scene())
    }
    #expect(decided(.navigation, isPresenting: true) == .push(direction: .left))
    #expect(decided(.navigation, isPresenting: false) == .push(direction: .right))
    #expect(decided(.tabs, isPresenting: true) == .slide(direction: .left))
    #expect(decided(.modal, isPresenting: true) == .fade)
    #expect(
      decided(.navigation, isPresenting: true) { $0.direction = .forceRightToLeft }
        == .push(direction: .right))
    let plan = HeroScreens(kind: .navigation).plan(.auto)
    #expect(plan.state(of: "presented", at: 0)?.translation.value[0] == 1280)
    let mirrored = HeroScreens(kind: .navigation)
    mirrored.situation.direction = .userInterface
    mirrored.situation.readsFromRight = true
    #expect(mirrored.plan(.auto).state(of: "presented", at: 0)?.translation.value[0] == -1280)
  }

  @Test("DA-25: With modifiers of its own on a root, nothing happens by default")
  func ownModifiers() {
    let screens = HeroScreens()
    screens.to.view.heroModifiers = [.scale(0.5)]
    let scene = screens.scene(.auto)
    #expect(scene.from.views[0].state == nil)
    #expect(scene.to.views[0].state?.transform == .scale(x: 0.5, y: 0.5))
  }

  @Test("DA-26: Modifiers of a root count beside a default animation; classic loses them")
  func merged() {
    let screens = HeroScreens()
    screens.to.view.heroModifiers = [.scale(0.5), .duration(2)]
    let merged = screens.scene(.push(direction: .left)).to.views[0].state
    #expect(merged?.duration == .seconds(2))
    #expect(merged?.transform?.m41 == 1280)
    #expect(merged?.transform?.m11 == 0.5)
    screens.situation.isClassic = true
    let classic = screens.scene(.push(direction: .left)).to.views[0].state
    #expect(classic?.duration == .seconds(0.35))
    #expect(classic?.transform == .translation(x: 1280, y: 0))
  }

  @Test("DA-27: The reverse of a cover undoes it")
  func reversed() {
    let type = HeroDefaultAnimationType.autoReverse(presenting: .cover(direction: .up))
    #expect(type.selected(isPresenting: false) == .uncover(direction: .down))
  }

  @Test("The source is on top where the table says so")
  func onTop() {
    func top(_ type: HeroDefaultAnimationType) -> String? {
      HeroScreens().plan(type).elements.last?.name
    }
    #expect(top(.push(direction: .left)) == "presented")
    #expect(top(.pull(direction: .left)) == "presenting")
    #expect(top(.zoom) == "presenting")
    #expect(top(.zoomOut) == "presented")
  }
}
