import Motion
import SceneGraph
import Testing
import Transitions

/// A plan taken apart, against projections that are worked out here point by point.
@MainActor @Suite struct PlanInspectionTests {
  private static let container = Rect(x: 0, y: 0, width: 400, height: 300)

  private static func element(
    _ name: String, from: Rect, to: Rect, depth: Int = 0, opacity: Double = 1,
    timing: ChannelTiming = .curve(.easeInOut, duration: 0.4)
  ) -> TransitionElement {
    let frame = Channel(from: ChannelVector(from), to: ChannelVector(to), timing: timing)
    return TransitionElement(
      name: name, content: .color(.black),
      channels: ElementChannels(
        frame: frame, content: frame, radii: .constant(.zero),
        opacity: .constant(ChannelVector(single: opacity)), shadow: .constant(.zero)),
      depth: depth)
  }

  private static let plan = TransitionPlan(elements: [
    element("below", from: container, to: container),
    element("unseen", from: container, to: container, opacity: 0),
    element(
      "hero", from: Rect(x: 10, y: 20, width: 60, height: 40),
      to: Rect(x: 200, y: 140, width: 160, height: 120)),
    element(
      "inside", from: Rect(x: 0, y: 0, width: 10, height: 10),
      to: Rect(x: 40, y: 0, width: 10, height: 10), depth: 1),
  ])

  private func running() -> RunningTransition {
    RunningTransition(
      plan: PlanInspectionTests.plan, direction: .present, at: .zero, scale: 1)
  }

  private func inspection(_ presence: Double = 1) -> PlanInspection {
    var inspection = PlanInspection(container: PlanInspectionTests.container)
    inspection.presence = presence
    inspection.angle = .pi / 6
    inspection.scale = 0.6
    inspection.translation = Vector(dx: 12, dy: -7)
    inspection.spacing = 50
    return inspection
  }

  /// Where a point of a layer is seen: turned about y, scaled, moved, and brought nearer by how much it
  /// is nearer, all about the container's middle.
  private func seen(_ point: Point, depth: Double, _ inspection: PlanInspection) -> Point {
    let (x, y) = (point.x - 200, point.y - 150)
    let angle = inspection.angle * inspection.presence
    let factor = 1 + (inspection.scale - 1) * inspection.presence
    let z = depth * inspection.presence
    let turned = x * cosine(angle) + z * sine(angle)
    let towards = z * cosine(angle) - x * sine(angle)
    let nearer = 1 - towards / 4000 * inspection.presence
    return Point(
      x: 200 + (turned * factor + 12 * inspection.presence) / nearer,
      y: 150 + (y * factor - 7 * inspection.presence) / nearer)
  }

