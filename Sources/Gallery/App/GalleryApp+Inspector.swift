import Hero
import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// What the inspector shows of the gallery and changes in it.
extension GalleryApp {
  func connectInspector() {
    examples.engine.onReport = { [weak self] in self?.inspector.show($0) }
    inspector.panel.onChange = { [weak self] in self?.settings[$0] = $1 }
    inspector.panel.onReset = { [weak self] shown in
      guard let self else { return }
      var settings = settings
      for setting in shown { settings.reset(setting) }
      self.settings = settings
    }
    inspector.panel.onCopy = { [weak self] in self?.copySettings() }
  }

  /// Puts all that is not at its default on the clipboard, as the command line takes it.
  func copySettings() {
    guard inspector.isOn, !settings.changed.isEmpty else { return }
    ask(.copy(settings.commandLine))
    let count = settings.changed.count
    say(count == 1 ? "1 figure copied" : "\(count) figures copied")
  }

  func toggleInspector() {
    inspector.isOn.toggle()
    showSettings()
  }

  /// Shows the figures of what is held, or else of what the chosen tab opens.
  func showSettings() {
    guard inspector.isOn else { return }
    inspector.spacing = settings[.inspectorSpacing]
    let (wanted, name) = shownSettings
    inspector.panel.subtitle = name
    inspector.panel.show(wanted + [.inspectorSpacing], settings)
    if !inspector.isHolding { inspector.panel.graph.values = nominalGraph }
  }

  /// Whether what is held slides: from tab to tab, or to the details of a product.
  private var holdsSlide: Bool {
    inspector.heldScreen.map { held in
      held is ProductDetails || tabs.viewControllers.contains { $0 === held }
    } ?? false
  }

  private var shownSettings: ([MotionSetting], String) {
    func all(_ groups: MotionSetting.Group...) -> [MotionSetting] {
      MotionSetting.all(in: groups, isClassic: false)
    }
    if holdsSlide { return (all(.slide), "slide") }
    switch tabs.tab {
    case .photos: return shown(grid.style, grid.preset)
    case .products: return shown(products.style, products.preset)
    // A card is not dragged.
    case .cards: return (all(.cards, .slide).filter { $0 != .slideThreshold }, "cards")
    case .hero:
      let preset = examples.preset == .classic ? "classic" : "default"
      guard let example = examples.example, !holdsExample else {
        return (all(.animations, .slide), "hero modifiers · \(preset)")
      }
      let own = MotionSetting.all(in: example.settingGroups, isClassic: false)
      let others = all(.animations, .slide).filter { !own.contains($0) }
      return (own + others, "\(example.rawValue) · \(preset)")
    }
  }

  /// Whether what is held brings an example as a whole, or takes it away.
  private var holdsExample: Bool { (inspector.heldScreen as? ExampleScreen)?.example != nil }

  private func shown(
    _ style: GalleryStyle, _ preset: HeroStyle.Preset
  ) -> ([MotionSetting], String) {
    let isClassic = preset == .classic && style != .fade && style != .pull
    return (
      MotionSetting.all(in: style.settingGroups, isClassic: isClassic)
        .filter { style.takes($0, isClassic: isClassic) },
      "\(style.rawValue) · \(isClassic ? "classic" : "default")"
    )
  }

  /// How the next transition will move, by its figures alone.
  private var nominalGraph: [Double] {
    if holdsSlide { return ProgressGraph.values(of: .spring(settings.slideSpring)) }
    switch tabs.tab {
    case .photos:
      let kind: HeroStyle.Kind = grid.style == .pinterest ? .pinterest : .hero
      return ProgressGraph.values(of: settings.heroStyle(kind, grid.preset).movement)
    case .products:
      switch products.style {
      case .fade:
        return ProgressGraph.values(
          of: .curve(settings.curve(.fadeCurve).curve, duration: settings[.fadeDuration]))
      case .pull:
        return ProgressGraph.values(
          of: .curve(settings.curve(.pullCurve).curve, duration: settings[.pullDuration]))
      default:
        return ProgressGraph.values(
          of: settings.zolaStyle(products.preset == .classic ? .classic : .standard).movement)
      }
    case .hero: return ProgressGraph.values(of: exampleMovement)
    case .cards:
      return ProgressGraph.values(
        of: .spring(
          Spring(response: settings[.cardsResponse], dampingRatio: settings[.cardsDamping])))
    }
  }

  /// How what flies in the open example moves.
  private var exampleMovement: ChannelTiming {
    func spring(_ response: MotionSetting, _ damping: MotionSetting) -> ChannelTiming {
      .spring(Spring(response: settings[response], dampingRatio: settings[damping]))
    }
    func curve(_ curve: MotionSetting, _ duration: MotionSetting) -> ChannelTiming {
      .curve(settings.timing(curve).curve, duration: settings[duration])
    }
    return switch holdsExample ? nil : examples.example {
    case .photos: spring(.morphResponse, .morphDamping)
    case .guide: curve(.guideCurve, .guideDuration)
    case .menu: curve(.menuCurve, .menuDuration)
    case .stories: spring(.storiesResponse, .storiesDamping)
    case .music: spring(.musicResponse, .musicDamping)
    case .strings, .defaults, nil: curve(.animationsCurve, .animationsDuration)
    }
  }

  func layOutTools() {
    let room = Rect(origin: .zero, size: stage.size)
    showSettings()
    inspector.layOut(in: room, at: stage.time)
    layOutInfo(in: room)
    tools.layOut(in: room, covered: inspector.coveredWidth(of: room))
  }
}

extension Inspector {
  /// Says of each view with an id whether it matched, or why not; what is wrong comes first.
  func show(_ report: HeroMatchReport) {
    let matched = report.entries.count {
      if case .matched = $0.outcome { true } else { false }
    }
    var lines =
      ["\(matched) of \(report.entries.count) views matched"] + report.faults.map { "! \($0)" }
    for role in [HeroSide.Role.from, .to] {
      let entries = report.entries.filter { $0.role == role }
      if entries.isEmpty { continue }
      lines.append(role == .from ? "On the screen before:" : "On the screen after:")
      lines += entries.prefix(Inspector.mostViews).map {
        "  \($0.id): \($0.outcome.shortWords)"
      }
      let rest = entries.count - Inspector.mostViews
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    announce(lines)
  }

  /// Of each screen; the rest is counted.
  private static let mostViews = 60

  /// Takes what belongs to the bar before the screens see it.
  func handle(_ event: InputEvent) -> Bool {
    if case .key(let key) = event.kind { handle(key) } else { false }
  }
}

extension GalleryApp {
  /// Whether the inspector is on.
  package var isInspecting: Bool { inspector.isOn }
}
