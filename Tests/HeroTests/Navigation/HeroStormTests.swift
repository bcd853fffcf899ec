import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Events at random moments of each other's transitions, all of them Hero's.
@MainActor
@Suite struct HeroStormTests {
  @MainActor
  private final class Storm {
    let theatre: StormTheatre
    let engine: HeroTransition

    init(seed: UInt64, preset: HeroPreset) {
      theatre = StormTheatre(seed: seed)
      var settings = HeroSettings()
      settings.preset = preset
      engine = HeroTransition(settings: settings)
      for controller in theatre.navigations + [theatre.tabs] as [ViewController] {
        controller.heroTransition = engine
        controller.isHeroEnabled = true
      }
    }

    /// A new screen with something that flies, and something that falls in after it.
    func screen() -> DiaryScreen {
      let screen = theatre.screen()
      let x = Double(theatre.below(200))
      let picture = View(frame: Rect(x: x, y: 40, width: 80, height: 60))
      picture.backgroundColor = .black
      picture.heroID = "picture"
      let list = View(frame: Rect(x: 0, y: 120, width: 300, height: 120))
      list.heroModifiers = [.cascade(delta: 0.05)]
      for index in 0..<3 {
        let line = View(frame: Rect(x: 0, y: Double(index) * 40, width: 300, height: 30))
        line.backgroundColor = .black
        line.heroModifiers = [.fade, .translate(y: 50)]
        list.addSubview(line)
      }
      screen.view.addSubview(picture)
      screen.view.addSubview(list)
      screen.heroTransition = engine
      screen.isHeroEnabled = true
      return screen
    }

    func operate() {
      let animated = theatre.below(6) > 0
      let which = min(theatre.model.selected, 1)
      let navigation = theatre.navigations[which]
      switch theatre.below(8) {
      case 0, 1:
        let screen = screen()
        navigation.pushViewController(screen, animated: animated)
        theatre.model.stacks[which].append(screen.title)
      case 2, 3:
        if navigation.popViewController(animated: animated) != nil {
          theatre.model.stacks[which].removeLast()
        }
      case 4, 5:
        let index = theatre.below(3)
        theatre.tabs.select(index, animated: animated)
        theatre.model.selected = index
      case 6:
        let screen = screen()
        theatre.stage.activeViewController.present(screen, animated: animated)
        theatre.model.presented.append(screen.title)
      default:
        theatre.stage.activeViewController.dismiss(animated: animated)
        if !theatre.model.presented.isEmpty { theatre.model.presented.removeLast() }
      }
    }
  }

  @Test(
    "#203, #229, #259, #572, #599, #451, #166, #226: Whatever is asked for at whatever moment, everything ends where it should",
    arguments: [1, 2] as [UInt64], [HeroPreset.standard, .classic])
  func operations(seed: UInt64, _ preset: HeroPreset) {
    let storm = Storm(seed: seed, preset: preset)
    let theatre = storm.theatre
    for event in 1...600 {
      storm.operate()
      switch theatre.below(6) {
      case 0: break
      case 1: theatre.frame(after: 0.4)
      case 2:
        let width = Double(300 + theatre.below(400))
        theatre.send(.resize(Size(width: width, height: 300), scale: 1))
      default: theatre.frame(after: Double(theatre.below(20)) / 120)
      }
      #expect(theatre.hierarchy.stacks == theatre.model.stacks)
      #expect(theatre.hierarchy.selected == theatre.model.selected)
      if event % 20 == 0 { rest(storm, "event \(event)") }
    }
  }

  @Test(
    "#103, #432, #515, #563, #693, #721: Led, let go, and led again at random, nothing is kept and nothing is lost",
    arguments: [3, 4] as [UInt64], [HeroPreset.standard, .classic])
  func led(seed: UInt64, _ preset: HeroPreset) {
    let storm = Storm(seed: seed, preset: preset)
    let (theatre, engine) = (storm.theatre, storm.engine)
    for event in 1...300 {
      // Whatever was turned back meanwhile.
      (theatre.model.stacks, theatre.model.selected) =
        (theatre.hierarchy.stacks, theatre.hierarchy.selected)
      storm.operate()
      for _ in 0..<theatre.below(6) {
        switch theatre.below(6) {
        case 0: engine.finish()
        case 1: engine.cancel()
        case 2: engine.cancel(animate: false)
        case 3: engine.finish(animate: false)
        case 4: engine.changeTarget([.opacity(0.5)], to: theatre.tabs.view)
        default: engine.update(Double(theatre.below(120)) / 100 - 0.1, velocity: 1)
        }
        theatre.frame(after: Double(theatre.below(8)) / 120)
      }
      engine.finish()
      if event % 10 == 0 {
        while !theatre.stage.transitions.isEmpty {
          engine.finish()
          theatre.frame(after: 1 / 60)
        }
        theatre.model = theatre.hierarchy
        rest(storm, "event \(event)")
      }
    }
  }

  private func rest(_ storm: Storm, _ note: String) {
    let theatre = storm.theatre
    theatre.settle()
    theatre.expectAtRest(note)
    #expect(!storm.engine.isTransitioning, "\(note)")
    for navigation in theatre.navigations {
      navigation.popToRootViewController(animated: false)
    }
    theatre.model.stacks = theatre.model.stacks.map { [$0[0]] }
    theatre.tabs.dismiss(animated: false)
    theatre.model.presented = []
  }
}
