import Motion
import SceneGraph

extension HeroScene {
  /// Lets matched views fly: sets each one's source, shares the timing that the destination's view has,
  /// and decides which of the two fades.
  ///
  /// The upper one always fades. The lower one fades too only where something is translucent, unless one
  /// of them forbids it; otherwise it stays whole beneath, and it alone carries the shadow. Where both show
  /// the same words or the same picture, nothing has to go that would not be seen to pale on the way: the
  /// lower one stays then too, but in the classic preset. The same words are not even written twice, since
  /// the edges of letters over each other make them bold.
  mutating func matchViews() {
    let isClassic = situation.isClassic
    for pair in pairs {
      let (fromView, toView) = (from.views[pair.from], to.views[pair.to])
      guard let id = toView.heroID else { continue }
      let (mine, its) = (toView.state ?? HeroTargetState(), fromView.state ?? HeroTargetState())
      let isSame = !isClassic && fromView.looksLike(toView)
      let isOpaque = fromView.isOpaque && toView.isOpaque || isSame
      let fadesBoth = !isOpaque && !mine.nonFade && !its.nonFade
      let (upper, lower): (HeroSide.Role, HeroSide.Role) =
        insertsToViewFirst ? (.from, .to) : (.to, .from)
      func index(_ role: HeroSide.Role) -> Int { role == .from ? pair.from : pair.to }
      change(pair.to, on: .to) { $0.source = id }
      change(pair.from, on: .from) { state in
        state.source = id
        state.shareTiming(of: mine, alsoOwn: isClassic ? nil : its)
      }
      if !isClassic {
        change(pair.to, on: .to) { $0.shareTiming(of: mine, alsoOwn: its) }
      }
      let carriesShadow = self[lower].views[index(lower)]
      let isWrittenTwice = isSame && toView.isText
      change(index(upper), on: upper) {
        $0.opacity = 0
        if isWrittenTwice { $0.beginModifiers.append(.opacity(0)) }
      }
      change(index(lower), on: lower) { $0.opacity = fadesBoth ? 0 : nil }
      if !fadesBoth, !carriesShadow.look.clips, carriesShadow.state?.displayShadow != false {
        change(index(upper), on: upper) { $0.displayShadow = false }
      }
    }
  }

  /// Sends each view that has a source to where that is, as it is there.
  mutating func followSources() {
    for role in [HeroSide.Role.from, .to] {
      // All are read before one is changed, so that no side is copied.
      let ways = waysToSources(role)
      for way in ways { change(way.index, on: role) { $0.lead(way.own, to: way.goal) } }
    }
  }

  private func waysToSources(
    _ role: HeroSide.Role
  ) -> [(index: Int, own: HeroAppearance, goal: HeroAppearance)] {
    let other = self[role == .from ? .to : .from]
    let views = self[role].views
    return views.indices.compactMap { index in
      guard let id = views[index].state?.source, let target = other.indexOfID[id] else {
        return nil
      }
      return (index, HeroAppearance(views, index), HeroAppearance(other.views, target))
    }
  }
}

extension HeroView {
  /// Whether the view, as it stands, covers everything beneath it.
  fileprivate var isOpaque: Bool { look.isOpaque && place.alpha == 1 }

  /// Whether another view shows the same, so that it makes no difference which of them is seen.
  fileprivate func looksLike(_ other: HeroView) -> Bool {
    guard place.alpha == 1, other.place.alpha == 1, look.background == other.look.background,
      look.border == other.look.border, isPicturedAsLaidOut, other.isPicturedAsLaidOut
    else { return false }
    switch (content, other.content) {
    case (.text(let words), .text(let others)): return words.looksLike(others)
    case (.image(let image, _), .image(let another, _)): return image == another
    default: return false
    }
  }

  /// Whether it shows nothing but words.
  fileprivate var isText: Bool { if case .text = content { true } else { false } }

  /// Whether words keep their size and pictures their proportions on the way.
  private var isPicturedAsLaidOut: Bool {
    (state?.snapshotType ?? .optimized) == .optimized && state?.contentsRect == nil
  }
}

extension HeroTargetState {
  /// Takes over how long and along what a partner moves.
  ///
  /// - Parameters:
  ///   - other: The destination's: what it says counts, and what it leaves open is left open.
  ///   - own: The source's, which fills in what the destination's leaves open; `nil` as in Hero 1.6.4,
  ///     where it is lost.
  fileprivate mutating func shareTiming(of other: HeroTargetState, alsoOwn own: HeroTargetState?) {
    arc = other.arc ?? own?.arc
    duration = other.duration ?? own?.duration
    timingFunction = other.timingFunction ?? own?.timingFunction
    delay = other.delay != 0 ? other.delay : own?.delay ?? 0
    spring = other.spring ?? own?.spring
    // One way is one motion: neither may leave the other behind in any property.
    propertyTimings = (own?.propertyTimings ?? [:]).merging(other.propertyTimings) { $1 }
  }

  /// Goes to where another view is, and becomes like it.
  fileprivate mutating func lead(_ own: HeroAppearance, to goal: HeroAppearance) {
    coordinateSpace = .global
    position = goal.transform.apply(to: .zero) ?? .zero
    transform = goal.transform.withoutTranslation
    size = goal.size == own.size ? nil : goal.size
    if cornerRadii == nil, goal.radii != own.radii { cornerRadii = goal.radii }
    if goal.shadow != own.shadow {
      let shadow = goal.shadow ?? own.shadow
      shadowColor = shadow?.color.withoutTransparency
      shadowOpacity = goal.shadow?.color.alpha ?? 0
      shadowOffset = shadow?.offset
      shadowRadius = shadow?.radius
    }
  }
}

/// What a view takes over from its partner: read by itself, since a whole view is large.
private struct HeroAppearance {
  let transform: Transform3D
  let size: Size
  let radii: CornerRadii
  let shadow: Shadow?

  init(_ views: [HeroView], _ index: Int) {
    transform = views[index].toContainer
    size = views[index].place.bounds.size
    radii = views[index].look.radii
    shadow = views[index].look.shadow
  }
}

extension Transform3D {
  /// The same turn and scale in its place.
  var withoutTranslation: Transform3D {
    var transform = self
    (transform.m41, transform.m42, transform.m43) = (0, 0, 0)
    return transform
  }
}

extension Color {
  /// The same colour, covering all.
  var withoutTransparency: Color { Color(red: red, green: green, blue: blue, alpha: 1) }
}
