import SceneGraph

extension Stage {
  /// Draws every screen that can be seen and every transition, bottom to top.
  ///
  /// A screen is recorded only if something in the tree has changed since the last frame.
  func drawScreens() -> DisplayList {
    if scene.needsDisplay {
      rootViewController.forgetRecords()
      for presentation in presentations { presentation.presented.forgetRecords() }
    }
    if let lowest = presentations.lastIndex(where: \.hidesBelow) {
      return draw(presentations[lowest...], over: DisplayList())
    }
    return draw(presentations[...], over: rootViewController.recorded())
  }

  private func draw(
    _ presentations: ArraySlice<Crossing>, over below: DisplayList
  ) -> DisplayList {
    var list = below
    for presentation in presentations { list = presentation.displayList(over: list) }
    return list
  }
}
