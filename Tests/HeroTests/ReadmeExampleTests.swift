import TestSupport
import Testing

// README
import Hero
import Motion
import SceneGraph
import Transitions

final class Page: ViewController {
  let heading = View()
  let card = View(frame: Rect(x: 40, y: 300, width: 320, height: 200))

  init(titleAt frame: Rect, hasCard: Bool) {
    super.init()
    heading.frame = frame
    heading.backgroundColor = .black
    heading.heroID = "title"
    view.addSubview(heading)
    card.backgroundColor = .white
    card.heroModifiers = [.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]
    if hasCard { view.addSubview(card) }
  }
}

@MainActor func playModifiers(draw: (DisplayList) -> Void) {
  let list = Page(titleAt: Rect(x: 10, y: 10, width: 120, height: 20), hasCard: false)
  let detail = Page(titleAt: Rect(x: 40, y: 100, width: 240, height: 40), hasCard: true)
  let stage = Stage(root: list, size: Size(width: 400, height: 600))
  detail.isHeroEnabled = true
  list.present(detail)
  var clock = FixedFrameClock(interval: .seconds(1) / 60)
  while stage.needsFrame {
    draw(stage.frame(at: clock.nextFrame()))
  }
}
// README

@MainActor @Suite("The README's example of ids and modifiers")
struct ReadmeExampleTests {
  @Test("The title flies from the one place to the other, and the card comes")
  func flies() throws {
    var (titles, cards): ([Rect], [SeenFill]) = ([], [])
    playModifiers { list in
      if let title = list.fills(of: .black).last { titles.append(title.frame) }
      if let card = list.fills(of: .white).last { cards.append(card) }
    }
    #expect(titles.first == Rect(x: 10, y: 10, width: 120, height: 20))
    #expect(titles.last == Rect(x: 40, y: 100, width: 240, height: 40))
    #expect(Set(titles).count > 15)
    #expect(cards.last?.frame == Rect(x: 40, y: 300, width: 320, height: 200))
    #expect(cards.first.map { $0.opacity < 0.1 } == true && cards.last?.opacity == 1)
  }

  @Test("The README holds it line for line")
  func isInReadme() throws { try ReadmeExample().expectShown() }
}
