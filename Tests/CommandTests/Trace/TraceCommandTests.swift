import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@MainActor @Suite struct TraceCommandTests {
  private let sound = [
    "--container", "1280x800", "--source", "10,60,200,200", "--target", "40,0,1200,800",
  ]

  @Test("The text of a trace is made to be read")
  func text() throws {
    let words = [
      "--preset", "classic", "--source-radius", "12", "--times", "0,0.25", "--image", "3x2",
    ]
    #expect(
      try traceOutput(sound + words) == """
        style hero preset classic flow image direction present container 0,0,1280,800
        duration 0.25 s
        time 0 progress 0
          presenting frame 0,0,1280,800 radius 0 opacity 1
          fade frame 0,0,1280,800 radius 0 opacity 0
          hero frame 10,60,200,200 radius 12 opacity 1 crop 0.166667,0,0.666667,1
        time 0.25 progress 0.129162
          presenting frame 0,0,1280,800 radius 0 opacity 1
          fade frame 0,0,1280,800 radius 0 opacity 0
          hero frame 13.874858,52.250284,329.161931,277.497159 radius 10.450057 opacity 1 crop \
        0.104606,0,0.790788,1

        """)
  }

  @Test("The JSON of a trace begins with what was asked for")
  func json() throws {
    let trace = try PrintedTrace(
      traceOutput(
        sound + [
          "--format", "json", "--style", "banner", "--flow", "snapshot", "--direction=dismiss",
        ]))
    #expect([trace.style, trace.preset, trace.flow] == ["banner", "default", "snapshot"])
    #expect(trace.direction == "dismiss")
    #expect(trace.container == [0, 0, 1280, 800])
    #expect(trace.frames.map(\.time) == [0, 0.25, 0.5, 0.75, 1])
    #expect(trace.frames.last?.progress == 1)
    #expect(trace.frames[0].elements.map(\.name) == ["presenting", "fade", "hero", "content"])
    #expect(trace.frames.first?.elements[2].frame == [0, 0, 1280, 800])
    #expect(trace.frames.last?.elements[2].frame == [10, 60, 200, 200])
  }

  @Test("The banner flies like a hero")
  func banner() throws {
    for flow in ["image", "snapshot"] {
      let words = sound + ["--flow", flow, "--times", "0,0.1,0.3,1"]
      let hero = try traceOutput(words + ["--style", "hero"]).split(separator: "\n").dropFirst()
      let banner = try traceOutput(words + ["--style", "banner"]).split(separator: "\n").dropFirst()
      #expect(hero == banner)
    }
  }

  @Test("The default's times are fractions of the time until it rests")
  func restsAtTheEnd() throws {
    let words = sound + ["--format", "json", "--times", "0.999,1"]
    let trace = try PrintedTrace(traceOutput(words))
    let heroes = trace.frames.compactMap { frame in frame.elements.first { $0.name == "hero" } }
    for (last, end) in zip(heroes[0].frame, heroes[1].frame) { #expect(abs(last - end) <= 0.51) }
    // On a finer screen half a pixel is less, and rest comes later.
    let finer = try PrintedTrace(traceOutput(words + ["--scale", "3"]))
    #expect(finer.duration > trace.duration)
  }

  @Test("With less movement it fades, which is no fallback")
  func reducedMotion() throws {
    let trace = try PrintedTrace(traceOutput(sound + ["--format", "json", "--reduce-motion"]))
    #expect(trace.fallback == nil)
    #expect(trace.frames[2].elements.map(\.name) == ["presenting", "screen"])
    #expect(trace.frames.map { $0.elements[1].opacity } == [0, 0.129162, 0.5, 0.870838, 1])
  }

  @Test(
    "Degenerate geometry prints the cross-fade that is played, and why",
    arguments: [
      (["--source", "0,0,0,0"], "degenerate source frame"),
      (["--source", "nan,0,10,10"], "degenerate source frame"),
      (["--source", "0,-inf,10,10"], "degenerate source frame"),
      (["--source", "0,0,-10,10"], "degenerate source frame"),
      (["--source", "0,0,10,1.1e7"], "degenerate source frame"),
      (["--source", "1e999,0,10,10"], "degenerate source frame"),
      (["--target", "0,0,10,0"], "degenerate target frame"),
      (["--target", "0,0,INFINITY,NaN"], "degenerate target frame"),
      (["--container", "0x0"], "degenerate container"),
      (["--container", "0x9", "--style", "slide"], "degenerate container"),
      (["--container", "nanx9", "--style", "fade"], "degenerate container"),
      (["--container", "9x2e7", "--style", "pull"], "degenerate container"),
      (["--container", "9x-1", "--style", "zola"], "degenerate container"),
      (["--container", "nanxinf"], "degenerate container"),
      (["--image", "0x10"], "degenerate image size"),
      (["--source-radius", "nan"], "degenerate corner radius"),
      (["--target-radius=-inf"], "degenerate corner radius"),
      (["--source", "0,0,1e-9,1e-9", "--style", "pinterest"], "degenerate proportions"),
    ])
  func degenerate(words: [String], reason: String) throws {
    let json = try traceOutput(sound + words + ["--format", "json"])
    let trace = try PrintedTrace(json)
    #expect(trace.fallback == reason)
    #expect(json.contains("\"fallback\":\"\(reason)\""))
    #expect(trace.frames[2].elements.map(\.name) == ["presenting", "screen"])
    #expect(try traceOutput(sound + words).contains("\nfallback \(reason)\n"))
  }

  @Test("Whatever the geometry, numbers are finite and carry at most six decimals")
  func numbersAreSound() throws {
    let numbers = ["nan", "-inf", "0", "-3.25", "1e-300", "0.1", "77.7777777", "1e7", "1e308"]
    for (index, number) in numbers.enumerated() {
      for other in numbers {
        for style in ["hero", "pinterest", "zola", "fade", "pull", "slide"] {
          let words = [
            "--container", "\(index.isMultiple(of: 2) ? "100" : other)x300",
            "--source", "\(number),2,\(other),40", "--target", "3,\(other),50,\(number)",
            "--image", "\(number)x\(other)", "--source-radius", other, "--style", style,
          ]
          let preset = index.isMultiple(of: 3) ? "classic" : "default"
          let output = try traceOutput(words + ["--preset", preset, "--format", "json"])
          #expect(!output.contains("nan") && !output.contains("inf"))
          let trace = try PrintedTrace(output)
          #expect(trace.duration > 0 && trace.duration < 60)
          for text in output.split(whereSeparator: { !"0123456789.-eE".contains($0) }) {
            guard text.contains(where: \.isNumber) else { continue }
            let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
            #expect(decimals <= 6 && !text.contains("e") && !text.contains("E"), "\(text)")
          }
        }
      }
    }
  }

  @Test(
    "What is no geometry is wrong usage",
    arguments: [
      (["--source", "1,2,3"], "--source takes four numbers X,Y,WIDTH,HEIGHT, not '1,2,3'"),
      (["--source", "1,2,3,4,5"], "--source takes"), (["--source", "1,2,3,a"], "--source takes"),
      (["--source", "1,2,3,"], "--source takes"), (["--source", "1,2, 3,4"], "--source takes"),
      (["--source", "0x1,2,3,4"], "--source takes"),
      (["--source", "nano,2,3,4"], "--source takes"),
      (["--source", "--1,2,3,4"], "--source takes"), (["--source", "1e,2,3,4"], "--source takes"),
      (["--container", "1280"], "--container takes two numbers WIDTHxHEIGHT, not '1280'"),
      (["--image", "3x4x5"], "--image takes"), (["--source-radius", "x"], "--source-radius takes"),
      (["--times", "0,1.01"], "--times takes numbers from 0 to 1, with commas between them"),
      (["--times", "nan"], "--times takes"), (["--times", ""], "--times takes"),
      (["--flow", "images"], "--flow takes image or snapshot, not 'images'"),
      (["--direction", "close"], "--direction takes present, dismiss, push or pop"),
      (["--source-mode", "center"], "--source-mode takes fill, fit or stretch"),
      (["--format", "xml"], "--format takes text or json"),
      (["--slow", "2"], "--slow does not apply to kvhero trace"),
      (["--size=1x1"], "--size does not apply to kvhero trace"),
      (["--renderer", "cpu"], "--renderer does not apply to kvhero trace"),
      (["photo.jpg"], "kvhero trace takes no argument like 'photo.jpg'"),
    ])
  func wrongUsage(words: [String], message: String) throws {
    let said = try #require(mistake(["trace"] + sound + words))
    #expect(said.hasPrefix(message))
    #expect(said.hasSuffix("(see `kvhero help trace`)"))
  }

  @Test("What is missing is named, all of it")
  func missing() {
    #expect(
      mistake(["trace"])
        == "kvhero trace needs --container, --source, --target (see `kvhero help trace`)")
    #expect(
      mistake(["trace", "--container", "1x1", "--target", "0,0,1,1"])
        == "kvhero trace needs --source (see `kvhero help trace`)")
    #expect(
      mistake(["trace", "--style", "slide"])
        == "kvhero trace needs --container (see `kvhero help trace`)")
  }

  @Test("Numbers may be written as programs write them")
  func numbers() throws {
    let output = try traceOutput([
      "--container", "1.28e3x8E2", "--source", "+1,-2.5,.5e1,6.", "--target", "0,0,9,9", "--times",
      "0", "--headless",
    ])
    #expect(output.contains("container 0,0,1280,800"))
    #expect(output.contains("hero frame 1,-2.5,5,6 "))
  }
}
