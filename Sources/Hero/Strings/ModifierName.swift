/// A name that a modifier string may hold, and what it means.
struct ModifierName: Sendable {
  let name: String

  /// How it is written, for reports.
  let usage: String

  /// Takes the arguments; what it returns counts only if none of them was needed and missing.
  let read: @Sendable (inout TextArguments) -> HeroModifier?

  init(
    _ name: String, _ usage: String? = nil,
    read: @escaping @Sendable (inout TextArguments) -> HeroModifier?
  ) {
    self.name = name
    self.usage = usage.map { "\(name)(\($0))" } ?? name
    self.read = read
  }

  /// A name without arguments.
  init(_ name: String, _ modifier: HeroModifier) {
    self.init(name) { _ in modifier }
  }
}

extension ModifierName {
  /// All names, in the order of the documentation.
  static let all = look + place + time + way + lists

  /// What each name means.
  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
