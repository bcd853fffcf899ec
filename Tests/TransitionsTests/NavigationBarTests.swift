import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The title bar at rest and while its titles give way to others.
@MainActor
@Suite struct NavigationBarTests {
  /// A typeface of three letters, each a square of an em.
  private static let font = Font(
    typeface: Typeface(
      name: "squares", glyphs: ["a", "b", "c"],
      strikes: [
        Typeface.Strike(
          pixelSize: 10, ascent: 8, descent: 2, atlas: Image.ID(rawValue: 7),
          glyphs: [0, 10, 20].map { x in
            Typeface.GlyphImage(
              atlasRect: Rect(x: x, y: 0, width: 10, height: 10), bearing: .zero, advance: 10)
          })
      ], kerning: [:]), size: 10)

  private func theatre(_ names: String...) -> NavigationTheatre {
    let theatre = names.count > 1 ? NavigationTheatre("a", "b") : NavigationTheatre("a")
    theatre.navigation.navigationBar.font = Self.font
    theatre.frame()
    return theatre
  }

  /// The opacity of each run of one letter, by the glyph's index, and where its middle lies.
  private func titles(_ list: DisplayList) -> [Int: [(x: Double, opacity: Double)]] {
    var found: [Int: [(x: Double, opacity: Double)]] = [:]
    func look(_ list: DisplayList, _ transform: Transform3D, _ opacity: Double) {
      for item in list.items {
        switch item {
        case .text(let text) where text.glyphs.count == 1:
          let x = transform.apply(to: text.origin)?.x ?? .nan
          found[text.glyphs[0].index, default: []].append((x, opacity))
        case .group(let group):
          look(
            group.list, group.transform.concatenating(transform), opacity * group.opacity)
        default: break
        }
      }
    }
    look(list, .identity, 1)
    return found
  }

  @Test("At rest the title stands in the middle, and the button says where it leads")
  func rest() throws {
    let found = titles(theatre("a", "b").frame())
    let title = try #require(found[1])
    #expect(title.count == 1 && title[0].opacity == 1 && title[0].x == 395)
    let back = try #require(found[0])
    #expect(back.count == 1 && back[0].x < 60)
    #expect(titles(theatre("a").frame()).keys.sorted() == [0])
  }

  @Test("Without room in the middle the title begins behind the button")
  func narrow() throws {
    let theatre = theatre("a", "b")
    theatre.send(.resize(Size(width: 90, height: 300), scale: 1))
    let title = try #require(titles(theatre.frame())[1]?.last)
    #expect(theatre.navigation.navigationBar.backButton.frame.width == 30)
    #expect(title.x >= 38 && title.x <= 52)
  }

  @Test(
    "A title that is too long for the middle stands behind the button, as long as there is room")
  func long() throws {
    let theatre = theatre("a", "b")
    theatre.navigation.pushViewController(
      Screen(title: String(repeating: "c", count: 12)), animated: false)
    for (width, count) in [(200.0, 12), (140, 6)] {
      theatre.send(.resize(Size(width: width, height: 300), scale: 1))
      let list = theatre.frame()
      let bar = theatre.navigation.navigationBar
      let start = bar.backButton.frame.maxX + 8
      let run = try #require(runs(list).last { $0.glyphs.count > 3 })
      #expect(run.start >= start - 0.5 && run.start < start + 8)
      #expect(run.glyphs.count >= count && run.start + 10 * Double(run.glyphs.count) <= width - 6)
    }
  }

  /// Every run of glyphs, with the place where it begins.
  private func runs(_ list: DisplayList) -> [(glyphs: [DisplayText.Glyph], start: Double)] {
    func look(_ list: DisplayList, _ transform: Transform3D) -> [([DisplayText.Glyph], Double)] {
      list.items.flatMap { item -> [([DisplayText.Glyph], Double)] in
        switch item {
        case .text(let text):
          [
            (
              text.glyphs,
              (transform.apply(to: text.origin)?.x ?? .nan) + (text.glyphs.first?.x ?? 0)
            )
          ]
        case .group(let group): look(group.list, group.transform.concatenating(transform))
        default: []
        }
      }
    }
    return look(list, .identity)
  }

  private final class Screen: ViewController {
    init(title: String) {
      super.init()
      self.title = title
    }
  }

  @Test("Titles give way to others as far as the hand has come, one after the other, and back")
  func followsHand() throws {
    let theatre = theatre("a", "b")
    theatre.pointer(.down, 5, 300)
    for (x, a, b) in [(205.0, 0.0, 0.5), (405, 0, 0), (605, 0.5, 0), (5, 0, 1)] {
      theatre.pointer(.move, x, 300, after: 0.1)
      let found = titles(theatre.frame())
      // The title of each in the middle; the way back to the one is at the side, and the other's.
      let middle = [0, 1].map { glyph in found[glyph]?.first { $0.x == 395 }?.opacity ?? 0 }
      let side = found[0]?.first { $0.x < 60 }?.opacity ?? 0
      #expect(abs(middle[0] - a) < 1e-9 && abs(middle[1] - b) < 1e-9 && abs(side - b) < 1e-9)
    }
    theatre.pointer(.up, 5, 300)
    theatre.settle()
    #expect(try #require(titles(theatre.frame())[1]).first?.opacity == 1)
  }

  @Test("A takeover leaves the titles as they were shown, and their shares are never more than one")
  func takenOver() {
    for frame in 1..<25 {
      let theatre = theatre("a")
      theatre.push("b")
      for _ in 0..<frame { theatre.frame(after: 1 / 60.0) }
      let before = titles(theatre.frame())
      frame % 2 == 0 ? theatre.pop() : { _ = theatre.push("c") }()
      let after = titles(theatre.frame())
      for glyph in [0, 1] {
        let (was, now) = (before[glyph] ?? [], after[glyph] ?? [])
        #expect(was.count == now.count)
        for (one, other) in zip(was, now) { #expect(abs(one.opacity - other.opacity) < 1e-9) }
      }
      for _ in 0..<10 {
        let shares = titles(theatre.frame(after: 1 / 60.0)).values.joined()
        #expect(shares.filter { $0.x > 300 }.reduce(0) { $0 + $1.opacity } < 1 + 1e-9)
      }
    }
  }

  @Test("Another font or style shows at once, and a bar can be hidden and come back")
  func looks() {
    let theatre = theatre("a", "b")
    let bar = theatre.navigation.navigationBar
    bar.style.title = Color(hex: 0xFF0000)
    bar.style.height = 60
    _ = theatre.frame()
    #expect(bar.frame.height == 60 && theatre["b"].view.bounds.height == 584)
    #expect(
      theatre.frame().items.contains { item in
        if case .text(let text) = item { text.color == Color(hex: 0xFF0000) } else { false }
      })
    theatre.navigation.isNavigationBarHidden = true
    theatre.pop()
    #expect(titles(theatre.frame(after: 0.1)).isEmpty)
    theatre.navigation.isNavigationBarHidden = false
    #expect(!titles(theatre.frame(after: 0.1)).isEmpty)
    bar.font = nil
    #expect(titles(theatre.frame(after: 0.02)).isEmpty)
    theatre.settle()
    #expect(theatre["a"].isHere && theatre["a"].view.bounds.height == 584)
  }
}
