import FoundationEssentials
import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The examples of the module's pages, as written there.
@MainActor
@Suite struct DocumentationExampleTests {
  private var printed: [String] = []

  @Test("The module's page gives an id, modifiers, a string and a default animation")
  func module() throws {
    let (title, card, footer) = (View(), View(), View())
    let screen = ViewController()
    title.heroID = "title"
    card.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    footer.heroModifierString = "fade cascade(0.05, bottomToTop)"
    screen.heroModalAnimationType = .autoReverse(presenting: .cover(direction: .up))
    #expect(title.heroID == "title" && card.heroModifiers?.count == 4)
    #expect(footer.heroModifiers == [.fade, .cascade(delta: 0.05, direction: .bottomToTop)])
    #expect(
      screen.heroModalAnimationType.selected(isPresenting: false) == .uncover(direction: .down))

    func print(_ faults: [String]) { #expect(faults.isEmpty) }
    screen.transitioningDelegate = HeroTransition.shared
    HeroTransition.shared.onReport = { report in print(report.faults) }
    let root = ViewController()
    let stage = Stage(root: root, size: Size(width: 320, height: 568))
    screen.modalPresentationStyle = .custom
    root.present(screen, animated: true)
    #expect(stage.transition(of: screen) != nil)
    HeroTransition.shared.update(0.4, velocity: 2)
    #expect(stage.transition(of: screen)?.isInteractive == true)
    HeroTransition.shared.finish()
    #expect(stage.transition(of: screen)?.isPlaying == true)
    HeroTransition.shared.onReport = nil
  }

  @Test("The page of modifiers: states, order, conditions, strings")
  mutating func modifiers() throws {
    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    let card = View(frame: Rect(x: 40, y: 40, width: 240, height: 160))
    card.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    #expect(card.heroModifierString == "fade translate(0, -250) rotate(-1.6, 0) scale(1.5)")

    let state = HeroTargetState(unconditional: [.opacity(0.5), .translate(x: 100), .scale(0.5)])
    print(state.opacity == 0.5, state.transform?.m41 == 100)

    let badge = View()
    badge.heroModifiers = [
      .fade, .whenMatched(.arc, .zPosition(5)),
      .when(.presenting && !.matched, .scale(0.2), .delay(0.1)),
    ]
    var context = HeroConditionContext(isPresenting: true, isAppearing: true)
    context.view = badge
    let shown = HeroTargetState.resolve(modifiers: badge.heroModifiers ?? [], in: context)
    #expect(shown.delay == 0.1 && shown.arc == nil && shown.opacity == 0)

    let far = HeroCondition.named("below the fold") { ($0.view?.frame.y ?? 0) > 600 }
    badge.heroModifiers = [.when(far, .fade)]
    #expect(!far.holds(in: context))
    badge.frame = Rect(x: 0, y: 700, width: 20, height: 20)
    #expect(far.holds(in: context))

    card.heroModifiers = [
      .fade, .scale(0.8), .duration(0.5), .timing(.opacity, duration: 0.2, timingFunction: .linear),
    ]
    let timed = HeroTargetState(unconditional: card.heroModifiers ?? [])
    #expect(timed.timing(of: .opacity).duration == .seconds(0.2))

    let dim = HeroModifier.custom(name: "dim") { $0.opacity = ($0.opacity ?? 1) / 2 }
    card.heroModifiers = [.opacity(0.8), dim]
    #expect(HeroTargetState(unconditional: card.heroModifiers ?? []).opacity == 0.4)

    let title = View()
    title.heroModifierString = "fade translate(0, -250) rotate(pi / 2) cascede(0.05)"
    for problem in title.heroModifierProblems { print(problem) }
    #expect(title.heroModifiers == [.fade, .translate(y: -250), .rotate(.pi / 2)])
    #expect(
      printed == [
        "true true",
        "at 40: found \"cascede\", expected a modifier; did you mean \"cascade\"?",
      ])
  }

  @Test("The pages show what is tested here, and nothing that they print is made up")
  func pagesAreTested() throws {
    try DocumentationPage("Sources/Hero/Hero.docc/Hero.md").expectTested()
    try DocumentationPage("Sources/Hero/Hero.docc/Modifiers.md").expectTested()
    let page = try pageOfModifiers().joined(separator: "\n")
    #expect(
      page.contains("`at 40: found \"cascede\", expected a modifier; did you mean \"cascade\"?`"))
  }

  @Test("The page's table has a row for every name that a string may hold, and for no other")
  func tableIsComplete() throws {
    let rows = try pageOfModifiers().filter { $0.hasPrefix("| `") }
    let listed = rows.flatMap { row in
      let first = row.dropFirst(2).prefix { $0 != "|" }
      return first.split(separator: "`").filter { $0.first?.isLetter == true }.map {
        String($0.prefix { $0.isLetter })
      }
    }
    #expect(Set(listed) == Set(HeroModifier.names.map(\.name)))
  }

  private func pageOfModifiers() throws -> [Substring] {
    let folder = TestTarget(of: #filePath).package
    return try TestTarget.lines(of: folder.appending(path: "Sources/Hero/Hero.docc/Modifiers.md"))
  }
}
