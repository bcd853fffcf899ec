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
  /// The timing function that its way comes to.
  fileprivate func timingFunction(in container: Rect) -> HeroTimingFunction {
    let (start, end) = appears ? (ends.gone, ends.rest) : (ends.rest, ends.gone)
    func place(_ stand: HeroStand) -> Point {
      Point(x: stand.center.x + stand.transform.m41, y: stand.center.y + stand.transform.m42)
    }
    return .automatic(from: place(start), to: place(end), in: container)
  }

  /// Everything that is an element on either side, and when all have arrived.
  ///
  /// - Parameters:
  ///   - scene: With all states decided.
  ///   - casts: Which views are elements.
  /// - Returns: Who moves how on each side, and seconds.
  static func all(
    of scene: HeroScene, _ casts: HeroSides<HeroCast>
  ) -> (subjects: HeroSides<HeroTable>, end: Double) {
    var subjects = HeroSides(
      from: HeroTable(scene, .from, casts.from), to: HeroTable(scene, .to, casts.to))
    let table = HeroTimetable(subjects.from.times(scene.from) + subjects.to.times(scene.to))
    let count = subjects.from.setTimes(of: scene, .from, table, from: 0)
    _ = subjects.to.setTimes(of: scene, .to, table, from: count)
    return (subjects, table.end)
  }
}

/// The elements of one side, in the order of its views.
///
/// Only views that are elements are kept, and each is changed where it lies: they are large.
struct HeroTable {
  private var subjects: [HeroSubject] = []

  /// Whose subjects they are, by the view's index.
  private var indices: [Int] = []

  /// For each view its place among the subjects; `nil` for scenery.
  private var places: [Int?]

  /// How many elements there are.
  var count: Int { subjects.count }

  /// The view's subject; `nil` for scenery.
  subscript(index: Int) -> HeroSubject? { places[index].map { subjects[$0] } }

  /// The first view that stands where nothing can be drawn.
  var firstUnsound: Int? {
    subjects.indices.first { !subjects[$0].ends.isSound }.map { indices[$0] }
  }

  /// - Parameters:
  ///   - scene: With all states decided; when something moves is not known yet.
  ///   - role: Of the side.
  ///   - cast: Which of its views are elements.
  init(_ scene: HeroScene, _ role: HeroSide.Role, _ cast: HeroCast) {
    let side = scene[role]
    let other = scene[role == .from ? .to : .from]
    places = [Int?](repeating: nil, count: side.views.count)
    let count = cast.parts.reduce(0) { $0 + ($1 == .scenery ? 0 : 1) }
    subjects.reserveCapacity(count)
    indices.reserveCapacity(count)
    for index in side.views.indices {
      let center: Point?
      switch cast.parts[index] {
      case .scenery: continue
      case .global: center = nil
      case .local(let holder): center = side.center(of: index, within: holder)
      }
      let goal = center == nil ? scene.partner(of: index, on: role).map { other.views[$0] } : nil
      var ends = HeroEnds(side.views[index], center: center, goal: goal)
      if role == scene.upperRole, case .blur = goal?.content { ends.leaveBlurToPartner() }
      places[index] = subjects.count
      indices.append(index)
      subjects.append(
        HeroSubject(
          ends: ends, content: side.views[index].pictured, curve: side.views[index].look.curve,
          isClipped: ends.isClipped(side.views[index].pictured), appears: role == .to))
    }
  }

  /// What is known of each subject's time; `nil` for one that does not fly.
  func times(_ side: HeroSide) -> [HeroSchedule.Entry?] {
    subjects.indices.map { place in
      side.views[indices[place]].state.map { HeroSchedule.Entry($0, subjects[place].ends) }
    }
  }

  /// Tells each subject when it moves.
  ///
  /// - Parameters:
  ///   - scene: With all states decided.
  ///   - role: Of the side.
  ///   - table: Has the times of all.
  ///   - first: The place of the first one among them.
  /// - Returns: The place after the last one.
  mutating func setTimes(
    of scene: HeroScene, _ role: HeroSide.Role, _ table: HeroTimetable, from first: Int
  ) -> Int {
    let situation = scene.situation
    let container = Rect(origin: .zero, size: situation.container)
    for place in subjects.indices {
      guard let state = scene[role].views[indices[place]].state else { continue }
      let standard =
        situation.choosesTimingFunctions ? subjects[place].timingFunction(in: container) : .standard
      subjects[place].entry = table.entry(first + place, state, or: standard)
    }
    return first + subjects.count
  }
}

extension HeroView {
  /// What the plan lays out: a picture by its content mode, or words at their size, only where they are
  /// pictured so; any other picture of a view is stretched with its frame.
  fileprivate var pictured: Content {
    switch content {
    case .image, .text: (state?.snapshotType ?? .optimized) == .optimized ? content : .other
    case .blur, .other: content
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
