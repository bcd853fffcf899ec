import Hero
import Motion
import SceneGraph
import Testing

@Suite struct HeroTargetStateTests {
  @Test("The example of the original compiles as written")
  @MainActor func original() {
    let view = View()
    view.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    let state = HeroTargetState(unconditional: view.heroModifiers ?? [])
    #expect(state.opacity == 0)
    #expect(state.transform?.m42 == -250)
    #expect(state.transform?.m11 == 1.5)
  }

  @Test("Of plain values the last counts, lists to begin with add up")
  func lastWins() {
    let state = HeroTargetState(unconditional: [
      .fade, .opacity(0.3), .duration(1), .duration(.infinity), .beginWith(.fade), .beginWith(.arc),
      .cornerRadii(CornerRadii(8)), .cornerRadius(4), .ignoreSubviewModifiers(recursive: true),
      .ignoreSubviewModifiers,
    ])
    #expect(state.opacity == 0.3)
    #expect(state.duration == .matchLongest)
    #expect(state.beginModifiers == [.fade, .arc])
    #expect(state.cornerRadii == CornerRadii(4))
    #expect(state.ignoreSubviewModifiers == false)
  }

  /// One of each kind that makes a view fly by itself, after the column *counts* of the specification.
  static let counting: [HeroModifier] = [
    .fade, .position(.zero), .size(.zero), .scale(2), .rotate(1), .translate(x: 1), .perspective(9),
    .transform(.identity), .cornerRadius(1), .cornerRadii(.zero), .backgroundColor(.black),
    .contentsRect(.unit), .borderWidth(1), .borderColor(.black), .shadowColor(.black),
    .shadowOpacity(1), .shadowOffset(.zero), .shadowRadius(1),
    .shadowPath(RoundedRect(rect: .unit)), .overlay(color: .black, opacity: 0.1), .blurRadius(1),
    .forceAnimate,
  ]

  @Test("What counts makes a view fly", arguments: counting)
  func counts(modifier: HeroModifier) {
    #expect(HeroTargetState(unconditional: [modifier]).isAnimatable)
  }

  @Test("What does not count does nothing by itself; MI-2: unless it is forced to")
  func doesNotCount() {
    let modifiers: [HeroModifier] = [
      .zPosition(5), .contentsScale(2), .masksToBounds(true), .delay(1), .duration(1), .arc,
      .spring(stiffness: 250, damping: 30), .timingFunction(.linear), .cascade,
      .source(heroID: "a"), .useGlobalCoordinateSpace, .ignoreSubviewModifiers, .useNoSnapshot,
      .useScaleBasedSizeChange, .forceNonFade, .beginWith(.fade), .durationMatchLongest,
      .timing(.opacity, duration: 1),
    ]
    let state = HeroTargetState(unconditional: modifiers)
    #expect(!state.isAnimatable)
    #expect(state.snapshotType == .noSnapshot && state.coordinateSpace == .global && state.nonFade)
    let forced = HeroTargetState(unconditional: [.zPosition(5), .forceAnimate])
    #expect(forced.isAnimatable && forced.zPosition == 5)
  }

  @Test("MI-7: what a view begins with is kept apart from where it ends")
  func beginWith() {
    let state = HeroTargetState(unconditional: [
      .shadowOpacity(0), .beginWith(.shadowOpacity(0.5)),
    ])
    #expect(state.shadowOpacity == 0)
    #expect(HeroTargetState(unconditional: state.beginModifiers).shadowOpacity == 0.5)
  }

  @Test("Strengths are held to what can be drawn, and what cannot be a spring changes none")
  func held() {
    let state = HeroTargetState(unconditional: [
      .opacity(2), .shadowOpacity(-1), .overlay(color: .black, opacity: 7), .delay(-1),
      .blurRadius(-2), .spring(stiffness: 100, damping: 10), .spring(stiffness: -1, damping: 0),
      .perspective(0), .timing(.size, HeroPropertyTiming(duration: .seconds(-1), delay: -1)),
    ])
    #expect(state.timing(of: .size) == HeroPropertyTiming(duration: .seconds(0), delay: 0))
    #expect(state.opacity == 1 && state.shadowOpacity == 0 && state.overlay?.opacity == 1)
    #expect(state.delay == 0 && state.blurRadius == 0)
    #expect(state.spring == HeroSpring(stiffness: 100, damping: 10))
    #expect(state.transform == nil)
  }

  @Test("Numbers that one cannot calculate with change nothing")
  func tooLarge() {
    let modifiers: [HeroModifier] = [
      .scale(1e13), .position(Point(x: -1e13, y: 0)), .cornerRadius(1e300), .delay(1e13),
    ]
    #expect(HeroTargetState(unconditional: modifiers) == HeroTargetState())
  }

  @Test("A change of one's own acts in its place in the list")
  func custom() {
    let half = HeroModifier.custom(name: "half") { $0.opacity = ($0.opacity ?? 1) / 2 }
    #expect(HeroTargetState(unconditional: [.opacity(0.8), half]).opacity == 0.4)
    #expect(HeroTargetState(unconditional: [half, .opacity(0.8)]).opacity == 0.8)
    let bag = HeroTargetState(unconditional: [.custom(name: "k") { $0["k"] = .text("v") }])
    #expect(bag["k"] == .text("v") && bag["other"] == nil)
  }

  // What people asked for.

  @Test("HeroTransitions/Hero#427: properties may have timings of their own")
  func issue427() {
    let state = HeroTargetState(unconditional: [
      .duration(0.5), .delay(0.1), .timingFunction(.easeIn),
      .timing(.opacity, duration: 0.2, timingFunction: .linear), .timing(.size, delay: 0),
    ])
    #expect(
      state.timing(of: .opacity)
        == HeroPropertyTiming(duration: .seconds(0.2), delay: 0.1, timingFunction: .linear))
    #expect(
      state.timing(of: .size)
        == HeroPropertyTiming(duration: .seconds(0.5), delay: 0, timingFunction: .easeIn))
    #expect(state.timing(of: .position).delay == 0.1)
  }

  @Test("HeroTransitions/Hero#699: corners may be rounded one by one")
  func issue699() {
    let radii = CornerRadii(topLeft: 12, topRight: 12, bottomRight: 0, bottomLeft: 0)
    #expect(HeroTargetState(unconditional: [.cornerRadii(radii)]).cornerRadii == radii)
    #expect(HeroModifier.parse("cornerRadii(12, 12, 0, 0)").modifiers == [.cornerRadii(radii)])
  }

  @Test("HeroTransitions/Hero#26, #567: a blur has a radius that can be animated")
  func issue26() {
    let state = HeroTargetState(unconditional: [.blurRadius(0), .fade])
    #expect(state.blurRadius == 0 && state.opacity == 0 && state.isAnimatable)
  }
}
