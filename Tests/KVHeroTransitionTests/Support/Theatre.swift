import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// A stage with the two screens of a flight, driven by hand with times in seconds.
@MainActor
final class Theatre: StageDriver {
  static let size = Size(width: 1280, height: 800)

  let diary = Diary()
  let source: SourceScreen
  let detail: DetailScreen
  let stage: Stage
  let style: HeroStyle

  /// Every outcome that a completion was given, in order.
  private(set) var outcomes: [String] = []

  /// The time of the newest frame or event, in seconds.
  var now = 0.0

  init(
    _ kind: HeroStyle.Kind = .hero, _ preset: HeroStyle.Preset = .standard,
    flow: Flight.Flow = .image, drag: DetailScreen.Drag = .free,
    presentationStyle: ViewController.PresentationStyle = .custom
  ) {
    style = HeroStyle(kind: kind, preset: preset)
    source = SourceScreen("source", diary: diary)
    detail = DetailScreen("detail", diary: diary)
    source.pictureFrame = Rect(x: 430.5, y: 118, width: 203, height: 207)
    source.radius = 12
    detail.drag = drag
    detail.mode = .scaleAspectFit
    if flow == .image {
      let image = Image(id: .init(rawValue: 1), size: Size(width: 1500, height: 1000))
      source.image = image
      detail.image = image
    } else {
      detail.pictureFrame = Rect(x: 40, y: 0, width: 1200, height: 800)
    }
    stage = Stage(root: source, size: Theatre.size)
    source.showCell()
    _ = diary.read()
    self.presentationStyle = presentationStyle
  }

  convenience init(_ flight: Flight, drag: DetailScreen.Drag = .free) {
    self.init(flight.kind, flight.preset, flow: flight.flow, drag: drag)
  }

  private let presentationStyle: ViewController.PresentationStyle

  /// The running transition.
  var transition: RunningTransition? { stage.transition(of: detail) }

  /// Where the flying picture was last shown.
  var hero: Rect? { transition?.leadingFrame }

  /// The state of an element, as last shown.
  func state(_ name: String = "hero") -> ElementState? {
    transition?.state(of: name)
  }

  // MARK: Going

  func present(animated: Bool = true) {
    let completion: (TransitionOutcome) -> Void = { [weak self] in
      self?.outcomes.append("present \($0)")
    }
    if animated, presentationStyle == .custom {
      switch style.kind {
      case .hero:
        source.presentWithHeroTransition(detail, preset: style.preset, completion: completion)
      case .pinterest:
        source.presentWithPinterestTransition(detail, preset: style.preset, completion: completion)
      }
    } else {
      hire()
      source.present(detail, animated: animated, completion: completion)
    }
  }

  /// Gives the detail a manager without the convenience.
  func hire() {
    detail.modalPresentationStyle = presentationStyle
    detail.transitioningDelegate =
      switch style.kind {
      case .hero:
        KVHeroTransitionManager(
          presentingViewController: source, presentedViewController: detail,
          preset: style.preset)
      case .pinterest:
        KVPinterestTransitionManager(
          presentingViewController: source, presentedViewController: detail,
          preset: style.preset)
      }
  }

  func dismiss(animated: Bool = true) {
    detail.dismiss(animated: animated) { [weak self] in self?.outcomes.append("dismiss \($0)") }
  }

  /// Begins the flight in its direction, from a rest that nothing is left over of.
  func begin(_ direction: TransitionDirection) {
    present(animated: direction == .present)
    guard direction == .dismiss else { return }
    frame(after: 0.1)
    _ = diary.read()
    outcomes = []
    dismiss()
  }
}
