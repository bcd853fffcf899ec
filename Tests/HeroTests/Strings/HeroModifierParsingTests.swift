import Hero
import Motion
import SceneGraph
import Testing

/// The vectors PA-1 to PA-29 of the specification. Where the original crashed or threw the whole string
/// away, the recommended behaviour is asked for: everything good is kept, everything bad is named.
@MainActor
@Suite struct HeroModifierParsingTests {
  nonisolated static let accepted: [(text: String, modifiers: [HeroModifier])] = [
    ("", []), (" \t\r\n ", []),
    ("fade", [.fade]), ("fade()", [.fade]),  // PA-1
    ("rotate(-1.6)", [.rotate(z: -1.6)]),  // PA-3
    ("rotate(0, 1.5)", [.rotate(x: 0, y: 1.5)]),  // PA-4
    ("scale(2, 3)", [.scale(x: 2, y: 3, z: 1)]),  // PA-5
    ("rotate(3.14/2)", [.rotate(1.57)]),  // PA-6
    ("scale(1+2*3)", [.scale(7)]), ("scale(1*2+3)", [.scale(5)]),  // PA-7
    ("scale(3-2)", [.scale(1)]),  // PA-8
    ("scale(3 - 2)", [.scale(1)]),  // PA-9
    ("opacity(.5) scale(1.)", [.opacity(0.5), .scale(1)]),  // PA-13
    ("(fade) scale((0.5)) scale (2)", [.fade, .scale(0.5), .scale(2)]),  // PA-14
    ("source(image_1)", [.source(heroID: "image_1")]),  // PA-15
    ("source(image-1) delay(1e3)", [.source(heroID: "image-1"), .delay(1000)]),  // PA-16
    (
      "timingFunction(0.4, 0, 0.2, 1) timingFunction(easeIn)",  // PA-21
      [.timingFunction(.standard), .timingFunction(.easeIn)]
    ),
    (
      "cascade(0.1, bottomToTop, true)",  // PA-23
      [.cascade(delta: 0.1, direction: .bottomToTop, delayMatchedViews: true)]
    ),
    ("overlay(0,0,0,0.1)", [.overlay(color: .black, opacity: 0.1)]),  // PA-26
    (
      "source(1) source('a \\'b') source(\"x y\")",
      ["1", "a 'b", "x y"].map { .source(heroID: $0) }
    ),
    (
      "rotate(pi / 2) translate(10 - 2 * 3, -(1 + 1))", [.rotate(.pi / 2), .translate(x: 4, y: -2)]
    ),
    ("duration(infinity) durationMatchLongest", [.duration(.infinity), .durationMatchLongest]),
    (
      "perspective(500) useScaleBasedSizeChange zPositionIfMatched(5)",
      [.perspective(500), .useScaleBasedSizeChange, .whenMatched(.zPosition(5))]
    ),
    (
      "whenMatched(zPosition(5)) when(and(presenting, not(matched)), fade, scale(2))",
      [.whenMatched(.zPosition(5)), .when(.presenting && !.matched, .fade, .scale(2))]
    ),
    (
      "cascade(0.02, radial(170, 170)) beginWith(opacity(0.5))",
      [.cascade(direction: .radial(center: Point(x: 170, y: 170))), .beginWith(.opacity(0.5))]
    ),
    (
      "timing(opacity, 0.2, auto, curve(0, 0, 1, 1))",
      [.timing(.opacity, duration: 0.2, timingFunction: .linear)]
    ),
    ("spring arc cascade", [.spring(stiffness: 250, damping: 30), .arc, .cascade]),
    ("useSlowRenderSnapshot .fade", [.useLayerRenderSnapshot, .fade]),
  ]

  @Test(
    "PA-1, PA-3, PA-4, PA-5, PA-6, PA-7, PA-8, PA-9, PA-13, PA-14, PA-15, PA-16, PA-21, PA-23, PA-26: Read",
    arguments: accepted)
  func accepts(text: String, modifiers: [HeroModifier]) {
    let parsed = HeroModifier.parse(text)
    #expect(parsed.problems.isEmpty)
    #expect(parsed.modifiers == modifiers)
  }

