import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// That nothing in flight lies where there is no room for it.
@MainActor @Suite("What flies keeps to its own room")
struct HeroRoomTests {
  /// Where an element of the running transition is drawn, upright, in the window's points.
  private func place(_ state: ElementState) -> Rect {
    let frame = state.frame.value.rect
    let (scale, way) = (state.scale.value, state.translation.value)
    return Rect(
      center: Point(x: frame.midX + way[0], y: frame.midY + way[1]),
      size: Size(width: frame.width * scale[0], height: frame.height * scale[1]))
  }

  /// The places of the elements whose names end so, at every tenth of a plan's way.
  private func places(
    _ hero: HeroPlayer, _ names: [String], inHand: Bool
  ) throws -> [[String: Rect]] {
    let plan = try #require(hero.transition).plan
    return (0...20).map { step in
      let part = Double(step) / 20
      let states: [ElementState] =
        inHand
        ? plan.elements.map { $0.channels.map { $0.state(atProgress: part, rate: 0) } }
        : plan.states(at: plan.duration * part)
      var places: [String: Rect] = [:]
      for (element, state) in zip(plan.elements, states) where state.opacity.value[0] > 0.02 {
        for name in names where element.name.hasSuffix(name) { places[name] = place(state) }
      }
      return places
    }
  }

  @Test(
    "A story's text ends where its card does, and nowhere before, by itself and in a hand",
    arguments: [1000, 400.0])
  func story(width: Double) throws {
    let hero = try HeroPlayer(.stories, size: Size(width: width, height: 700))
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.rest()
    hero.player.press(.escape)
    hero.player.next()
    let text = try #require(
      hero.elements { $0.channels.contentsShrink && $0.name.hasPrefix("presented") }.first)
    for inHand in [true, false] {
      for places in try places(hero, [text.name, "presented story 0 ground"], inHand: inHand) {
        guard let text = places[text.name], let ground = places["presented story 0 ground"] else {
          continue
        }
        #expect(text.maxY <= ground.maxY + 0.5 && text.maxX <= ground.maxX + 0.5)
        // Nothing else cuts it.
        #expect(text.maxY >= ground.maxY - 2 && text.maxX >= ground.maxX - 21)
      }
    }
  }
}

extension ElementChannels {
  /// Whether what is shown becomes less than a tenth as high.
  fileprivate var contentsShrink: Bool { frame.to[3] < 0.1 * frame.from[3] && frame.to[3] <= 1 }
}

extension HeroRoomTests {
  private func openPlayer(_ size: Size) throws -> HeroPlayer {
    let hero = try HeroPlayer(.music, size: size)
    hero.player.click(Point(x: size.width * 0.4, y: size.height - 48 - 12 - 32))
    hero.rest()
    #expect(hero.depth == 2)
    return hero
  }

  @Test(
    "The player's title is in one place at each moment, and neither button lies under the one between",
    arguments: [Size(width: 1000, height: 700), Size(width: 500, height: 800)])
  func player(size: Size) throws {
    let hero = try openPlayer(size)
    let title = try #require(hero.texts.first { hero.texts.contains($0) && $0.hasPrefix("photo") })
    hero.player.press(.escape)
    for _ in 0..<30 {
      hero.player.next()
      let places = DrawnText.all(in: hero.player.frame).filter { $0.text == title }.map(\.frame)
      // That under the record is above; what flies is set on both screens, and lies on itself.
      let flying = places.filter { abs($0.minY - (places.map(\.minY).min() ?? 0)) > 1 }
      let first = try #require(flying.first)
      #expect(
        flying.allSatisfy { abs($0.minX - first.minX) < 0.5 && abs($0.minY - first.minY) < 0.5 })
      let signs = DrawnText.all(in: hero.player.frame)
      let play = signs.first { $0.text == "❚❚" }.map { $0.frame.midX } ?? 0
      for (sign, side) in [("◀◀", -1.0), ("▶▶", 1)] {
        guard let place = signs.first(where: { $0.text == sign })?.frame.midX else { continue }
        #expect((place - play) * side > 20)
      }
    }
  }

  @Test("In a wide window no text of the player crosses its cover, by itself and in a hand")
  func cover() throws {
    let hero = try openPlayer(Size(width: 1000, height: 700))
    hero.player.press(.escape)
    hero.player.next()
    let names = ["player cover", "player title", "player artist"]
    for inHand in [true, false] {
      for places in try places(hero, names, inHand: inHand) {
        let cover = try #require(places["player cover"])
        for name in names.dropFirst() {
          #expect(try #require(places[name]).minX >= cover.maxX - 0.5)
        }
      }
    }
  }
}

extension HeroRoomTests {
  @Test(
    "A page goes home to a card that lies in sight, though it came from one that was cut off",
    arguments: [HeroExample.stories, .guide])
  func home(example: HeroExample) throws {
    let hero = try HeroPlayer(example, size: Size(width: 1000, height: 620))
    // In the second row, low in the window.
    hero.player.click(Point(x: 400, y: 540))
    hero.rest()
    #expect(hero.depth == 2)
    hero.player.press(.escape)
    hero.player.next()
    let title = try #require(
      hero.transition?.plan.elements.first {
        $0.name.hasPrefix("presented") && $0.name.hasSuffix("title")
      })
    // The tab bar is 48 points high.
    #expect(title.channels.frame.to.rect.maxY <= 620 - 48)
    hero.rest()
    #expect(hero.depth == 1 && hero.app.isAtRest)
  }
}
