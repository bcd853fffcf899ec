/// One of the things that the *Hero* tab shows, in the order of its list.
package enum HeroExample: String, Hashable, Sendable, CaseIterable {
  /// Every default animation, in every direction.
  case defaults

  /// Its heading in the list.
  var title: String {
    switch self {
    case .defaults: "Default animations"
    }
  }

  /// What there is to see.
  var summary: String {
    switch self {
    case .defaults: "All of them, in every direction; the way back plays the reverse"
    }
  }
}
