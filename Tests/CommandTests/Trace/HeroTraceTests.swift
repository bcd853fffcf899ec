import Testing
import TestSupport

/// Hero's transitions as they are printed.
@MainActor @Suite struct HeroTraceTests {
  nonisolated private static let animations = [
    "push(left)", "push(right)", "push(up)", "push(down)", "pull(left)", "cover(up)",
    "uncover(down)", "slide(left)", "zoomSlide(left)", "pageIn(left)", "pageOut(right)", "zoom",
    "zoomOut", "fade", "none", "selectBy(push(left), pull(right))", "auto",
  ]

  @Test("Every default animation, all four ways, is as recorded")
  func defaults() throws {
    var text = ""
    for animation in HeroTraceTests.animations {
      for direction in ["present", "dismiss", "push", "pop"] {
        text += try traceOutput([
          "--style", "hero-default:\(animation)", "--direction", direction, "--container",
          "400x800", "--times", "0,0.5,1",
        ])
      }
    }
    try GoldenFile(name: "hero-default-traces.txt").expect(text)
  }

  @Test("Vector MA-4: a quarter of the way from one view into another")
  func matched() throws {
    let trace = try PrintedTrace(
      traceOutput([
        "--style", "hero-modifiers", "--container", "1280x800", "--source", "150,250,100,100",
        "--source-radius", "8", "--target", "490,300,300,200", "--target-radius", "16", "--times",
        "0.25", "--format", "json",
      ]))
    let view = try #require(trace.frames[0].elements.first { $0.name == "presented view" })
    #expect(abs(view.frame[0] + view.frame[2] / 2 - 304.10) < 0.01)
    #expect(abs(view.frame[3] - 123.66) < 0.01)
    #expect(abs(view.cornerRadius - 9.89) < 0.01)
    #expect(abs(view.opacity - 0.2366) < 1e-4)
  }

  @Test("Two bare screens are as large as the gallery's window, and a view half as large")
  func unlessTold() throws {
    let screens = ["--style", "hero-default:push(left)"]
    #expect(try traceOutput(screens) == traceOutput(screens + ["--container", "1280x800"]))
    let modifiers = ["--modifiers", "fade translate(0,-250) rotate(-1.6) scale(1.5)"]
    let told = ["--style", "hero-modifiers", "--container", "1280x800"]
    #expect(
      try traceOutput(modifiers) == traceOutput(told + ["--target", "320,200,640,400"] + modifiers))
    #expect(try traceOutput(["--explain"]) == traceOutput(told + ["--explain"]))
    #expect(
      try traceOutput(["--container", "400x200", "--modifiers", "fade"])
        .contains("view frame 100,50,200,100"))
  }

  @Test("What matched is explained, in text and in JSON")
  func explained() throws {
    let arguments = [
      "--style", "hero-modifiers", "--container", "1280x800", "--source", "150,250,100,100",
      "--target", "9000,300,300,200", "--explain",
    ]
    let text = try traceOutput(arguments)
    #expect(
      text.contains(
        "before 0 \"view\": the other screen's is too far outside of the container\n"
          + "after 0 \"view\": too far outside of the container\n"))
    #expect(try traceOutput(arguments + ["--format", "json"]).contains(#"\"view\": too far"#))
  }

  @Test("A modifier string that cannot be read is named with its place and what was meant")
  func misspelt() {
    let error = #expect(throws: (any Error).self) {
      try traceOutput([
        "--style", "hero-modifiers", "--container", "10x10", "--target", "0,0,1,1", "--modifiers",
        "fade cascede(2)",
      ])
    }
    #expect(error.map { "\($0)".contains("did you mean \"cascade\"?") } == true)
  }

  @Test("Everything that cannot be read is named, each with its place and what was meant")
  func allMisspelt() {
    let words = [
      "--container", "10x10", "--target", "0,0,1,1", "--style", "hero-modifiers", "--modifiers",
      "fade cascede(2) opacity(3) scale(1,)",
    ]
    let error = #expect(throws: (any Error).self) { try traceOutput(words) }
    #expect(
      error.map { "\($0)" }?.hasPrefix(
        """
        --modifiers: at 6: found "cascede", expected a modifier; did you mean "cascade"?
        --modifiers: at 25: found "3", expected a number from 0 to 1, the opacity
        --modifiers: at 36: found ")", expected a number or a name
        """) == true)
  }

  @Test(
    "So is what cannot be read in the name of a default animation",
    arguments: [
      ("posh(left)", "at 1: found \"posh\"", "did you mean \"push\"?"),
      ("push(lift)", "at 6: found \"lift\"", "did you mean \"left\"?"),
    ])
  func misspeltDefault(name: String, place: String, meant: String) {
    let error = #expect(throws: (any Error).self) {
      try traceOutput(["--container", "10x10", "--style", "hero-default:\(name)"])
    }
    #expect(error.map { "\($0)" }?.contains("--style hero-default: \(place), expected ") == true)
    #expect(error.map { "\($0)" }?.contains(meant) == true)
  }

  @Test(
    "What a view wears is printed, in text and JSON",
    arguments: [
      ("overlay(1, 0, 0, 0.5)", "overlay 1,0,0,0.5"),
      ("cornerRadii(1, 2, 3, 4)", "cornerRadii 1,2,3,4"),
      ("fade zPosition(7)", "zPosition 7"), ("blurRadius(5)", "blurRadius 5"),
    ])
  func dress(modifier: String, printed: String) throws {
    let words = [
      "--style", "hero-modifiers", "--container", "100x100", "--target", "10,10,50,50",
      "--modifiers", modifier, "--times", "0",
    ]
    #expect(try traceOutput(words).contains(" \(printed)"))
    let json = try PrintedTrace(traceOutput(words + ["--format", "json"]))
    let dress = json.frames[0].elements.flatMap(\.dress)
    #expect(
      dress.contains {
        "\($0.name) \($0.numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ","))"
          == printed
      })
  }

  @Test("Modifiers are refused where they say nothing", arguments: ["--modifiers", "--explain"])
  func refused(option: String) {
    #expect(throws: (any Error).self) {
      try traceOutput(
        ["--style", "slide", "--container", "10x10", option]
          + (option == "--modifiers" ? ["fade"] : []))
    }
  }
}
