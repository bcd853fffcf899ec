import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// One of the sixteen ways to fly: style, flow, preset and direction.
struct Flight: Hashable, Sendable, CaseIterable, CustomTestStringConvertible {
  enum Flow: String, CaseIterable { case image, snapshot }

  var kind: HeroStyle.Kind
  var flow: Flow
  var preset: HeroStyle.Preset
  var direction: TransitionDirection

  static let allCases: [Flight] = [HeroStyle.Kind.hero, .pinterest].flatMap { kind in
    Flow.allCases.flatMap { flow in
      [HeroStyle.Preset.standard, .classic].flatMap { preset in
        [TransitionDirection.present, .dismiss].map {
          Flight(kind: kind, flow: flow, preset: preset, direction: $0)
        }
      }
    }
  }

  static let takeoffs = allCases.filter { $0.direction == .present }
  static let classic = allCases.filter { $0.preset == .classic }
  static let standard = allCases.filter { $0.preset == .standard }

  var style: HeroStyle { HeroStyle(kind: kind, preset: preset) }

  var testDescription: String {
    "\(kind)-\(flow)-\(preset == .standard ? "default" : "classic")-\(direction)"
  }

  /// The plan for two screens; the flow decides whether the picture or a snapshot flies.
  func plan(for subject: HeroSubject, scale: Double = 1) -> TransitionPlan {
    var subject = subject
    if flow == .snapshot { subject.image = nil }
    return style.plan(for: subject, direction: direction, scale: scale)
  }
}

extension HeroSubject {
  /// A thumbnail high on a wide screen, and a photograph that fits the screen less wide than it.
  static let wide = HeroSubject(
    container: Rect(x: 0, y: 0, width: 1280, height: 800),
    source: End(frame: Rect(x: 430.5, y: 118, width: 203, height: 207), radius: 12),
    target: End(frame: Rect(x: 40, y: 0, width: 1200, height: 800), mode: .scaleAspectFit),
    image: Image(id: .init(rawValue: 1), size: Size(width: 1500, height: 1000)),
    surroundings: DisplayList([
      .fill(RoundedRect(rect: Rect(x: 1200, y: 20, width: 40, height: 40)), .white)
    ]))
}
