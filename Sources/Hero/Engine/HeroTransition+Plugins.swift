extension HeroTransition {
  /// Lets a plugin take part in the transitions that begin from now on, after those enabled already; one
  /// that is enabled moves to the end.
  public func enable(_ plugin: any HeroPlugin.Type) {
    disable(plugin)
    plugins.append(plugin)
  }

  /// Leaves a plugin out of the transitions that begin from now on.
  public func disable(_ plugin: any HeroPlugin.Type) {
    plugins.removeAll { $0 == plugin }
  }

  /// Whether a plugin takes part.
  public func isEnabled(_ plugin: any HeroPlugin.Type) -> Bool {
    plugins.contains { $0 == plugin }
  }
}

extension HeroPlugin {
  /// Whether the plugin takes part in the transitions of the shared engine; `false` by default.
  public static var isEnabled: Bool {
    get { HeroTransition.shared.isEnabled(Self.self) }
    set {
      if newValue { HeroTransition.shared.enable(Self.self) }
      if !newValue { HeroTransition.shared.disable(Self.self) }
    }
  }
}