  /// In the order of PA-29, PA-19, PA-10 to PA-12, PA-16, PA-20 and PA-24, and our own.
  nonisolated static let faulty: [(text: String, kept: [HeroModifier], problem: String)] = [
    (
      "fade cascede(0.1)", [.fade],
      #"at 6: found "cascede", expected a modifier; did you mean "cascade"?"#
    ),
    ("Fade", [], #"at 1: found "Fade", expected a modifier; did you mean "fade"?"#),  // PA-29
    // PA-19
    ("fade bogus(1) scale(2)", [.fade, .scale(2)], #"at 6: found "bogus", expected a modifier"#),
    ("scale(0.5,)", [], #"at 11: found ")", expected a number or a name"#),  // PA-10
    ("()", [], #"at 2: found ")", expected a name"#),
    ("fade, scale(2)", [.fade, .scale(2)], #"at 5: found ",", expected a space between names"#),
    ("fade)", [.fade], #"at 5: found ")", expected a name"#),
    ("fade;scale(2)", [.fade, .scale(2)], #"at 5: found ";", expected a space between names"#),
    ("scale(0.5", [], #"at 10: found the end, expected "," or ")""#),  // PA-11
    ("(fade", [.fade], #"at 6: found the end, expected a closing ")""#),
    (".", [], "at 2: found the end, expected a name after the dot"),
    (
      "1.2.3", [],
      #"at 1: found "1.2.3", expected a number with at most one dot, and not too large"#
    ),
    ("push(.left)", [], #"at 1: found "push", expected a modifier"#),  // PA-12
    ("delay(.)", [], #"at 8: found ")", expected a name after the dot"#),
    (
      "opacity(1.2.3)", [.opacity(1)],
      #"at 9: found "1.2.3", expected a number with at most one dot, and not too large"#
    ),
    ("fade(123 456)", [], #"at 10: found "456", expected "," or ")""#),  // PA-16
    ("rotate(x: 3) fade", [.fade], #"at 8: found "x:", expected values without labels"#),
    ("fade(1)", [.fade], #"at 6: found "1", expected no arguments: fade"#),
    ("duration", [], "at 9: found nothing, expected a number, the seconds"),  // PA-20
    ("delay(x)", [], #"at 7: found "x", expected a number, the seconds"#),
    ("zPosition", [], "at 10: found nothing, expected a number, the z"),
    (
      "timingFunction(foo)", [],
      #"at 16: found "foo", expected a timing function: linear, easeIn, easeOut, easeInOut, standard, "#
        + "deceleration, acceleration, sharp, easeOutBack"
    ),
    (
      "cascade(0.1, diagonal)", [.cascade(delta: 0.1)],  // PA-24
      #"at 14: found "diagonal", expected a direction: topToBottom, bottomToTop, leftToRight, "#
        + "rightToLeft, leadingToTrailing, trailingToLeading, radial(x, y), inverseRadial(x, y)"
    ),
    (
      "cascade(0.1, radial)", [.cascade(delta: 0.1)],
      #"at 14: found "radial", expected radial(x, y), with its centre"#
    ),
    (
      "cascade(0.1, inverseRadial(), true)",
      [.cascade(delta: 0.1, direction: .topToBottom, delayMatchedViews: true)],
      #"at 14: found "inverseRadial()", expected inverseRadial(x, y), with its centre"#
    ),
    (
      "cascade(0.1, radail(1, 2))", [.cascade(delta: 0.1)],
      #"at 14: found "radail(1, 2)", expected a direction: topToBottom, bottomToTop, leftToRight, "#
        + "rightToLeft, leadingToTrailing, trailingToLeading, radial(x, y), inverseRadial(x, y)"
        + #"; did you mean "radial"?"#
    ),
    ("scale(1/0)", [.scale(1)], #"at 7: found "1/0", expected a finite result"#),
    ("scale(fade + 1)", [.scale(1)], #"at 7: found "fade", expected a number to calculate with"#),
    (
      "source", [],
      "at 7: found nothing, expected an id; put it in quotes if it is not a plain name"
    ),
    ("source('a", [], #"at 8: found "'a", expected a closing '"#),
    (
      "spring(0)", [],
      #"at 8: found "0", expected a stiffness and a damping that bring a spring to rest within a minute"#
    ),
    (
      "when(machted, fade)", [],
      #"at 6: found "machted", expected a condition, or and(…), or(…), not(…) of them: matched, presenting, "#
        + #"dismissing, appearing, disappearing; did you mean "matched"?"#
    ),
  ]

  @Test(
    "PA-10, PA-11, PA-12, PA-16, PA-19, PA-20, PA-24, PA-29: What cannot be read is named, the rest kept",
    arguments: faulty)
  func reports(text: String, kept: [HeroModifier], problem: String) {
    let parsed = HeroModifier.parse(text)
    #expect(parsed.modifiers == kept)
    #expect(parsed.problems.first?.description == problem)
  }

  nonisolated static let outOfRange: [(text: String, kept: [HeroModifier], problem: String)] = [
    ("duration(-1)", [], #"at 10: found "-1", expected a number from 0 to 3600, the seconds"#),
    ("delay(-0.1)", [], #"at 7: found "-0.1", expected a number from 0 to 3600, the seconds"#),
    ("delay(1e18)", [], #"at 7: found "1e18", expected a number from 0 to 3600, the seconds"#),
    (
      "delay(infinity)", [],
      #"at 7: found "infinity", expected a number from 0 to 3600, the seconds"#
    ),
    (
      "timing(size, -1, 0)", [],
      #"at 14: found "-1", expected a number from 0 to 3600, the seconds"#
    ),
    (
      "fade opacity(1 + 1)", [.fade, .opacity(1)],
      #"at 14: found "1 + 1", expected a number from 0 to 1, the opacity"#
    ),
    (
      "shadowOpacity(-1)", [.shadowOpacity(1)],
      #"at 15: found "-1", expected a number from 0 to 1, the opacity"#
    ),
    (
      "overlay(255, 0, 0)", [.overlay(color: Color(red: 1, green: 0, blue: 0), opacity: 1)],
      #"at 9: found "255", expected a number from 0 to 1, the red"#
    ),
    ("shadowRadius(-1)", [], #"at 14: found "-1", expected a number from 0 to 1e12, the radius"#),
    ("cornerRadius(-1)", [], #"at 14: found "-1", expected a number from 0 to 1e12, the radius"#),
    ("blurRadius(-1)", [], #"at 12: found "-1", expected a number from 0 to 1e12, the radius"#),
    ("borderWidth(-1)", [], #"at 13: found "-1", expected a number from 0 to 1e12, the width"#),
    (
      "scale(1e308)", [.scale(1)],
      #"at 7: found "1e308", expected a number from -1e12 to 1e12, the scale"#
    ),
    (
      "fade perspective(0)", [.fade],
      #"at 18: found "0", expected a number from -1e12 to 1e12 but 0, the distance"#
    ),
    (
      "contentsRect(0, 0, 0.5, -1) fade", [.fade],
      #"at 25: found "-1", expected a number above 0, the height"#
    ),
    (
      "contentsRect(0, 0, 0, 1)", [],
      #"at 20: found "0", expected a number above 0, the width"#
    ),
    (
      "shadowPath(0, 0, -10, 20)", [],
      #"at 18: found "-10", expected a number from 0 to 1e12, the width"#
    ),
    ("🙂(1) fade", [.fade], #"at 1: found "🙂", expected a name"#),
  ]

  @Test("Numbers out of range are refused with their place, not held to it", arguments: outOfRange)
  func ranges(text: String, kept: [HeroModifier], problem: String) {
    let parsed = HeroModifier.parse(text)
    #expect(parsed.modifiers == kept)
    #expect(parsed.problems.first?.description == problem)
  }

  @Test(
    "One mistake is one problem, whatever follows it",
    arguments: [
      "timing(sise, 0.2)", "when(machted, fade, scale(2))", "fade cascede(0.1, leftToRight)",
    ])
  func onlyOnce(text: String) {
    let problems = HeroModifier.parse(text).problems
    #expect(problems.count == 1)
    #expect(problems.first?.description.contains("did you mean") == true)
  }

  @Test("The ends of ranges are in them")
  func ends() {
    let text = "opacity(0) opacity(1) duration(0) delay(3600) blurRadius(0) scale(-1e12)"
    #expect(HeroModifier.parse(text).problems.isEmpty)
    #expect(HeroModifier.parse(text).modifiers.count == 6)
  }

  @Test("Parentheses are read to a depth, texts to a length, and no more")
  func bounds() {
    func nested(_ depth: Int) -> String {
      "scale(" + String(repeating: "(", count: depth - 1) + "2"
        + String(repeating: ")", count: depth)
    }
    #expect(HeroModifier.parse(nested(64)).modifiers == [.scale(2)])
    let tooDeep = HeroModifier.parse(nested(65) + " fade")
    #expect(tooDeep.modifiers == [.scale(1), .fade])
    #expect(tooDeep.problems.map(\.offset) == [69])
    let long = String(repeating: "fade ", count: 3276)
    #expect(HeroModifier.parse(long).modifiers.count == 3276)
    #expect(HeroModifier.parse(long + "fade ").problems.map(\.offset) == [16_384])
    #expect(HeroModifier.parse(String(repeating: ";", count: 5000)).problems.count == 32)
    let open = HeroModifier.parse(String(repeating: "scale(", count: 2700))
    #expect(open.modifiers.isEmpty && !open.problems.isEmpty)
    let sum = "scale(" + String(repeating: "1+", count: 8000) + "1)"
    #expect(HeroModifier.parse(sum).modifiers == [.scale(8001)])
  }

  @Test("A name that is far from all others suggests nothing, a transposed one does")
  func suggestions() {
    #expect(HeroModifier.parse("xyzzy").problems.first?.suggestion == nil)
    #expect(HeroModifier.parse("dealy(1)").problems.first?.suggestion == "delay")
    #expect(HeroModifier.parse("useNoSnapshots").problems.first?.suggestion == "useNoSnapshot")
    let endless = String(repeating: "a", count: 10_000)
    #expect(HeroModifier.parse(endless).problems.first?.suggestion == nil)
  }

  @Test("A view takes a string, keeps what is wrong with it, and gives it back in canonical form")
  func onAView() {
    let view = View()
    view.heroModifierString = "fade  cascede scale( 1+1 )"
    #expect(view.heroModifiers == [.fade, .scale(2)])
    #expect(view.heroModifierProblems.map(\.suggestion) == ["cascade"])
    #expect(view.heroModifierString == "fade scale(2)")
    view.heroModifiers = [.arc]
    #expect(view.heroModifierProblems.isEmpty)
    #expect(view.heroModifierString == "arc")
    view.heroModifierString = nil
    #expect(view.heroModifiers == nil && view.heroModifierString == nil)
  }
}
