/// A figure of a style that can be changed: in the inspector, and by `--set NAME=VALUE`.
///
/// The raw value is its name on the command line: a group, a point, and the figure.
package enum MotionSetting: String, Hashable, Sendable, CaseIterable {
  case heroResponse = "hero.response"
  case heroDamping = "hero.damping"
  case heroDuration = "hero.duration"
  case heroCurve = "hero.curve"
  case pinterestResponse = "pinterest.response"
  case pinterestDamping = "pinterest.damping"
  case pinterestDuration = "pinterest.duration"
  case pinterestCurve = "pinterest.curve"
  case photosRadius = "photos.radius"
  case dragDistance = "drag.distance"
  case dragDeceleration = "drag.deceleration"
  case dragSpeed = "drag.speed"
  case dragShrinking = "drag.shrinking"
  case dragScale = "drag.scale"
  case dragClearing = "drag.clearing"
  case dragScrim = "drag.scrim"
  case zolaResponse = "zola.response"
  case zolaDamping = "zola.damping"
  case zolaDuration = "zola.duration"
  case zolaCurve = "zola.curve"
  case zolaDistance = "zola.distance"
  case zolaThreshold = "zola.threshold"
  case productsRadius = "products.radius"
  case fadeDuration = "fade.duration"
  case fadeCurve = "fade.curve"
  case pullDuration = "pull.duration"
  case pullCurve = "pull.curve"
  case pullThreshold = "pull.threshold"
  case cardsResponse = "cards.response"
  case cardsDamping = "cards.damping"
  case cardsDuration = "cards.duration"
  case slideResponse = "slide.response"
  case slideDamping = "slide.damping"
  case animationsDuration = "animations.duration"
  case animationsCurve = "animations.curve"
  case inspectorSpacing = "inspector.spacing"

  /// Its name on the command line.
  package var name: String { rawValue }

  /// What it belongs to: a style, a tab, or what several styles share.
  package var group: Group {
    Group(rawValue: String(rawValue.prefix { $0 != "." })) ?? .slide
  }

  /// Whether what it moves keeps its own figures as long as this is at its default.
  var keepsOwn: Bool { group == .animations }

  /// What settings belong to.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case hero, pinterest, photos, drag, zola, products, fade, pull, cards, slide, animations,
      inspector
  }
}