  private func groups(_ list: DisplayList) -> [DisplayGroup] {
    list.items.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  @Test("Each layer is where its depth, the turn and the perspective put it", arguments: [0.3, 1])
  func projection(presence: Double) throws {
    let transition = running()
    let inspection = inspection(presence)
    transition.inspection = inspection
    let list = transition.displayList(over: DisplayList())
    // The ground, then a picture and an edge for each layer that shows something.
    guard case .fill(let ground, let color) = list.items[0] else {
      return #expect(Bool(false), "no ground")
    }
    #expect(ground.rect == PlanInspectionTests.container)
    #expect(abs(color.alpha - presence) < 1e-12 && abs(color.red - 0.85) < 1e-12)
    let groups = groups(list)
    try #require(groups.count == 4)
    // Three layers, 50 points apart, the middle one unseen; what is inside the hero lies in its plane.
    for (group, depth) in zip(groups, [-50.0, -50, 50, 50]) {
      for corner in [
        Point(x: 0, y: 0), Point(x: 400, y: 0), Point(x: 400, y: 300), Point(x: 123, y: 45),
      ] {
        let shown = try #require(group.transform.apply(to: corner))
        #expect((shown - seen(corner, depth: depth, inspection)).length < 1e-9)
      }
    }
    #expect(groups[0].clip?.rect == PlanInspectionTests.container)
  }

  @Test("From behind the lowest layer is nearest, and drawn last")
  func behind() throws {
    let transition = running()
    var inspection = inspection()
    inspection.angle = .pi * 0.9
    transition.inspection = inspection
    let order = groups(transition.displayList(over: DisplayList())).map(\.transform.m41)
    var front = inspection
    front.angle = 0.2 * .pi
    transition.inspection = front
    let other = groups(transition.displayList(over: DisplayList())).map(\.transform.m41)
    // The layer of depth -50 is left of the middle from the front, drawn first; from behind, last.
    #expect(order[0] != order[2] && other[0] < other[2])
    let depths = [inspection.transform(atDepth: 50).m41, inspection.transform(atDepth: -50).m41]
    #expect(order == [depths[0], depths[0], depths[1], depths[1]])
  }

  @Test("Laid together it is drawn exactly as without")
  func together() {
    let transition = running()
    let plain = transition.displayList(over: DisplayList())
    transition.inspection = inspection(0)
    #expect(transition.displayList(over: DisplayList()) == plain)
    transition.inspection = inspection(1)
    #expect(transition.displayList(over: DisplayList()) != plain)
    transition.inspection = nil
    #expect(transition.displayList(over: DisplayList()) == plain)
  }

  /// The middles of the small white discs: a way's dots, less the last, which says where things are.
  private func dots(_ group: DisplayGroup) -> [Point] {
    group.list.items.compactMap { item in
      if case .fill(let shape, .white) = item { shape.rect.center } else { nil }
    }.dropLast()
  }

  @Test("A way's dots are where the plan has the element, a frame apart")
  func ways() throws {
    let transition = running()
    var inspection = PlanInspection(container: PlanInspectionTests.container)
    inspection.paths = .init(line: .black, dot: .white)
    transition.inspection = inspection
    let groups = groups(transition.displayList(over: DisplayList())).suffix(2)
    try #require(groups.count == 2)
    let (hero, inside) = (dots(try #require(groups.first)), dots(try #require(groups.last)))
    try #require(hero.count == 25 && inside.count == 25)
    for (index, dot) in hero.enumerated() {
      let state = PlanInspectionTests.plan.states(at: min(Double(index) / 60, 0.4))[2]
      #expect((dot - state.frame.value.rect.center).length < 1e-9)
    }
    // The inside's frame is in the points of the hero, from its corner on.
    for (index, dot) in inside.enumerated() {
      let states = PlanInspectionTests.plan.states(at: min(Double(index) / 60, 0.4))
      let corner = states[2].frame.value.rect.origin
      let middle = states[3].frame.value.rect.center
      #expect((dot - Point(x: corner.x + middle.x, y: corner.y + middle.y)).length < 1e-9)
    }
  }

  @Test("An arc is drawn as an arc, and a spring's way shows where it goes too far")
  func bends() throws {
    let (start, end) = (
      Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 200, y: 200, width: 20, height: 20)
    )
    let control = ChannelVector(200, 0, 20, 20)
    let timings: [ChannelTiming] = [
      .arc(.linear, duration: 0.5, control: control),
      .spring(Spring(response: 0.4, dampingRatio: 0.4)),
    ]
    for (number, timing) in timings.enumerated() {
      let plan = TransitionPlan(elements: [
        PlanInspectionTests.element("hero", from: start, to: end, timing: timing)
      ])
      let transition = RunningTransition(plan: plan, direction: .present, at: .zero, scale: 1)
      var inspection = PlanInspection(container: PlanInspectionTests.container)
      inspection.paths = .init(line: .black, dot: .white)
      transition.inspection = inspection
      let way = try #require(groups(transition.displayList(over: DisplayList())).last)
      let dots = dots(way)
      let farthest = dots.map { $0.x - $0.y }.max() ?? 0
      let overshoot = dots.map(\.x).max() ?? 0
      // The middle of the arc is a quarter of the box away from the straight line: (150, 50).
      #expect(number == 0 ? abs(farthest - 100) < 1 : abs(farthest) < 1e-9)
      #expect(number == 0 ? overshoot == 210 : overshoot > 230)
    }
  }

  @Test("In a hand that moves things off their way, the ways begin where they are")
  func held() throws {
    let transition = running()
    transition.hold()
    transition.move(at: .zero) { states in
      states[2].frame = ChannelState(ChannelVector(Rect(x: 300, y: 10, width: 60, height: 40)))
    }
    var inspection = PlanInspection(container: PlanInspectionTests.container)
    inspection.paths = .init(line: .black, dot: .white)
    transition.inspection = inspection
    let groups = groups(transition.displayList(over: DisplayList())).suffix(2)
    let hero = dots(try #require(groups.first))
    #expect(hero.first == Point(x: 330, y: 30))
    #expect(try #require(hero.last).x == 280)
  }

  @Test("Scrubbed through its time a plan is at every place what it is then, springs too")
  func scrubbedInTime() {
    let spring = TransitionPlan(elements: [
      PlanInspectionTests.element(
        "hero", from: Rect(x: 0, y: 0, width: 9, height: 9),
        to: Rect(x: 300, y: 0, width: 9, height: 9),
        timing: .spring(Spring(response: 0.5, dampingRatio: 0.4)))
    ])
    for plan in [PlanInspectionTests.plan, spring] {
      let transition = RunningTransition(plan: plan, direction: .present, at: .zero, scale: 1)
      for step in 0...100 {
        let progress = Double(step) / 100
        transition.scrub(to: progress, rate: 0, at: .zero, inTime: true)
        let values = transition.states.map { $0.map(\.value) }
        #expect(values == plan.states(at: progress * plan.duration).map { $0.map(\.value) })
      }
    }
  }

  @Test(
    "A plan that takes its place while it is scrubbed through time is at the same part of its own")
  func replanned() {
    let transition = running()
    transition.scrub(to: 0.25, rate: 0, at: .zero, inTime: true)
    let other = TransitionPlan(elements: [
      PlanInspectionTests.element(
        "hero", from: .zero, to: Rect(x: 100, y: 0, width: 10, height: 10),
        timing: .spring(Spring(response: 0.3, dampingRatio: 0.5)))
    ])
    transition.replan(other, scale: 1, at: .zero)
    #expect(
      transition.states.map { $0.map(\.value) }
        == other.states(at: 0.25 * other.duration).map { $0.map(\.value) })
  }
}
