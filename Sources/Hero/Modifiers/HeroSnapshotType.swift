/// How a view is pictured while it flies.
public enum HeroSnapshotType: String, Hashable, Sendable, CaseIterable {
  /// Image views fit their picture anew at each size, blur views blur anew; all others as ``normal``.
  case optimized

  /// What the view shows, recorded once, and stretched with its frame.
  case normal

  /// As ``normal``; the two differ on iOS only.
  case layerRender

  /// The live view itself, recorded anew in each frame.
  case noSnapshot
}

/// Whose coordinates a view flies in.
public enum HeroCoordinateSpace: String, Hashable, Sendable, CaseIterable {
  /// Those of the nearest view further up that flies too: what that does, the view does with it.
  case local

  /// The container's: the view flies by itself.
  case global
}
