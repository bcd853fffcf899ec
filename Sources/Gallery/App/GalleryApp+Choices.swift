import KVHeroTransition
import SceneGraph
import Transitions

/// How things open.
extension GalleryApp {
  /// Chooses a style, and goes to what it opens.
  func choose(_ style: GalleryStyle) {
    if style.opensProducts {
      products.style = style
      productBar.style = style
      tabs.go(to: .products)
    } else {
      grid.style = style
      bar.style = style
      tabs.go(to: .photos)
    }
  }

  func choose(_ preset: HeroStyle.Preset) {
    (grid.preset, products.preset) = (preset, preset)
    (bar.preset, productBar.preset) = (preset, preset)
    examples.preset = preset
  }

  func choose(_ passage: ScreenPassage) {
    (products.passage, table.passage) = (passage, passage)
    productBar.passage = passage
    cardPassage.selection = productBar.passageControl.selection
  }

  func setRidesAlong(_ ridesAlong: Bool) {
    products.ridesAlong = ridesAlong
    productBar.rideSwitch.isOn = ridesAlong
  }

  /// Gives every screen other figures.
  func apply(_ settings: MotionSettings) {
    grid.settings = settings
    products.settings = settings
    table.settings = settings
    examples.settings = settings
    tabs.slide.movement = settings.slideSpring
    let stacks: [NavigationController?] = [products.navigationController, examples.navigation]
    for stack in stacks {
      stack?.slide.movement = settings.slideSpring
      stack?.interactivePopFraction = settings[.slideThreshold]
    }
  }

  func settingsDidChange() {
    apply(settings)
    stage.figuresDidChange()
    stage.handle(InputEvent(time: stage.time, kind: .expose))
  }
}
