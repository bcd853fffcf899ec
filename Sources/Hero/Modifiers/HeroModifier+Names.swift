public import Motion

// The original's shorter forms of the same modifiers.
extension HeroModifier {
  /// Scaled evenly across and down.
  public static func scale(_ xy: Double) -> HeroModifier { .scale(x: xy, y: xy) }

  /// Moved by a point's coordinates, in points.
  public static func translate(_ point: Point, z: Double = 0) -> HeroModifier {
    .translate(x: point.x, y: point.y, z: z)
  }

  /// Turned in the plane, in radians; clockwise if positive.
  public static func rotate(_ z: Double) -> HeroModifier { .rotate(z: z) }

  /// Turned about x and y by a point's coordinates, in radians.
  public static func rotate(_ point: Point, z: Double = 0) -> HeroModifier {
    .rotate(x: point.x, y: point.y, z: z)
  }

  /// Along the natural arc.
  public static var arc: HeroModifier { .arc(intensity: 1) }

  /// The subviews one after the other, 0.02 s apart, from the top down.
  public static var cascade: HeroModifier { .cascade(HeroCascade()) }

  /// The subviews one after the other.
  ///
  /// - Parameters:
  ///   - delta: Seconds between one and the next.
  ///   - direction: Who comes first.
  ///   - delayMatchedViews: Whether matched subviews wait until the last of the others has set off.
  /// - Returns: The modifier.
  public static func cascade(
    delta: Double = 0.02, direction: CascadeDirection = .topToBottom,
    delayMatchedViews: Bool = false
  ) -> HeroModifier {
    .cascade(
      HeroCascade(delta: delta, direction: direction, delaysMatchedViews: delayMatchedViews))
  }

  /// The modifiers of the direct subviews do not count.
  public static var ignoreSubviewModifiers: HeroModifier {
    .ignoreSubviewModifiers(recursive: false)
  }

  /// Image views fit their picture anew at each size.
  public static var useOptimizedSnapshot: HeroModifier { .snapshot(.optimized) }

  /// One picture, stretched.
  public static var useNormalSnapshot: HeroModifier { .snapshot(.normal) }

  /// One picture, stretched; as ``useNormalSnapshot``.
  public static var useLayerRenderSnapshot: HeroModifier { .snapshot(.layerRender) }

  /// The live view.
  public static var useNoSnapshot: HeroModifier { .snapshot(.noSnapshot) }

  /// One property with a timing of its own; what is left out is the view's.
  ///
  /// - Parameters:
  ///   - property: Which property.
  ///   - duration: Seconds; infinitely many match the longest.
  ///   - delay: Seconds before it sets off.
  ///   - timingFunction: How its progress follows the time.
  /// - Returns: The modifier.
  public static func timing(
    _ property: HeroProperty, duration: Double? = nil, delay: Double? = nil,
    timingFunction: HeroTimingFunction? = nil
  ) -> HeroModifier {
    .timing(
      property,
      HeroPropertyTiming(
        duration: duration.flatMap(HeroDuration.init(seconds:)), delay: delay,
        timingFunction: timingFunction))
  }

  /// A change of one's own; two with the same name are equal.
  ///
  /// It has no string form.
  ///
  /// - Parameters:
  ///   - name: What it is called in reports.
  ///   - apply: What it does to the state, in its place in the list.
  /// - Returns: The modifier.
  public static func custom(
    name: String, apply: @escaping @Sendable (inout HeroTargetState) -> Void
  ) -> HeroModifier {
    .change(HeroCustomChange(name: name, apply: apply))
  }
}

// The lists, also without brackets.
extension HeroModifier {
  /// What the view has at the other end too.
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
    .beginWith(modifiers)
  }

  /// What the view has at the other end too, under the original's label.
  public static func beginWith(modifiers: [HeroModifier]) -> HeroModifier {
    .beginWith(modifiers)
  }

  /// More modifiers where a condition holds.
  public static func when(_ condition: HeroCondition, _ modifiers: HeroModifier...) -> HeroModifier
  {
    .when(condition, modifiers)
  }

  /// More modifiers where the view has a partner.
  public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier {
    .when(.matched, modifiers)
  }

  /// More modifiers where the view has a partner.
  public static func whenMatched(_ modifiers: [HeroModifier]) -> HeroModifier {
    .when(.matched, modifiers)
  }

  /// More modifiers going forward.
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
    .when(.presenting, modifiers)
  }

  /// More modifiers going forward.
  public static func whenPresenting(_ modifiers: [HeroModifier]) -> HeroModifier {
    .when(.presenting, modifiers)
  }

  /// More modifiers going back.
  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
    .when(.dismissing, modifiers)
  }

  /// More modifiers going back.
  public static func whenDismissing(_ modifiers: [HeroModifier]) -> HeroModifier {
    .when(.dismissing, modifiers)
  }

  /// More modifiers on the destination.
  public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier {
    .when(.appearing, modifiers)
  }

  /// More modifiers on the destination.
  public static func whenAppearing(_ modifiers: [HeroModifier]) -> HeroModifier {
    .when(.appearing, modifiers)
  }

  /// More modifiers on the source.
  public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
    .when(.disappearing, modifiers)
  }

  /// More modifiers on the source.
  public static func whenDisappearing(_ modifiers: [HeroModifier]) -> HeroModifier {
    .when(.disappearing, modifiers)
  }
}
