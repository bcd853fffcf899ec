import Hero
import Motion
import SceneGraph
import Testing
import Transitions

/// Words that fly.
@MainActor
@Suite struct TextTests {
  private let screens = HeroScreens()

  /// A face whose every letter is half as wide as its size.
  private static func font(_ size: Double) -> Font {
    let glyph = Typeface.GlyphImage(
      atlasRect: Rect(x: 0, y: 0, width: 5, height: 7), bearing: Vector(dx: 0, dy: -7), advance: 5)
    let strike = Typeface.Strike(
      pixelSize: 10, ascent: 8, descent: 2, atlas: Image.ID(rawValue: 9), glyphs: [glyph])
    return Font(
      typeface: Typeface(name: "blocks", glyphs: ["a"], strikes: [strike], kerning: [:]),
      size: size)
  }

  private func label(
    _ text: String, _ size: Double, _ frame: Rect, _ alignment: Label.Alignment, on screen: View
  ) {
    let label = Label(text, font: TextTests.font(size), alignment: alignment)
    label.frame = frame
    label.heroID = "title"
    screen.addSubview(label)
  }

  private func run(_ alignment: Label.Alignment) -> TransitionPlan {
    label(
      "aaa", 12, Rect(x: 20, y: 300, width: 60, height: 16), alignment, on: screens.from.view)
    label(
      "aaaaaaaa", 30, Rect(x: 200, y: 80, width: 400, height: 44), alignment, on: screens.to.view)
    return screens.plan(.fade)
  }

  @Test(
    "#116, #347, #364, #538, #670: Words keep their size and dissolve into each other, whatever fonts and frames they have",
    arguments: [0, 0.2, 0.5, 0.8, 1])
  func naturalScale(part: Double) throws {
    let plan = run(.left)
    let list = plan.displayList(plan.states(at: plan.duration * part), over: DisplayList())
    let words = list.words(.identity, 1).filter { $0.opacity > 0 }
    // Never doubled: as much of one as is missing of the other.
    #expect(words.count == (part == 0 || part == 1 ? 1 : 2))
    #expect(abs(words.reduce(0) { $0 + $1.opacity } - 1) < 1e-9)
    for word in words {
      #expect(word.scale == 1)
      #expect(word.size == (word.count == 3 ? 12 : 30))
    }
    let origins = try words.map { try #require($0.origin) }
    // Both begin at the left end of the same window.
    #expect(origins.allSatisfy { abs($0.x - origins[0].x) < 1e-9 })
  }

  @Test(
    "#116: The same words lie on each other at every moment, however either is set in its frame",
    arguments: [Label.VerticalAlignment.top, .center, .bottom],
    [Label.Alignment.left, .center, .right])
  func sameWords(_ down: Label.VerticalAlignment, _ across: Label.Alignment) throws {
    for (frame, screen) in [
      (Rect(x: 20, y: 300, width: 160, height: 60), screens.from.view),
      (Rect(x: 200, y: 80, width: 400, height: 16), screens.to.view),
    ] {
      let label = Label("aaa", font: TextTests.font(12), alignment: across)
      if screen === screens.from.view { label.verticalAlignment = down }
      label.frame = frame
      label.heroID = "title"
      screen.addSubview(label)
    }
    // Else one of them is not written at all.
    screens.situation.isClassic = true
    let plan = screens.plan(.fade)
    for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let list = plan.displayList(plan.states(at: plan.duration * part), over: DisplayList())
      let origins = list.words(.identity, 1).filter { $0.opacity > 0 }.compactMap(\.origin)
      #expect(origins.count == 2)
      let (first, last) = (try #require(origins.first), try #require(origins.last))
      // Each keeps the whole point of its baseline.
      #expect(abs(first.x - last.x) <= 0.5 && abs(first.y - last.y) <= 1, "at \(part)")
    }
  }

  @Test(
    "The same words do not pale on their way; in another colour, or by the classic preset, they dissolve",
    arguments: [(Color.black, false), (Color.white, false), (Color.black, true)])
  func sameWordsStay(_ color: Color, _ isClassic: Bool) throws {
    screens.situation.isClassic = isClassic
    for (frame, screen, color) in [
      (Rect(x: 20, y: 300, width: 160, height: 16), screens.from.view, Color.black),
      (Rect(x: 200, y: 80, width: 400, height: 16), screens.to.view, color),
    ] {
      let label = Label("aaa", font: TextTests.font(12), color: color)
      label.frame = frame
      label.heroID = "title"
      screen.addSubview(label)
    }
    let plan = screens.plan(.fade)
    let list = plan.displayList(plan.states(at: plan.duration * 0.3), over: DisplayList())
    let opacities = list.words(.identity, 1).map(\.opacity)
    // The edges of letters over each other would make them bold.
    if color == .black && !isClassic { return #expect(opacities == [1]) }
    #expect(opacities.count == 2 && opacities.first != 1)
    #expect(abs(opacities.reduce(0, +) - 1) < 1e-9)
  }

  @Test(
    "Words lie at the side that they are set against, at either end and on the way",
    arguments: [Label.Alignment.left, .center, .right])
  func alignment(_ alignment: Label.Alignment) throws {
    let plan = run(alignment)
    for part in [0, 0.5, 1] {
      let list = plan.displayList(plan.states(at: plan.duration * part), over: DisplayList())
      let window = try #require(plan.state(of: "presented title", at: plan.duration * part))
        .frame.value.rect
      for word in list.words(.identity, 1) where word.opacity > 0 {
        let start = try #require(word.origin).x
        let end = start + Double(word.count) * word.size / 2
        switch alignment {
        case .left: #expect(abs(start - window.minX) <= 0.5)
        case .center: #expect(abs((start + end) / 2 - window.midX) <= 0.5)
        case .right: #expect(abs(end - window.maxX) <= 0.5)
        }
      }
    }
  }
}

/// A run of glyphs as it is seen.
private struct SeenWord {
  let count: Int
  let size: Double
  let origin: Point?
  let scale: Double
  let opacity: Double
}

extension DisplayList {
  fileprivate func words(_ transform: Transform3D, _ opacity: Double) -> [SeenWord] {
    items.flatMap { item -> [SeenWord] in
      switch item {
      case .text(let text):
        [
          SeenWord(
            count: text.glyphs.count, size: text.font.size,
            origin: transform.apply(to: text.origin),
            scale: transform.m11, opacity: opacity * text.color.alpha)
        ]
      case .group(let group):
        group.list.words(group.transform.concatenating(transform), opacity * group.opacity)
      default: []
      }
    }
  }
}
