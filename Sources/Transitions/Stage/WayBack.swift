import SceneGraph

/// A control that leads back to the screen before, where the keyboard goes as well: to what had it there.
@MainActor
protocol WayBack: View {}
