package import KVHeroTransition
package import Motion
package import Photos

/// What the gallery starts with; a recording begins with it, so that a replay starts the same.
package struct GalleryOptions: Hashable, Sendable {
  package var style = GalleryStyle.hero
  /// How the photographs are laid out.
  package var layout = PhotoLayout.square

  package var preset = HeroStyle.Preset.standard

  /// The tab that is in sight at first; `nil` is that of the example, or else of the style.
  package var tab: GalleryTab?

  /// The example for Hero that is open at first, over their list; `nil` is none.
  package var example: HeroExample?

  /// What becomes of the screen that a product's page, or a card, opens from.
  package var passage = ScreenPassage.push

  /// Of the window, in points.
  package var size = Size(width: 1280, height: 800)

  /// Device pixels per point.
  package var scale = 1.0

  /// How many times longer transitions take; `1` is as they are.
  package var slowness = 1.0

  /// Whether movement gives way to cross-fades.
  package var reducesMotion = false

  /// The figures of the styles.
  package var settings = MotionSettings()

  /// How many bytes of pixels are held at most.
  package var imageMemory = 512 << 20

  /// Whether the photographs enter as folder news while their folders are read; else they are all there
  /// from the beginning, and what is dropped on the window is looked through at once.
  package var readsInBackground = false

  /// The order of photographs that enter as folder news.
  package var sort = PhotoSort()

  package init() {}

  /// The tab that is in sight at first.
  package var firstTab: GalleryTab {
    tab ?? (example != nil ? .hero : style.opensProducts ? .products : .photos)
  }
}
