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
  case cardsCascade = "cards.cascade"
  case cardsRadius = "cards.radius"
  case slideResponse = "slide.response"
  case slideDamping = "slide.damping"
  case slideThreshold = "slide.threshold"
  case animationsDuration = "animations.duration"
  case animationsCurve = "animations.curve"
  case morphResponse = "morph.response"
  case morphDamping = "morph.damping"
  case morphRows = "morph.rows"
  case morphCells = "morph.cells"
  case morphFading = "morph.fading"
  case morphListRadius = "morph.list-radius"
  case morphGridRadius = "morph.grid-radius"
  case guideDuration = "guide.duration"
  case guideCurve = "guide.curve"
  case guideFading = "guide.fading"
  case guideWait = "guide.wait"
  case guideText = "guide.text"
  case guideCascade = "guide.cascade"
  case guideLeaving = "guide.leaving"
  case guideRadius = "guide.radius"
  case menuDuration = "menu.duration"
  case menuCurve = "menu.curve"
  case menuResponse = "menu.response"
  case menuDamping = "menu.damping"
  case menuItems = "menu.items"
  case menuWait = "menu.wait"
  case menuWaitAbove = "menu.wait-above"
  case menuCascade = "menu.cascade"
  case menuRingCascade = "menu.ring-cascade"
  case menuButton = "menu.button"
  case menuClearing = "menu.clearing"
  case menuRadius = "menu.radius"
  case storiesResponse = "stories.response"
  case storiesDamping = "stories.damping"
  case storiesWait = "stories.wait"
  case storiesLeaving = "stories.leaving"
  case storiesRadius = "stories.radius"
  case musicResponse = "music.response"
  case musicDamping = "music.damping"
  case musicWait = "music.wait"
  case musicFading = "music.fading"
  case musicLeaving = "music.leaving"
  case musicCoverRadius = "music.cover-radius"
  case musicSmallCoverRadius = "music.small-cover-radius"
  case musicSmallRadius = "music.small-radius"
  case examplesReach = "examples.reach"
  case examplesThreshold = "examples.threshold"
  case examplesSpeed = "examples.speed"
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
    case hero, pinterest, photos, drag, zola, products, fade, pull, cards, slide, animations
    case morph, guide, menu, stories, music, examples
    case inspector
  }
}
