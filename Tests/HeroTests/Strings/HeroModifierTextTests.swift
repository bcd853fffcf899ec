import Hero
import Motion
import SceneGraph
import Testing

@Suite struct HeroModifierTextTests {
  @Test("Modifiers of every kind are read back from their own text as the same values")
  func roundTrip() {
    var random = RandomModifiers(seed: 5, isReadable: true)
    for index in 0..<4000 {
      let modifier = random.modifier(kind: index % RandomModifiers.kinds)
      guard let text = modifier.text else {
        Issue.record("no text: \(modifier)")
        return
      }
      let parsed = HeroModifier.parse(text)
      if parsed.modifiers != [modifier] || !parsed.problems.isEmpty {
        Issue.record("\(text) became \(parsed)")
        return
      }
      if parsed.modifiers.text != text {
        Issue.record("not canonical: \(text) became \(parsed.modifiers.text ?? "nothing")")
        return
      }
    }
  }

  @Test("Lists are read back whole")
  func lists() {
    var random = RandomModifiers(seed: 6, isReadable: true)
    for _ in 0..<500 {
      let list = random.list()
      let isSame = list.text.map { HeroModifier.parse($0).modifiers == list } ?? false
      if !isSame {
        Issue.record("\(list)")
        return
      }
    }
  }

  static let canonical: [(modifier: HeroModifier, text: String)] = [
    (.scale(1.5), "scale(1.5)"), (.scale(x: 2), "scale(2, 1)"),
    (.rotate(x: -1.6), "rotate(-1.6, 0)"),
    (.rotate(2), "rotate(2)"), (.translate(x: 0, y: -250), "translate(0, -250)"),
    (.timingFunction(.standard), "timingFunction(standard)"),
    (.timingFunction(HeroTimingFunction(0, 0.25, 1, 2)), "timingFunction(0, 0.25, 1, 2)"),
    (.source(heroID: "a-b"), "source(\"a-b\")"), (.source(heroID: "photo7"), "source(photo7)"),
    (.cascade, "cascade(0.02, topToBottom, false)"), (.arc, "arc"),
    (.whenMatched(.fade), "whenMatched(fade)"),
    (.when(.presenting || !.matched, .fade), "when(or(presenting, not(matched)), fade)"),
    (.duration(.infinity), "duration(infinity)"),
    (.overlay(color: .black, opacity: 0.1), "overlay(0, 0, 0, 0.1)"),
    (.timing(.opacity, delay: 0.5), "timing(opacity, auto, 0.5)"),
  ]

  @Test("The canonical text is the shortest that one would write", arguments: canonical)
  func canonicalText(modifier: HeroModifier, text: String) {
    #expect(modifier.text == text)
  }

  @Test("What is one's own has no text but a name, by which it is compared")
  func ownHaveNoText() {
    let custom = HeroModifier.custom(name: "wobble") { $0["wobble"] = .number(1) }
    let condition = HeroCondition.named("tapped") { _ in true }
    #expect(custom.text == nil && custom.description == "custom(\"wobble\")")
    #expect(HeroModifier.when(condition, .fade).text == nil)
    #expect(HeroModifier.when(condition, .fade).description == "when(named(\"tapped\"), fade)")
    #expect(HeroModifier.beginWith(custom).text == nil)
    #expect([HeroModifier.fade, custom].text == nil)
    #expect(custom == .custom(name: "wobble") { _ in })
    #expect(custom != .custom(name: "wabble") { $0["wobble"] = .number(1) })
    #expect(condition == .named("tapped") { _ in false })
    #expect(Set([condition, .named("tapped") { _ in false }]).count == 1)
  }

  @Test("Numbers out of range have no text; those that are not finite change nothing")
  func notFinite() {
    let endless = HeroPropertyTiming(duration: .seconds(.infinity))
    #expect(HeroModifier.timing(.size, endless).text == nil)
    for modifier in [HeroModifier.opacity(2), .delay(-1), .duration(1e18), .scale(1e308)] {
      #expect(modifier.text == nil && HeroModifier.beginWith(modifier).text == nil)
    }
    for modifier in [HeroModifier.opacity(.nan), .scale(.infinity), .duration(.nan)] {
      #expect(modifier.text == nil)
      #expect(HeroTargetState(unconditional: [modifier]) == HeroTargetState())
    }
  }

  @Test("What is nested deeper than the parser reads has no text")
  func tooDeep() {
    var modifier = HeroModifier.fade
    for _ in 0..<62 { modifier = .beginWith(modifier) }
    #expect(modifier.text.map { HeroModifier.parse($0).modifiers } == [modifier])
    modifier = .beginWith(modifier)
    #expect(modifier.text == nil)
  }

  @Test(
    "Every name with its usage is listed once, and each is read without its arguments or says why")
  func names() {
    let names = HeroModifier.names.map(\.name)
    #expect(Set(names).count == names.count)
    for (name, usage) in HeroModifier.names {
      #expect(usage.hasPrefix(name))
      let parsed = HeroModifier.parse(name)
      #expect(parsed.modifiers.count == 1 || !parsed.problems.isEmpty)
      #expect(parsed.problems.allSatisfy { $0.suggestion == nil })
    }
  }
}
