/// When the modifiers of a `when` count.
public indirect enum HeroCondition: Hashable, Sendable {
  /// A view of the other side has the same id.
  case matched

  /// The transition goes forward.
  case presenting

  /// The transition goes back.
  case dismissing

  /// The view belongs to the destination.
  case appearing

  /// The view belongs to the source.
  case disappearing

  /// All of them hold; none at all hold.
  case and([HeroCondition])

  /// One of them holds; of none at all, none does.
  case or([HeroCondition])

  /// It does not hold.
  case not(HeroCondition)

  /// Whatever a function says; see ``named(_:predicate:)``.
  case predicate(HeroPredicate)

  /// A condition of one's own; two with the same name are equal.
  ///
  /// It has no string form.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports.
  ///   - predicate: Asked once per view and transition, before anything moves.
  /// - Returns: The condition.
  public static func named(
    _ name: String, predicate: @escaping @MainActor @Sendable (HeroConditionContext) -> Bool
  ) -> HeroCondition {
    .predicate(HeroPredicate(name: name, holds: predicate))
  }

  /// Both hold.
  public static func && (a: HeroCondition, b: HeroCondition) -> HeroCondition { .and([a, b]) }

  /// One of the two holds.
  public static func || (a: HeroCondition, b: HeroCondition) -> HeroCondition { .or([a, b]) }

  /// It does not hold.
  public static prefix func ! (condition: HeroCondition) -> HeroCondition { .not(condition) }

  /// Whether the condition holds for a view in a transition.
  @MainActor public func holds(in context: HeroConditionContext) -> Bool {
    switch self {
    case .matched: context.isMatched
    case .presenting: context.isPresenting
    case .dismissing: !context.isPresenting
    case .appearing: context.isAppearing
    case .disappearing: !context.isAppearing
    case .and(let all): all.allSatisfy { $0.holds(in: context) }
    case .or(let any): any.contains { $0.holds(in: context) }
    case .not(let condition): !condition.holds(in: context)
    case .predicate(let predicate): predicate.holds(context)
    }
  }
}

/// A function under a name, by which it is compared.
public struct HeroPredicate: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// What decides.
  public let holds: @MainActor @Sendable (HeroConditionContext) -> Bool

  /// Whether the names are the same.
  public static func == (a: HeroPredicate, b: HeroPredicate) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
