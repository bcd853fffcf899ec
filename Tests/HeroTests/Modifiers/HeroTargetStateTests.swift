import Hero
import Motion
import SceneGraph
import Testing

@MainActor
@Suite struct HeroTargetStateTests {
  private func presented(isAppearing: Bool = true) -> HeroConditionContext {
    HeroConditionContext(isPresenting: true, isAppearing: isAppearing)
  }

  @Test("The example of the original compiles as written")
  func original() {
    let view = View()
    view.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    #expect(view.heroModifiers?.count == 4)
    let state = HeroTargetState(unconditional: view.heroModifiers ?? [])
    #expect(state.opacity == 0)
    #expect(state.transform?.m42 == -250)
  }

  @Test("MI-4: conditional modifiers win over unconditional ones, wherever they stand")
  func conditionsWin() {
    let state = HeroTargetState.resolve(
      modifiers: [.when(.presenting, .opacity(0.2)), .opacity(0.8)], in: presented())
    #expect(state.opacity == 0.2)
  }
}
