import Motion
import Transitions

/// A view that is an element of a plan: its way, and how it goes along it.
struct HeroSubject {
  let ends: HeroEnds
  let channels: ElementChannels

  /// Whether what it shows is cut to its shape.
  let isClipped: Bool
}

extension HeroSubject {
  /// Everything that is an element on either side, and when all have arrived.
  ///
  /// - Parameters:
  ///   - scene: With all states decided.
  ///   - casts: Which views are elements.
  /// - Returns: One subject for each view of each side, `nil` for scenery; and seconds.
  static func all(
    of scene: HeroScene, _ casts: [HeroSide.Role: HeroCast]
  ) -> (subjects: [HeroSide.Role: [HeroSubject?]], end: Double) {
    let from = ends(of: scene, .from, casts[.from])
    let to = ends(of: scene, .to, casts[.to])
    let states = (scene.from.views + scene.to.views).map(\.state)
    let table = HeroTimetable(
      zip(states, from + to).map { state, ends in
        guard let state, let ends else { return nil }
        return (state, ends)
      })
    func subjects(_ role: HeroSide.Role, _ ends: [HeroEnds?], first: Int) -> [HeroSubject?] {
      ends.enumerated().map { index, ends in
        guard let ends else { return nil }
        let view = scene[role].views[index]
        return HeroSubject(
          ends: ends,
          channels: ends.channels(view.content, appears: role == .to, table[first + index]),
          isClipped: ends.isClipped(view))
      }
    }
    return (
      [.from: subjects(.from, from, first: 0), .to: subjects(.to, to, first: from.count)], table.end
    )
  }

  private static func ends(
    of scene: HeroScene, _ role: HeroSide.Role, _ cast: HeroCast?
  ) -> [HeroEnds?] {
    guard let cast else { return [] }
    let side = scene[role]
    let other = scene[role == .from ? .to : .from]
    return cast.parts.enumerated().map { index, part in
      let goal = scene.partner(of: index, on: role).map { other.views[$0] }
      switch part {
      case .scenery: return nil
      case .global: return HeroEnds(side.views[index], center: nil, goal: goal)
      case .local(let holder):
        let center = side.center(of: index, within: holder)
        return HeroEnds(side.views[index], center: center, goal: nil)
      }
    }
  }
}

extension HeroEnds {
  /// Whether what a view shows is cut to its shape at either end.
  fileprivate func isClipped(_ view: HeroView) -> Bool {
    if rest.masksToBounds || gone.masksToBounds { return true }
    if rest.window != rest.frame || gone.window != gone.frame { return true }
    if case .text = view.content { return false }
    return rest.radii != .zero || gone.radii != .zero
  }
}
