/// What can move about a view, one by one, where each has a timing of its own.
public enum HeroProperty: String, Hashable, Sendable, CaseIterable {
  /// Where the middle is.
  case position

  /// Width and height.
  case size

  /// Scale, rotation, translation and perspective.
  case transform

  /// How opaque the view is.
  case opacity

  /// The corners' radii.
  case cornerRadius

  /// What fills the view.
  case backgroundColor

  /// The border's width and colour.
  case border

  /// All of the shadow.
  case shadow

  /// The colour laid over the view.
  case overlay

  /// The part of the content that is shown, where the view itself stays as it is; else it goes with that.
  case contents

  /// Where the view lies among its siblings; where the border's width changes too, that leads.
  case zPosition

  /// How far a blur view blurs; its border's width and place among its siblings go with that.
  case blurRadius
}

/// A timing of one property alone; what is `nil` is the view's.
public struct HeroPropertyTiming: Hashable, Sendable {
  /// How long it moves.
  public var duration: HeroDuration?

  /// Seconds before it sets off.
  public var delay: Double?

  /// How its progress follows the time.
  public var timingFunction: HeroTimingFunction?

  /// Creates a timing; of nothing, unless said otherwise.
  public init(
    duration: HeroDuration? = nil, delay: Double? = nil, timingFunction: HeroTimingFunction? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
