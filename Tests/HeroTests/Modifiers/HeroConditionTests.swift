import Hero
import SceneGraph
import Testing
import Transitions

@MainActor
@Suite struct HeroConditionTests {
  private func resolved(
    _ modifiers: [HeroModifier], isPresenting: Bool = true, isAppearing: Bool = true,
    isMatched: Bool = false
  ) -> HeroTargetState {
    .resolve(
      modifiers: modifiers,
      in: HeroConditionContext(
        isPresenting: isPresenting, isAppearing: isAppearing, isMatched: isMatched))
  }

  @Test(
    "Each condition asks one thing, and they combine", arguments: [false, true], [false, true])
  func logic(isPresenting: Bool, isAppearing: Bool) {
    for isMatched in [false, true] {
      let context = HeroConditionContext(
        isPresenting: isPresenting, isAppearing: isAppearing, isMatched: isMatched)
      func holds(_ condition: HeroCondition) -> Bool { condition.holds(in: context) }
      #expect(holds(.presenting) == isPresenting && holds(.dismissing) == !isPresenting)
      #expect(holds(.appearing) == isAppearing && holds(.disappearing) == !isAppearing)
      #expect(holds(.matched) == isMatched && holds(!.matched) == !isMatched)
      #expect(holds(.presenting && .appearing) == (isPresenting && isAppearing))
      #expect(holds(.dismissing || .matched) == (!isPresenting || isMatched))
      #expect(holds(.and([])) && !holds(.or([])))
    }
  }

  @Test("MI-4: conditional modifiers win over unconditional ones, wherever they stand")
  func conditionsWin() {
    #expect(resolved([.when(.presenting, .opacity(0.2)), .opacity(0.8)]).opacity == 0.2)
    #expect(
      resolved([.when(.dismissing, .opacity(0.2)), .opacity(0.8)]).opacity == 0.8)
  }

  @Test("A condition within a condition counts, and wins over what surrounds it")
  func nested() {
    let modifiers: [HeroModifier] = [
      .whenPresenting(.whenAppearing(.opacity(0.1)), .opacity(0.5)), .fade,
    ]
    #expect(resolved(modifiers).opacity == 0.1)
    #expect(resolved(modifiers, isAppearing: false).opacity == 0.5)
    #expect(resolved(modifiers, isPresenting: false).opacity == 0)
  }

  @Test("What to begin with may have conditions too")
  func beginWith() {
    let modifiers: [HeroModifier] = [.beginWith(.opacity(0.5), .whenMatched(.opacity(0.7)))]
    #expect(resolved(modifiers).beginModifiers == [.opacity(0.5)])
    #expect(
      resolved(modifiers, isMatched: true).beginModifiers == [.opacity(0.5), .opacity(0.7)])
  }

  @Test("Ignoring subviews and forcing count within conditions as well")
  func early() {
    let state = resolved([.whenMatched(.ignoreSubviewModifiers, .forceAnimate)], isMatched: true)
    #expect(state.ignoreSubviewModifiers == false && state.forceAnimate)
  }

  @Test("The five short forms are those of their conditions, as lists and without brackets")
  func shortForms() {
    let lists: [HeroModifier] = [
      .whenMatched([.fade]), .whenPresenting([.fade]), .whenDismissing([.fade]),
      .whenAppearing([.fade]), .whenDisappearing([.fade]),
    ]
    let plain: [HeroModifier] = [
      .whenMatched(.fade), .whenPresenting(.fade), .whenDismissing(.fade), .whenAppearing(.fade),
      .whenDisappearing(.fade),
    ]
    let conditions: [HeroCondition] = [
      .matched, .presenting, .dismissing, .appearing, .disappearing,
    ]
    #expect(lists == plain && lists == conditions.map { .when($0, .fade) })
  }

  // What people asked for.

  @Test("HeroTransitions/Hero#135: a view may have another target on the way back")
  func issue135() {
    let modifiers: [HeroModifier] = [
      .source(heroID: "thumbnail"), .whenDismissing(.source(heroID: "header")),
    ]
    #expect(resolved(modifiers).source == "thumbnail")
    #expect(resolved(modifiers, isPresenting: false).source == "header")
  }

  @Test("HeroTransitions/Hero#641: what a view does when it goes may depend on what comes")
  func issue641() {
    let (detail, settings) = (ViewController(), ViewController())
    let toDetail = HeroCondition.named("to the detail") { $0.otherViewController === detail }
    let modifiers: [HeroModifier] = [.when(.disappearing && toDetail, .fade)]
    var context = HeroConditionContext(isPresenting: true, isAppearing: false)
    context.toViewController = detail
    #expect(HeroTargetState.resolve(modifiers: modifiers, in: context).opacity == 0)
    context.toViewController = settings
    #expect(HeroTargetState.resolve(modifiers: modifiers, in: context).opacity == nil)
  }

  @Test("HeroTransitions/Hero#582: screens do not take part unless they are told to")
  func issue582() {
    #expect(!ViewController().isHeroEnabled)
    let view = View()
    #expect(view.isHeroEnabled && view.isHeroEnabledForSubviews && view.heroID == nil)
    view.isHeroEnabled = false
    view.isHeroEnabledForSubviews = false
    #expect(!view.isHeroEnabled && !view.isHeroEnabledForSubviews)
  }
}
