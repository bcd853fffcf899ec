public import SceneGraph

/// What holds for all transitions of an engine.
public struct HeroSettings: Hashable, Sendable {
  /// What two screens do that have no modifiers of their own; goes before what the screens say.
  public var defaultAnimation = HeroDefaultAnimationType.auto

  /// How long a default animation takes, in seconds; `nil` is what it takes by itself. Takes
  /// effect with the next plan, also of a transition under way.
  public var defaultAnimationDuration: Double?

  /// How progress of a default animation follows time; `nil` is what it has by itself.
  /// Takes effect with the next plan, also of a transition under way.
  public var defaultAnimationTimingFunction: HeroTimingFunction?

  /// Whether a view that says no timing function gets the one that Hero chose up to 0.3.0, by where its
  /// way leads (``HeroTimingFunction/automatic(from:to:in:)``); `false` by default: then it is
  /// ``HeroTimingFunction/standard``.
  public var choosesTimingFunctions = false

  /// What is behind both screens.
  public var containerColor = Color.black

  /// Which screen's views are on top.
  public var viewOrderingStrategy = HeroViewOrderingStrategy.auto

  /// Which way a default animation goes that says none.
  public var defaultAnimationDirectionStrategy = HeroDirectionStrategy.forceLeftToRight

  /// Whether lines of text are read from the right.
  public var readsFromRight = false

  /// Whether views of the screen that comes can be used once they have come to rest, while others still
  /// fly; `true` by default, where Hero 1.6.4 let nothing be touched.
  public var isUserInteractionEnabled = true

  /// Whose figures are used.
  public var preset = HeroPreset.standard

  /// The original's defaults, our figures.
  public init() {}
}

/// Whose figures a transition uses.
public enum HeroPreset: Hashable, Sendable {
  /// Ours.
  case standard

  /// Hero 1.6.4's, where they are figures and not faults.
  case classic
}
