import Hero
import Testing
import Transitions

@MainActor
@Suite struct HeroDefaultAnimationTypeTests {
  @Test("PA-31: strings of default animations, with and without the original label's dots")
  func reads() {
    let expected = HeroDefaultAnimationType.selectBy(
      presenting: .push(direction: .left), dismissing: .pull(direction: .right))
    #expect(HeroDefaultAnimationType.parse("selectBy(push(left), pull(right))").type == expected)
    #expect(
      HeroDefaultAnimationType.parse(".selectBy(.push(.left), .pull(.right))").type == expected)
    #expect(HeroDefaultAnimationType.parse("fade zoom").type == .zoom)
    #expect(
      HeroDefaultAnimationType.parse("autoReverse(cover(up))").type
        == .selectBy(presenting: .cover(direction: .up), dismissing: .uncover(direction: .down)))
  }

  @Test(
    "PA-32: without a direction there is no animation, and it is said which there are",
    arguments: ["push", "push(sideways)", "push(lift)", "selectBy(fade)", "posh(left)", "", "3"])
  func refuses(text: String) {
    let parsed = HeroDefaultAnimationType.parse(text)
    #expect(parsed.type == nil)
    #expect(parsed.problems.count == 1)
    if text == "posh(left)" { #expect(parsed.problems.first?.suggestion == "push") }
    if text == "push(lift)" { #expect(parsed.problems.first?.suggestion == "left") }
  }

  nonisolated private static let everyAnimation: [HeroDefaultAnimationType] =
    [.auto, .fade, .zoom, .zoomOut, .none, .autoReverse(presenting: .zoom)]
    + HeroDefaultAnimationType.Direction.allCases.flatMap { direction in
      [
        .push(direction: direction), .pull(direction: direction), .cover(direction: direction),
        .uncover(direction: direction), .slide(direction: direction),
        .zoomSlide(direction: direction), .pageIn(direction: direction),
        .pageOut(direction: direction),
      ]
    }

  @Test("Every default animation is read back from its own string", arguments: everyAnimation)
  func roundTrip(type: HeroDefaultAnimationType) {
    #expect(HeroDefaultAnimationType.parse(type.description).type == type)
    #expect(type.reversed.reversed == type)
  }

  @Test("DA-27: the reverse of a cover upwards uncovers downwards, going back only")
  func reverses() {
    let type = HeroDefaultAnimationType.autoReverse(presenting: .cover(direction: .up))
    #expect(type.selected(isPresenting: true) == .cover(direction: .up))
    #expect(type.selected(isPresenting: false) == .uncover(direction: .down))
    let nested = HeroDefaultAnimationType.selectBy(presenting: type, dismissing: .fade)
    #expect(nested.selected(isPresenting: true) == .cover(direction: .up))
    #expect(nested.selected(isPresenting: false) == .fade)
  }

  @Test("A screen takes the string of its default animation, and auto for what it cannot read")
  func onAScreen() {
    let screen = ViewController()
    screen.heroModalAnimationTypeString = "zoomSlide(up)"
    #expect(screen.heroModalAnimationType == .zoomSlide(direction: .up))
    #expect(screen.heroModalAnimationTypeString == "zoomSlide(up)")
    screen.heroModalAnimationTypeString = "zoomSlide(upp)"
    #expect(screen.heroModalAnimationType == .auto)
    #expect(screen.heroAnimationTypeProblems.first?.suggestion == "up")
    screen.heroModalAnimationTypeString = nil
    #expect(screen.heroModalAnimationType == .auto && screen.heroAnimationTypeProblems.isEmpty)
  }
}
