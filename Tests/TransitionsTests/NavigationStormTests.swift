import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Ten thousand events at random moments of each other's transitions.
@MainActor
@Suite struct NavigationStormTests {
  /// One operation, on the controllers and on the model.
  private func operate(_ theatre: StormTheatre, _ boxes: StormTheatre.Boxes) {
    let animated = theatre.below(5) > 0
    let which = theatre.below(4) < 3 ? min(theatre.model.selected, 1) : theatre.below(2)
    let navigation = theatre.navigations[which]
    let stack = theatre.model.stacks[which]
    switch theatre.below(10) {
    case 0, 1, 2:
      let screen = theatre.screen()
      navigation.pushViewController(screen, animated: animated)
      theatre.model.stacks[which].append(screen.title)
    case 3, 4:
      let gone = navigation.popViewController(animated: animated)
      #expect(gone?.title == (stack.count > 1 ? stack.last : nil))
      guard let gone else { break }
      theatre.model.stacks[which].removeLast()
      if theatre.below(3) == 0 {
        // At once, or in the middle of its way out.
        if theatre.below(2) == 0 { theatre.frame(after: 0.05) }
        navigation.pushViewController(gone, animated: animated)
        theatre.model.stacks[which].append(gone.title)
      }
    case 5:
      navigation.popToRootViewController(animated: animated)
      theatre.model.stacks[which] = [stack[0]]
    case 6:
      let kept = navigation.viewControllers.filter { _ in theatre.below(2) == 0 }
      let next = kept + (kept.isEmpty || theatre.below(2) == 0 ? [theatre.screen()] : [])
      let order = theatre.below(3) == 0 ? Array(next.reversed()) : next
      navigation.setViewControllers(order, animated: animated)
      theatre.model.stacks[which] = order.map(\.title)
    case 7:
      let index = theatre.below(3)
      theatre.tabs.select(index, animated: animated)
      theatre.model.selected = index
    case 8:
      let screen = theatre.screen()
      theatre.present(screen, by: boxes, animated: animated)
      theatre.model.presented.append(screen.title)
    default:
      theatre.stage.activeViewController.dismiss(animated: animated)
      if !theatre.model.presented.isEmpty { theatre.model.presented.removeLast() }
    }
  }

  @Test(
    "Ten thousand operations end where a model of plain lists says; nothing is left over and every callback has its match",
    arguments: [1, 2] as [UInt64])
  func operations(seed: UInt64) {
    let (theatre, boxes) = StormTheatre.boxed(seed: seed)
    for event in 1...10_000 {
      operate(theatre, boxes)
      switch theatre.below(8) {
      case 0: break
      case 1: theatre.frame(after: 0.4)
      case 2:
        let width = Double(300 + theatre.below(400))
        theatre.send(.resize(Size(width: width, height: 300), scale: 1))
      case 3: theatre.send(.focus(theatre.below(2) == 0))
      default: theatre.frame(after: Double(theatre.below(20)) / 120)
      }
      #expect(theatre.stage.topTransition === theatre.stage.transitions.last)
      #expect(theatre.hierarchy.stacks == theatre.model.stacks)
      #expect(theatre.hierarchy.selected == theatre.model.selected)
      if event % 50 == 0 {
        theatre.settle()
        theatre.expectAtRest("event \(event)")
        // So that stacks stay short.
        for navigation in theatre.navigations {
          navigation.popToRootViewController(animated: false)
        }
        theatre.model.stacks = theatre.model.stacks.map { [$0[0]] }
        theatre.tabs.dismiss(animated: false)
        theatre.model.presented = []
      }
    }
  }

  /// One move of a hand: a press, a way, a release, with frames between them or not.
  private func touch(_ theatre: StormTheatre, _ hand: inout Double?) {
    func send(_ phase: PointerEvent.Phase, _ x: Double) {
      theatre.send(.pointer(PointerEvent(phase: phase, position: Point(x: x, y: 150))))
    }
    switch (theatre.below(4), hand) {
    case (_, nil):
      let x = theatre.below(2) == 0 ? 8.0 : Double(theatre.below(400))
      send(.down, x)
      hand = x
    case (0, let x?):
      send(theatre.below(5) == 0 ? .cancel : .up, x)
      hand = nil
    case (_, let x?):
      let next = x + Double(theatre.below(120)) - 40
      send(.move, next)
      hand = next
    }
  }

  /// One move of a transition that began in a hand.
  private func scrub(_ theatre: StormTheatre) {
    guard !theatre.interactions.isEmpty else { return }
    let interaction = theatre.interactions[theatre.below(theatre.interactions.count)]
    switch theatre.below(4) {
    case 0: interaction.finish()
    case 1: interaction.cancel()
    default: interaction.update(Double(theatre.below(110)) / 100, velocity: 1)
    }
  }

  @Test(
    "With hands that drag, let go and are overtaken, and screens that ask in callbacks, the hierarchy is whole at every rest",
    arguments: [4, 5] as [UInt64])
  func hands(seed: UInt64) {
    let (theatre, boxes) = StormTheatre.boxed(seed: seed)
    theatre.beginsInHands = true
    var hand: Double?
    for event in 1...10_000 {
      switch theatre.below(6) {
      case 0: ask(theatre, boxes)
      case 1: scrub(theatre)
      case 2: theatre.send(.focus(theatre.below(3) > 0))
      default: touch(theatre, &hand)
      }
      if theatre.below(3) > 0 { theatre.frame(after: Double(theatre.below(20)) / 120) }
      if event % 50 == 0 {
        theatre.send(.focus(false))
        hand = nil
        theatre.settle()
        // A hand decides what no list can: only that it all fits together is known.
        theatre.model = theatre.hierarchy
        theatre.expectAtRest("event \(event)")
        for navigation in theatre.navigations {
          navigation.popToRootViewController(animated: false)
        }
        theatre.tabs.dismiss(animated: false)
      }
    }
  }

  /// An operation, or one that a screen asks for when it is told something.
  private func ask(_ theatre: StormTheatre, _ boxes: StormTheatre.Boxes) {
    let navigation = theatre.navigations[theatre.below(2)]
    let screen = theatre.screen()
    if theatre.below(3) == 0 {
      let moment = theatre.below(2) == 0 ? "willAppear" : "didAppear"
      screen.onEntry = { [weak screen, weak navigation, weak theatre] entry in
        guard entry == moment, let theatre else { return }
        screen?.onEntry = nil
        theatre.below(2) == 0
          ? _ = navigation?.popViewController()
          : navigation?.pushViewController(theatre.screen())
      }
    }
    switch theatre.below(6) {
    case 0, 1: navigation.pushViewController(screen)
    case 2: navigation.popViewController()
    case 3: navigation.setViewControllers([screen], animated: true)
    case 4: theatre.tabs.select(theatre.below(3))
    default:
      if theatre.below(2) == 0 {
        theatre.present(screen, by: boxes, animated: true)
      } else {
        theatre.stage.activeViewController.dismiss()
      }
    }
  }
}
