extension HeroScene {
  /// Forgets the modifiers of views below one that says so.
  mutating func ignoreSubviewModifiers() {
    for role in [HeroSide.Role.from, .to] {
      for index in self[role].views.indices {
        guard let isRecursive = self[role].views[index].state?.ignoreSubviewModifiers else {
          continue
        }
        let below =
          isRecursive
          ? Array(self[role].subtree(of: index).dropFirst()) : self[role].children(of: index)
        for view in below { update(view, on: role) { $0.state = nil } }
      }
    }
  }
}
