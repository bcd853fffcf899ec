public import Motion

/// What kind of transition it is, and how it is to be done.
public struct HeroSituation: Hashable, Sendable {
  /// Who changes screens.
  public enum Kind: Hashable, Sendable {
    /// A screen is presented or dismissed.
    case modal

    /// A navigation controller pushes or pops.
    case navigation

    /// A tab controller changes tabs.
    case tabs

    /// Another container, or a part of a screen, shows another screen in its room.
    case custom
  }

  /// Who changes screens.
  public var kind: Kind

  /// Whether it goes forward: a presentation, a push, a tab further on.
  public var isPresenting: Bool

  /// Where it takes place; both screens fill it.
  public var container: Size

  /// Which screen is on top where no default animation says so.
  public var ordering = HeroViewOrderingStrategy.auto

  /// Which way a default animation goes that says none.
  public var direction = HeroDirectionStrategy.forceLeftToRight

  /// How long a default animation takes, in seconds; `nil` is what it takes by itself.
  public var defaultAnimationDuration: Double?

  /// How progress of a default animation follows time; `nil` is what it has by itself.
  public var defaultAnimationTimingFunction: HeroTimingFunction?

  /// Whether a view that says no timing function gets one by where its way leads.
  public var choosesTimingFunctions = false

  /// Whether lines of text are read from the right.
  public var readsFromRight = false

  /// Whether the original's figures are kept where they are figures.
  public var isClassic = false

  /// Creates a situation in which nothing is out of the ordinary.
  public init(kind: Kind, isPresenting: Bool, container: Size) {
    self.kind = kind
    self.isPresenting = isPresenting
    self.container = container
  }

  /// Whether the screen after is to lie below the screen before, as far as the strategy says.
  var insertsToViewFirst: Bool {
    switch ordering {
    case .sourceViewOnTop: true
    case .destinationViewOnTop: false
    case .auto: !isPresenting && kind != .tabs
    }
  }
}

/// Which screen's views are on top.
public enum HeroViewOrderingStrategy: Hashable, Sendable {
  /// The destination's going forward and between tabs, the source's going back.
  case auto

  /// The source's.
  case sourceViewOnTop

  /// The destination's.
  case destinationViewOnTop
}

/// Which way a default animation goes that says none.
public enum HeroDirectionStrategy: Hashable, Sendable {
  /// To the left going forward.
  case forceLeftToRight

  /// To the right going forward.
  case forceRightToLeft

  /// As lines of text are read.
  case userInterface
}
