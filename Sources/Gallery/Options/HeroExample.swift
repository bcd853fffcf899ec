/// One of the things that the *Hero* tab shows, in the order of its list.
package enum HeroExample: String, Hashable, Sendable, CaseIterable {
  /// Photographs as a list and as a grid.
  case photos

  /// Cards of places and their pages.
  case guide

  /// A menu whose items come one after the other.
  case menu

  /// Cards that grow into pages, and are dragged back.
  case stories

  /// A small player and a full one.
  case music

  /// Modifiers that are typed, and played at once.
  case strings

  /// Every default animation, in every direction.
  case defaults

  /// Its heading in the list.
  var title: String {
    switch self {
    case .photos: "List and grid"
    case .guide: "City guide"
    case .menu: "Menu"
    case .stories: "Today cards"
    case .music: "Music player"
    case .strings: "Modifiers as text"
    case .defaults: "Default animations"
    }
  }

  /// Which settings change how its parts move.
  package var settingGroups: [MotionSetting.Group] {
    switch self {
    case .photos: [.morph]
    case .guide: [.guide]
    case .menu: [.menu]
    case .stories: [.stories, .examples]
    case .music: [.music, .examples]
    case .strings: []
    case .defaults: [.animations]
    }
  }

  /// What there is to see.
  var summary: String {
    switch self {
    case .photos: "The same pictures in a list and in a grid: each flies to its place"
    case .guide: "Cards become pages: picture and texts match, the facts cascade"
    case .menu: "A button grows into a menu; items cascade, also in rings"
    case .stories: "Cards that fill the screen, and are dragged down again"
    case .music: "The small player grows into the full one, and back under the hand"
    case .strings: "Type modifiers and see them; what cannot be read is said, with a guess"
    case .defaults: "All of them, in every direction; the way back plays the reverse"
    }
  }
}
