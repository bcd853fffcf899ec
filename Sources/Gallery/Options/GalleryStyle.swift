/// How the gallery opens something.
package enum GalleryStyle: String, Hashable, Sendable, CaseIterable {
  /// The thumbnail grows into the picture.
  case hero

  /// The whole grid is zoomed into.
  case pinterest

  /// The thumbnail becomes the banner of a page with a text.
  case banner

  /// The whole product grid is zoomed into, until the product's picture is that of its page.
  case zola

  /// The product's page fades in.
  case fade

  /// The product's page is pulled up from below.
  case pull

  /// Whether it opens products; the others open photographs.
  package var opensProducts: Bool {
    switch self {
    case .hero, .pinterest, .banner: false
    case .zola, .fade, .pull: true
    }
  }

  /// Those that open photographs.
  package static let ofPhotographs = allCases.filter { !$0.opensProducts }

  /// Those that open products.
  package static let ofProducts = allCases.filter(\.opensProducts)

  /// Which settings change how it opens something, or what it opens from.
  package var settingGroups: [MotionSetting.Group] {
    switch self {
    case .hero: [.hero, .photos, .drag]
    // A banner is not dragged.
    case .banner: [.hero, .photos]
    case .pinterest: [.pinterest, .photos, .drag]
    case .zola: [.zola, .products, .slide]
    case .fade: [.fade, .products, .slide]
    case .pull: [.pull, .products, .slide]
    }
  }

  /// Whether a setting is one of these and, if its preset is the one, changes something: the classic
  /// Pinterest has no ground that fades.
  package func takes(_ setting: MotionSetting, isClassic: Bool) -> Bool {
    settingGroups.contains(setting.group)
      && !(self == .pinterest && isClassic && setting == .dragScrim)
  }
}
