/// One thing for each of the two screens.
struct HeroSides<Value> {
  /// That of the screen before.
  var from: Value

  /// That of the screen after.
  var to: Value

  /// That of one of them.
  subscript(role: HeroSide.Role) -> Value { role == .from ? from : to }
}

extension HeroSides: Sendable where Value: Sendable {}
