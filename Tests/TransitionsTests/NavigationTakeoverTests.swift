import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// A push or pop that is taken over at every single frame.
@MainActor
@Suite struct NavigationTakeoverTests {
  enum Begin: CaseIterable { case push, pop }

  enum Way: CaseIterable {
    /// The opposite operation.
    case reverse
    /// Another screen is pushed.
    case push
    /// The stack is replaced.
    case replace
    /// The window gets another size.
    case resize
    /// A hand takes hold, moves a little and loses it with the window's focus.
    case handAndFocusLoss
  }

  private func theatre(_ begin: Begin) -> NavigationTheatre {
    switch begin {
    case .push:
      let theatre = NavigationTheatre("a")
      theatre.frame()
      theatre.push("b")
      return theatre
    case .pop:
      let theatre = NavigationTheatre("a", "b")
      theatre.frame()
      theatre.pop()
      return theatre
    }
  }

  private func take(_ way: Way, _ begin: Begin, _ theatre: NavigationTheatre) {
    switch (way, begin) {
    case (.reverse, .push): theatre.pop()
    case (.reverse, .pop): theatre.navigation.pushViewController(theatre["b"])
    case (.push, _): theatre.push("c")
    case (.replace, _):
      theatre.navigation.setViewControllers(
        [theatre.screen("x"), theatre.screen("y")], animated: true)
    case (.resize, _): theatre.send(.resize(Size(width: 900, height: 700), scale: 1))
    case (.handAndFocusLoss, _):
      let x = min(max(theatre.x ?? 0, 0) + 30, 780)
      theatre.pointer(.down, x, 300)
      theatre.pointer(.move, x + 4, 300, after: 0.002)
      theatre.frame()
      theatre.pointer(.move, x + 12, 300, after: 0.004)
      theatre.send(.focus(false))
    }
  }

  /// The speed of the upper screen at its fastest, from the closed form of critical damping: the
  /// velocity of −d(1 + ωt)e^(−ωt) is greatest at t = 1/ω, where it is dω/e.
  private let peak = 800 * (2 * Double.pi / 0.36) / 2.718281828459045

  @Test(
    "Taken over at any frame, nothing steps or changes its velocity, everybody is told in order, and it ends where it should",
    arguments: Begin.allCases, Way.allCases)
  func takenOver(_ begin: Begin, _ way: Way) throws {
    for frame in 0..<40 {
      let theatre = theatre(begin)
      theatre.frame()
      for _ in 0..<frame { theatre.frame(after: 1 / 60.0) }
      guard let transition = theatre.transition else { break }
      let (before, plan) = (transition.states, transition.plan)
      take(way, begin, theatre)
      if way != .handAndFocusLoss {
        #expect(theatre.stage.transitions.first === transition)
        for (index, element) in plan.elements.enumerated() where way != .resize {
          let now = try #require(
            transition.plan.elements.firstIndex { $0.name == element.name })
          let far = transition.states[now].merge(before[index]) { ($0.value - $1.value).largest }
          let change = transition.states[now].merge(before[index]) {
            ($0.velocity - $1.velocity).largest
          }
          #expect(far.frame < 1e-9 && far.opacity < 1e-9, "\(frame) \(element.name)")
          #expect(change.frame < 0.01 * peak, "\(frame) \(element.name)")
        }
      }
      expectSmooth(theatre, transition)
      theatre.settle()
      let names =
        switch (way, begin) {
        case (.reverse, .push): "a"
        case (.reverse, .pop): "a b"
        case (.push, .push): "a b c"
        case (.push, .pop): "a c"
        case (.replace, _): "x y"
        case (.resize, .push): "a b"
        case (.resize, .pop): "a"
        // A hand that loses a screen gives it back.
        case (.handAndFocusLoss, _): "a b"
        }
      #expect(theatre.names == names, "\(frame)")
      for screen in theatre.screens {
        #expect(screen.faults.isEmpty, "\(frame)")
        #expect(screen.isAtRest, "\(frame) \(screen.title)")
        #expect(screen.isHere == (screen === theatre.navigation.topViewController), "\(frame)")
      }
    }
  }

  /// Nothing moves farther in a short step than its velocities at both ends explain.
  private func expectSmooth(_ theatre: NavigationTheatre, _ transition: RunningTransition) {
    var last = transition.states
    let step = 1 / 240.0
    for _ in 0..<24 {
      theatre.frame(after: step)
      let states = transition.states
      guard states.count == last.count else { break }
      for (now, then) in zip(states, last) {
        for side in 0..<4 {
          let speed = max(abs(now.frame.velocity[side]), abs(then.frame.velocity[side]))
          let way = abs(now.frame.value[side] - then.frame.value[side])
          #expect(way - speed * step < 0.5)
        }
      }
      last = states
    }
  }

  @Test(
    "The whole frame is the same right before and right after a takeover", arguments: Begin.allCases
  )
  func sameFrame(_ begin: Begin) {
    for way in [Way.reverse, .push, .replace] {
      for frame in [1, 5, 12, 20] {
        let theatre = theatre(begin)
        for _ in 0..<frame { theatre.frame(after: 1 / 60.0) }
        let before = theatre.frame().flattened
        take(way, begin, theatre)
        let after = theatre.frame().flattened
        #expect(before.isFollowed(by: after), "\(way) \(frame)")
      }
    }
  }
}

/// Each fill of a frame where it is drawn.
struct FlatFrame {
  struct Fill {
    var frame: Rect
    var color: Color
  }

  var fills: [Fill] = []

  /// Whether another frame shows the same things at the same places; more may lie out of sight.
  func isFollowed(by other: FlatFrame) -> Bool {
    let room = Rect(x: 0, y: 0, width: 800, height: 644)
    func seen(_ fills: [Fill]) -> [Fill] {
      fills.filter {
        $0.frame.intersects(room) && $0.frame.minX < room.maxX - 1e-6 && $0.color.alpha > 1e-9
      }
    }
    let (mine, its) = (seen(fills), seen(other.fills))
    return mine.allSatisfy { fill in
      its.contains {
        abs($0.color.alpha - fill.color.alpha) < 1e-9 && $0.color.blue == fill.color.blue
          && abs($0.frame.x - fill.frame.x) < 1e-6
          && abs($0.frame.y - fill.frame.y) < 1e-6
      }
    }
  }
}

extension DisplayList {
  /// The fills of the screens' size in the list, where they are drawn.
  var flattened: FlatFrame {
    var flat = FlatFrame()
    flatten(by: .identity, into: &flat)
    return flat
  }

  private func flatten(by transform: Transform3D, into flat: inout FlatFrame) {
    for item in items {
      switch item {
      case .fill(let shape, let color) where shape.rect.height == 600:
        let corner = transform.apply(to: shape.rect.origin) ?? .zero
        flat.fills.append(.init(frame: Rect(origin: corner, size: shape.rect.size), color: color))
      case .group(let group):
        group.list.flatten(by: group.transform.concatenating(transform), into: &flat)
      default: break
      }
    }
  }
}
