import Motion
import SceneGraph
import Transitions

/// A view that is an element of a plan: its way, and how it goes along it.
struct HeroSubject {
  let ends: HeroEnds
  let content: HeroView.Content

  /// How the corners leave the sides.
  let curve: CornerCurve

  /// Whether what it shows is cut to its shape.
  let isClipped: Bool

  /// Whether it comes to rest; otherwise it sets out from there.
  fileprivate let appears: Bool
  fileprivate var entry: HeroTimetable.Entry?

  /// How it moves: made when it is asked for, since it is large.
  var channels: ElementChannels { ends.channels(content, appears: appears, entry) }
}

extension HeroSubject {
  /// Everything that is an element on either side, and when all have arrived.
  ///
  /// - Parameters:
  ///   - scene: With all states decided.
  ///   - casts: Which views are elements.
  /// - Returns: One subject for each view of each side, `nil` for scenery; and seconds.
  static func all(
    of scene: HeroScene, _ casts: HeroSides<HeroCast>
  ) -> (subjects: HeroSides<[HeroSubject?]>, end: Double) {
    var subjects = HeroSides(
      from: resting(scene, .from, casts.from), to: resting(scene, .to, casts.to))
    func times(_ role: HeroSide.Role, _ subjects: [HeroSubject?]) -> [HeroSchedule.Entry?] {
      subjects.indices.map { index in
        guard let state = scene[role].views[index].state, let ends = subjects[index]?.ends else {
          return nil
        }
        return HeroSchedule.Entry(state, ends)
      }
    }
    let table = HeroTimetable(times(.from, subjects.from) + times(.to, subjects.to))
    for index in subjects.from.indices {
      guard let state = scene.from.views[index].state else { continue }
      subjects.from[index]?.entry = table.entry(index, state)
    }
    for index in subjects.to.indices {
      guard let state = scene.to.views[index].state else { continue }
      subjects.to[index]?.entry = table.entry(subjects.from.count + index, state)
    }
    return (subjects, table.end)
  }

  /// Everything that is an element on one side; when it moves is not known yet.
  private static func resting(
    _ scene: HeroScene, _ role: HeroSide.Role, _ cast: HeroCast
  ) -> [HeroSubject?] {
    let side = scene[role]
    let other = scene[role == .from ? .to : .from]
    return side.views.indices.map { (index) -> HeroSubject? in
      let center: Point?
      switch cast.parts[index] {
      case .scenery: return nil
      case .global: center = nil
      case .local(let holder): center = side.center(of: index, within: holder)
      }
      let goal = center == nil ? scene.partner(of: index, on: role).map { other.views[$0] } : nil
      var ends = HeroEnds(side.views[index], center: center, goal: goal)
      if role == scene.upperRole, case .blur = goal?.content { ends.leaveBlurToPartner() }
      return HeroSubject(
        ends: ends, content: side.views[index].content, curve: side.views[index].look.curve,
        isClipped: ends.isClipped(side.views[index].content), appears: role == .to)
    }
  }
}

extension HeroScene {
  /// The side that lies above the other.
  var upperRole: HeroSide.Role { insertsToViewFirst ? .from : .to }
}

extension HeroEnds {
  /// Of two panes of glass that fly as one, the lower one blurs for both.
  fileprivate mutating func leaveBlurToPartner() {
    (rest.blurRadius, gone.blurRadius) = (0, 0)
  }

  /// Whether what a view shows is cut to its shape at either end.
  fileprivate func isClipped(_ content: HeroView.Content) -> Bool {
    if rest.masksToBounds || gone.masksToBounds { return true }
    if rest.window != rest.frame || gone.window != gone.frame { return true }
    if case .text = content { return false }
    return rest.radii != .zero || gone.radii != .zero
  }
}
