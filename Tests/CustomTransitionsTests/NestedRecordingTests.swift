import CustomTransitions
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Views that change inside of others that change, drawn as UIKit would draw them.
@MainActor
@Suite struct NestedRecordingTests {
  /// Every fill of a frame, where it is drawn and how opaque, from the bottom to the top.
  private func fills(_ list: DisplayList) -> [(color: Color, frame: Rect, opacity: Double)] {
    var fills: [(color: Color, frame: Rect, opacity: Double)] = []
    func collect(_ list: DisplayList, _ transform: Transform3D, _ opacity: Double) {
      for item in list.items {
        switch item {
        case .fill(let shape, let color):
          let corner = transform.apply(to: shape.rect.origin) ?? .zero
          let far = transform.apply(to: Point(x: shape.rect.maxX, y: shape.rect.maxY)) ?? .zero
          let size = Size(width: far.x - corner.x, height: far.y - corner.y)
          fills.append((color, Rect(origin: corner, size: size), opacity * color.alpha))
        case .group(let group):
          collect(group.list, group.transform.concatenating(transform), opacity * group.opacity)
        default: break
        }
      }
    }
    collect(list, .identity, 1)
    return fills
  }

  private let red = Color(hex: 0xff0000)

  private func badge(
    _ theatre: Theatre, after seconds: Double
  ) throws -> (frame: Rect, opacity: Double) {
    let found = fills(theatre.frame(after: seconds)).filter {
      $0.color.red == 1 && $0.color.green == 0
    }
    let badge = try #require(found.first)
    #expect(found.count == 1, "drawn once")
    return (badge.frame, badge.opacity)
  }

