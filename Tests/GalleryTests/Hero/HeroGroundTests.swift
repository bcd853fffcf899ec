import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// What only an upper screen has, and the ground that it flies with.
@MainActor @Suite("What comes with a ground that grows")
struct HeroGroundTests {
  /// How an example is opened, what its ground is called, and how much lower it lies in the window than
  /// in its container.
  struct Case: Sendable, CustomTestStringConvertible {
    var example: HeroExample
    var keys: [KeyEvent.Key]
    var ground: String
    var bar = 0.0
    var texts: Set<String>
    var testDescription: String { "\(example) \(keys)" }

    /// Names, or the lines of a paragraph, which only the upper screen has.
    func looksFor(_ text: String) -> Bool {
      texts.contains(text) || example != .menu && text.count > 45 && !text.hasPrefix("Open a card")
    }
  }

  nonisolated private static let items: Set = [
    "Albums", "Places", "People", "Favourites", "Recent", "Shared",
    "Close",
  ]

  nonisolated static let cases =
    (0..<4).map { kind in
      Case(
        example: .menu,
        keys: [.tab] + Array(repeating: .right, count: kind) + [.tab, .enter],
        ground: "presented menu ground", texts: items)
    } + [
      Case(
        example: .guide, keys: [.tab, .enter], ground: "presented place 0 ground", bar: 44,
        texts: [
          "Photograph", "1 of 9", "Comes by", "Goes by", "the same, at once and faster", "Can be",
        ]),
      Case(
        example: .stories, keys: [.tab, .enter], ground: "presented story 0 ground",
        texts: []),
      Case(
        example: .music,
        keys: [.tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab, .enter],
        ground: "presented player ground", texts: ["1:12", "−2:48", "▼", "▶▶", "◀◀"]),
    ]

  @Test(
    "Whatever can be read of it lies on the ground, on the way there and back", arguments: cases)
  func staysOnGround(_ it: Case) throws {
    for size in [Size(width: 1000, height: 700), Size(width: 500, height: 700)] {
      let hero = try HeroPlayer(it.example, size: size)
      for key in it.keys { hero.player.press(key) }
      hero.player.next()
      #expect(hero.transition != nil)
      try expectOnGround(hero, it, size)
      hero.rest()
      hero.player.press(.escape)
      hero.player.next()
      #expect(hero.transition?.heading == .dismiss)
      try expectOnGround(hero, it, size)
      hero.rest()
    }
  }

  private func expectOnGround(_ hero: HeroPlayer, _ it: Case, _ size: Size) throws {
    var number = 0
    while hero.transition != nil, number < 200 {
      if let place = hero.now(it.ground)?.frame.value.rect {
        let ground = place.offset(by: Vector(dx: 0, dy: it.bar))
          .inset(by: Insets(top: -2, left: -2, bottom: -2, right: -2))
        for text in DrawnText.all(in: hero.player.frame)
        where text.opacity > 0.12 && it.looksFor(text.text) {
          // What lies beyond the window, or under the bar of the tabs, cannot be read.
          let room = Size(width: size.width, height: size.height - (it.bar > 0 ? 52 : 0))
          guard let seen = text.frame.intersection(Rect(origin: .zero, size: room)) else {
            continue
          }
          let isInside =
            ground.contains(seen.origin) && ground.contains(Point(x: seen.maxX, y: seen.maxY))
          #expect(isInside, "\(text.text) at \(seen) of \(ground), frame \(number) of \(size)")
          if !isInside { return }
        }
      }
      hero.player.next()
      number += 1
    }
  }

  @Test("The shadows of neighbours do not lie over a card that grows")
  func shadowsApart() throws {
    for (example, card) in [
      (HeroExample.guide, Point(x: 100, y: 150)), (.stories, Point(x: 100, y: 250)),
    ] {
      let hero = try HeroPlayer(example)
      hero.player.click(card)
      hero.player.next()
      #expect(hero.transition != nil)
      let fronts = hero.elements { element in
        guard element.name.contains("front"), case .snapshot(let list, _) = element.content
        else { return false }
        return list.items.contains { if case .shadow = $0 { true } else { false } }
      }
      #expect(fronts.map(\.name) == [])
    }
  }

  @Test(
    "The focus ring goes along with its card",
    arguments: [(HeroExample.guide, "place 0 ground", 44.0), (.stories, "story 0 ground", 0)])
  func ring(example: HeroExample, ground: String, bar: Double) throws {
    let hero = try HeroPlayer(example)
    hero.player.press(.tab)
    hero.player.next()
    let still = try #require(HeroGroundTests.rings(in: hero.player.frame).first)
    hero.player.press(.enter)
    hero.player.next()
    hero.go(to: 0.3)
    let place = try #require(hero.now("presented \(ground)")).frame.value.rect
      .offset(by: Vector(dx: 0, dy: bar))
    #expect(place.width > still.width + 20)
    for ring in HeroGroundTests.rings(in: hero.player.frame) {
      // Five points around it, or more where it is stretched.
      let isAround = abs(ring.minX - place.minX) < 16 && abs(ring.width - place.width) < 32
      #expect(isAround, "\(ring) around \(place), not \(still)")
    }
  }

  /// The focus rings of a frame, in window points.
  private static func rings(
    in list: DisplayList, transform: Transform3D = .identity
  ) -> [Rect] {
    list.items.flatMap { item -> [Rect] in
      switch item {
      case .border(let shape, _, let color):
        guard color.red == FocusRing().color.red, color.blue == FocusRing().color.blue,
          let near = transform.apply(to: shape.rect.origin),
          let far = transform.apply(to: Point(x: shape.rect.maxX, y: shape.rect.maxY))
        else { return [] }
        return [Rect(x: near.x, y: near.y, width: far.x - near.x, height: far.y - near.y)]
      case .group(let group):
        return rings(in: group.list, transform: group.transform.concatenating(transform))
      default: return []
      }
    }
  }

  @Test(
    "The discs of a round menu stand clear of each other and of the names",
    arguments: [500.0, 400, 1000])
  func discs(width: Double) throws {
    let hero = try HeroPlayer(.menu, size: Size(width: width, height: 700))
    for key in [.tab, .right, .right, .tab, .enter] as [KeyEvent.Key] { hero.player.press(key) }
    hero.rest()
    let discs = hero.player.pictures.map(\.frame).suffix(9)
    let names = DrawnText.all(in: hero.player.frame).filter {
      HeroGroundTests.items.contains($0.text)
    }
    #expect(names.count == 7)
    for disc in discs {
      for other in discs where other != disc {
        #expect((disc.center - other.center).length >= (disc.width + other.width) / 2 + 2)
      }
      for name in names {
        let near = Point(
          x: min(max(disc.center.x, name.frame.minX), name.frame.maxX),
          y: min(max(disc.center.y, name.frame.minY), name.frame.maxY))
        #expect((near - disc.center).length >= disc.width / 2, "\(name.text) in \(disc)")
      }
    }
  }
}
