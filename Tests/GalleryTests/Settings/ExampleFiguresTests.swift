import FoundationEssentials
import Gallery
import Hero
import Motion
import SceneGraph
import Testing
import Transitions

@MainActor @Suite("The figures of the examples for Hero")
struct ExampleFiguresTests {
  @Test(
    "The defaults are the springs' own constants, to the sixth decimal",
    arguments: [
      (MotionSetting.morphResponse, MotionSetting.morphDamping, 260.0, 27.0),
      (.menuResponse, .menuDamping, 300, 22), (.storiesResponse, .storiesDamping, 220, 24),
      (.musicResponse, .musicDamping, 240, 26),
    ])
  func springs(
    response: MotionSetting, damping: MotionSetting, stiffness: Double, friction: Double
  ) throws {
    let frequency = stiffness.squareRoot()
    #expect(abs(response.standard - 2 * Double.pi / frequency) < 5e-7)
    #expect(abs(damping.standard - friction / (2 * frequency)) < 5e-7)
  }

  /// The folder of the module.
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Gallery")

  @Test("No example has a spring, a duration, a delay or a cascade that is not in the table")
  func constants() throws {
    var faults: [String] = []
    for folder in [
      "Guide", "Menu", "Morph", "Music", "Parts", "Stories", "Defaults", "Examples", "Strings",
    ] {
      let path = ExampleFiguresTests.sources.appending(path: "Hero\(folder)").path
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(!names.isEmpty)
      for name in names {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          if try ExampleFiguresTests.hasFigure(line) {
            faults.append("\(name):\(number + 1): \(line)")
          }
        }
      }
    }
    #expect(faults == [])
  }

  /// Whether a line of code gives something of time as a number: what is in quotation marks is text.
  private static func hasFigure(_ line: Substring) throws -> Bool {
    let code = line.replacing(/\$[0-9]/, with: "it")
      .split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let names = "duration|delay|delta|spring|cascade|stiffness|damping|response|dampingRatio"
    let figure = try Regex("\\b(\(names))(\\(|: ?)[^,)]*\\b[0-9]")
    return code.contains(figure)
  }

  @Test("A held flight takes a figure at once")
  func held() throws {
    let hero = try HeroPlayer(.stories)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.rest()
    hero.drag(from: Point(x: 500, y: 150), by: Vector(dx: 0, dy: 210), releases: false)
    let part = try #require(hero.now("presented story 0 ground")).radii.value[0] / 20
    #expect(part > 0.2)
    hero.app.settings[.storiesRadius] = 60
    hero.player.next()
    let radius = try #require(hero.now("presented story 0 ground")).radii.value[0]
    #expect(abs(radius - 60 * part) < 1e-6)
  }

  @Test("The panel has the rows of the example that is open, and the list's in the list")
  func panel() throws {
    let hero = try HeroPlayer(.guide)
    hero.player.press(.character("i"))
    hero.player.next()
    #expect(hero.texts.contains("guide · default") && hero.texts.contains("cascade"))
    #expect(hero.texts.contains("0.42 s") && hero.texts.contains("own"))
    hero.player.press(.escape)
    hero.player.next()
    #expect(hero.texts.contains("hero modifiers · default") && !hero.texts.contains("cascade"))
  }
}

extension ExampleFiguresTests {
  @Test("What flies by a spring takes another where it is, as fast as it is")
  func playing() throws {
    let hero = try HeroPlayer(.stories)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.next(6)
    let transition = try #require(hero.transition)
    let before = transition.states
    hero.app.settings[.storiesResponse] = 1
    #expect(transition.states.map { $0.map(\.value) } == before.map { $0.map(\.value) })
    for (now, then) in zip(transition.states, before) {
      let change = now.frame.velocity - then.frame.velocity
      #expect((change * change).sum() < 1e-6)
    }
    let ground = hero.elements { $0.name == "presented story 0 ground" }
    guard case .spring(let spring) = try #require(ground.first).channels.frame.timing else {
      return #expect(Bool(false), "no spring")
    }
    #expect(abs(spring.response - 1) < 1e-9)
    hero.rest()
    #expect(hero.depth == 2)
  }

  @Test("A recording with figures of an example, set before and in the panel, plays the same")
  func replayed() throws {
    var options = GalleryOptions()
    options.size = Size(width: 1000, height: 700)
    (options.tab, options.example) = (.hero, .stories)
    options.settings[.storiesResponse] = 0.8
    options.settings[.examplesThreshold] = 0.7
    let played = try PlayedGallery(options: options)
    let panel = { (y: Double) in
      ScriptStep.move(to: .window(x: 900 / 1000, y: y / 700), over: .milliseconds(50), .reaching)
    }
    // The rows are 42 points high; the sliders' middles lie 28 below their upper edges.
    let rows = 57.0 + 54 + 92 + 6 + 2 + 22
    played.play(
      Script([
        .pause(.milliseconds(50)), .key(.tab), .key(.character("i")), .rest,
        panel(rows + 28), .press, .release, panel(rows + 4 * 42 + 28), .press, .release, .rest,
        .key(.character("i")), .key(.enter), .rest,
        .move(to: .window(x: 0.5, y: 0.3), over: .milliseconds(50), .reaching), .press,
        .move(to: .away(Vector(dx: 0, dy: 260)), over: .milliseconds(400), .reaching),
        .pause(.milliseconds(200)), .release, .rest, .key(.escape), .rest,
      ]))
    let changed = played.app.settings.changed
    #expect(changed.contains(.storiesRadius) && played.app.settings[.storiesResponse] != 0.8)
    let replay = try played.replay(try LogReader.read(played.recording, named: "log"))
    var digests: [DisplayListDigest] = []
    while let frame = try replay.nextFrame() { digests.append(frame.digest) }
    let isSame = digests == played.frames.map(\.digest)
    #expect(isSame && digests.count > 100)
  }
}