  @Test("A view moves in its own time inside of one that moves in another, with that one's opacity")
  func moves() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      theatre.upper.view.frame.origin.y = 800
      theatre.upper.view.alpha = 0.5
      container.animate(duration: 0.4, curve: .linear) {
        theatre.upper.view.frame.origin.y = 0
        theatre.upper.view.alpha = 1
      }
      container.animate(duration: 0.2, delay: 0.2, curve: .linear) {
        theatre.badge.frame.origin.x = 320
      } completion: {
        completion()
      }
    }
    theatre.present()
    // UIKit: the badge waits for its own delay, and goes along with its screen from the start.
    for (time, x, y, opacity) in [
      (0.0, 20.0, 830.0, 0.5), (0.1, 20, 630, 0.625), (0.1, 20, 430, 0.75), (0.1, 170, 230, 0.875),
      (0.05, 245, 130, 0.9375),
    ] {
      let found = try badge(theatre, after: time)
      #expect(abs(found.frame.x - x) < 1e-6 && abs(found.frame.y - y) < 1e-6, "\(found)")
      #expect(abs(found.opacity - opacity) < 1e-6)
    }
    theatre.settle()
    #expect(theatre.frame() == theatre.upper.view.displayList())
  }

  @Test("Its way back is the same, and what it overtakes in flight does not step")
  func reversed() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      theatre.upper.view.frame.origin.y = 800
      container.animate(duration: 0.4, curve: .linear) {
        theatre.upper.view.frame.origin.y = 0
        theatre.badge.frame.origin.x = 320
      } completion: {
        completion()
      }
    }
    theatre.present()
    theatre.frame(after: 0.2)
    let before = try badge(theatre, after: 0)
    theatre.upper.turnTransition(to: .dismiss)
    let after = try badge(theatre, after: 0)
    #expect(after.frame == before.frame)
    theatre.settle()
    #expect(theatre.outcomes == ["present cancelled"])
    #expect(theatre.badge.frame.x == 20)
  }

  @Test("A view inside of one that turns turns with it, and where both turn by both")
  func turns() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      let view = theatre.upper.view
      view.transform = .rotation(angle: 1)
      container.animate(duration: 0.4, curve: .linear) {
        view.transform = .identity
        theatre.badge.transform = .rotation(angle: -0.5)
      } completion: {
        completion()
      }
    }
    theatre.present()
    theatre.frame(after: 0.1)
    let (screen, badge) = (theatre.state("presented"), theatre.state("view"))
    #expect(abs((screen?.rotation.value[2] ?? 0) - 0.75) < 1e-9)
    #expect(abs((badge?.rotation.value[2] ?? 0) + 0.125) < 1e-9)
    #expect(theatre.transition?.plan.elements.map(\.depth) == [0, 0, 1])
  }

  @Test("What lies over a view that moves stays over it, and what lies beneath beneath")
  func order() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      container.animate(duration: 0.4, curve: .linear) {
        theatre.badge.frame.origin.x = 320
      } completion: {
        completion()
      }
    }
    let (beneath, above) = (View(), View())
    for (view, color) in [(beneath, Color(hex: 0x0000ff)), (above, Color(hex: 0x00ff00))] {
      view.frame = Rect(x: 100, y: 20, width: 60, height: 60)
      view.backgroundColor = color
    }
    theatre.upper.view.insertSubview(beneath, at: 0)
    theatre.upper.view.addSubview(above)
    theatre.present()
    let colors = fills(theatre.frame(after: 0.1)).map(\.color)
    let expected = [Color.white, .black, Color(hex: 0x0000ff), red, Color(hex: 0x00ff00)]
    #expect(colors == expected)
    #expect(
      theatre.transition?.plan.elements.map(\.name)
        == ["presenting", "presented", "view", "presented over 1"])
  }

  @Test(
    "In a view whose size changes it begins and ends where it should, and so does one inside of it")
  func resized() throws {
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = Color(hex: 0x00ff00)
    let theatre = Theatre.raising { container, theatre, completion in
      theatre.badge.addSubview(inner)
      theatre.upper.view.frame.size = Size(width: 200, height: 400)
      container.animate(duration: 0.4, curve: .linear) {
        theatre.upper.view.frame.size = Size(width: 400, height: 800)
        theatre.badge.frame.origin.x = 320
        inner.frame.origin.y = 0
      } completion: {
        completion()
      }
    }
    theatre.present()
    #expect(theatre.transition?.plan.elements.map(\.depth) == [0, 0, 1, 2])
    let start = fills(theatre.frame())
    #expect(start.map(\.frame).contains(Rect(x: 20, y: 30, width: 60, height: 40)))
    #expect(start.map(\.frame).contains(Rect(x: 30, y: 40, width: 20, height: 20)))
    theatre.settle()
    #expect(inner.frame.y == 0 && theatre.badge.frame.x == 320)
    #expect(theatre.frame() == theatre.upper.view.displayList())
  }

  @Test(
    "A window that changes its size in flight stretches the outer view, and the inner one with it once"
  )
  func windowResized() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      container.animate(duration: 0.4, curve: .linear) {
        theatre.upper.view.alpha = 0.5
        theatre.badge.frame.origin.x = 320
      } completion: {
        completion()
      }
    }
    theatre.present()
    theatre.frame(after: 0.2)
    theatre.send(.resize(Size(width: 800, height: 800), scale: 1))
    let elements = try #require(theatre.transition?.plan.elements)
    #expect(elements.map(\.name) == ["presenting", "presented", "view"])
    #expect(elements[1].channels.frame.to.rect == Rect(x: 0, y: 0, width: 800, height: 800))
    #expect(elements[2].channels.frame.to.rect == Rect(x: 320, y: 30, width: 60, height: 40))
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test("A view that begins to move only in a completion handler is drawn once, before and after")
  func later() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      container.animate(duration: 0.2, curve: .linear) {
        theatre.upper.view.frame.origin.y = 100
      } completion: {
        container.animate(duration: 0.2, curve: .linear) {
          theatre.badge.frame.origin.x = 320
        } completion: {
          completion()
        }
      }
    }
    theatre.present()
    let positions: [(Double, Double, Double)] = [(0.1, 20, 80), (0.1, 20, 130), (0.1, 170, 130)]
    for (time, x, y) in positions {
      let found = try badge(theatre, after: time)
      #expect(abs(found.frame.x - x) < 1e-6 && abs(found.frame.y - y) < 1e-6, "\(found)")
    }
  }

  @Test(
    "A view deeper inside, in views that do not change, is where they put it, as faint as they are")
  func deeper() throws {
    let (card, holder) = (View(), View())
    card.frame = Rect(x: 50, y: 60, width: 300, height: 300)
    card.alpha = 0.5
    holder.frame = Rect(x: 10, y: 20, width: 200, height: 200)
    let theatre = Theatre.raising { container, theatre, completion in
      theatre.upper.view.frame.origin.y = 100
      container.animate(duration: 0.4, curve: .linear) {
        theatre.upper.view.frame.origin.y = 0
        theatre.badge.frame.origin.x = 120
      } completion: {
        completion()
      }
    }
    theatre.upper.view.addSubview(card)
    card.addSubview(holder)
    holder.addSubview(theatre.badge)
    theatre.present()
    let found = try badge(theatre, after: 0.2)
    let place = Point(x: 50 + 10 + 70, y: 50 + 60 + 20 + 30)
    #expect(abs(found.frame.x - place.x) < 1e-6 && abs(found.frame.y - place.y) < 1e-6)
    #expect(abs(found.opacity - 0.5) < 1e-9)
  }
}
