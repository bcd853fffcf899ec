/// The gallery's tabs, from the left to the right.
package enum GalleryTab: String, Hashable, Sendable, CaseIterable {
  case photos, products, cards, hero

  /// From 0.
  var place: Int { GalleryTab.allCases.firstIndex(of: self) ?? 0 }
}
