import Hero
import Motion
import SceneGraph
import Testing
import Transitions

/// Corners, shadows, overlays and pictures in flight.
@MainActor
@Suite struct FidelityTests {
  private let screens = HeroScreens()

  @discardableResult
  private func pair(_ change: (View, Bool) -> Void) -> (from: View, to: View) {
    let from = screens.add(
      Rect(x: 20, y: 300, width: 100, height: 60), id: "a", to: screens.from.view)
    let to = screens.add(
      Rect(x: 300, y: 100, width: 400, height: 300), id: "a", to: screens.to.view)
    change(from, true)
    change(to, false)
    return (from, to)
  }

  private func frame(_ plan: TransitionPlan, _ part: Double) -> DisplayList {
    plan.displayList(plan.states(at: plan.duration * part), over: DisplayList())
  }

  @Test("#40, #346: Round corners stay round in flight, and cut what is inside of them")
  func roundCorners() throws {
    pair { view, isSource in
      view.cornerRadius = isSource ? 10 : 40
      view.backgroundColor = nil
      let inner = View(frame: view.bounds)
      inner.backgroundColor = .black
      view.addSubview(inner)
    }
    let plan = screens.plan()
    for part in [0.1, 0.5, 0.9] {
      let state = try #require(plan.state(of: "presented a", at: plan.duration * part))
      let clips = frame(plan, part).clips.filter { $0.radii.topLeft > 0 }
      #expect(!clips.isEmpty)
      let progress = (state.frame.value[2] - 100) / 300
      #expect(abs(state.radii.value[0] - (10 + 30 * progress)) < 1e-9)
    }
  }

  @Test("#699, #593: Corners round on one side only change one by one, and end without a snap")
  func cornersOneByOne() throws {
    let ends = (
      CornerRadii(topLeft: 20, topRight: 20, bottomRight: 0, bottomLeft: 0),
      CornerRadii(topLeft: 0, topRight: 20, bottomRight: 12, bottomLeft: 0)
    )
    pair { view, isSource in view.cornerRadii = isSource ? ends.0 : ends.1 }
    let plan = screens.plan()
    for (part, expected) in [(0.0, ends.0), (1.0, ends.1)] {
      for name in ["presenting a", "presented a"] {
        let state = try #require(plan.state(of: name, at: plan.duration * part))
        #expect(state.radii.value.radii == expected)
      }
    }
    let last = try #require(plan.state(of: "presented a", at: plan.duration * 0.999)).radii.value
    #expect(abs(last[0]) < 0.1 && last[1] == 20 && abs(last[2] - 12) < 0.1 && last[3] == 0)
  }

  @Test("A shadow's path casts it in place of the view's shape, stretched with the view")
  func shadowPath() throws {
    let view = screens.add(Rect(x: 100, y: 100, width: 200, height: 100), to: screens.to.view)
    view.shadow = Shadow(color: .black, offset: .zero, radius: 4)
    let path = RoundedRect(
      rect: Rect(x: 20, y: 10, width: 100, height: 50), radii: CornerRadii(8), curve: .circular)
    view.heroModifiers = [.shadowPath(path), .size(Size(width: 400, height: 400))]
    let plan = screens.plan()
    let name = try #require(plan.elements.first { $0.shadowPath != nil }).name
    for part in [0.0, 0.3, 1] {
      let state = try #require(plan.state(of: name, at: plan.duration * part))
      let frame = state.frame.value
      let (across, down) = (frame[2] / 200, frame[3] / 100)
      let shape = try #require(shadowShapes(plan, part).first)
      let expected = [
        frame[0] + 20 * across, frame[1] + 10 * down, 100 * across, 50 * down,
        8 * min(across, down),
      ]
      let found = [
        shape.rect.x, shape.rect.y, shape.rect.width, shape.rect.height, shape.radii.topLeft,
      ]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found) \(expected)")
    }
  }

  private func shadowShapes(_ plan: TransitionPlan, _ part: Double) -> [RoundedRect] {
    frame(plan, part).shadows(isCut: false).map(\.shadow.shape)
  }

  @Test("A shadow is outside of the clip, moves by itself, and only one of a pair has it")
  func shadow() throws {
    pair { view, isSource in
      view.shadow = Shadow(
        color: Color(white: 0, alpha: isSource ? 0.2 : 0.6), offset: Vector(dx: 0, dy: 3),
        radius: isSource ? 2 : 10)
      view.cornerRadius = 12
    }
    let plan = screens.plan()
    for (part, alpha, radius) in [(0.0, 0.2, 2.0), (1, 0.6, 10)] {
      let shadows = frame(plan, part).shadows(isCut: false)
      try #require(shadows.count == 1)
      #expect(!shadows[0].isCut)
      #expect(abs(shadows[0].shadow.color.alpha - alpha) < 1e-9)
      #expect(abs(shadows[0].shadow.radius - radius) < 1e-9)
      #expect(shadows[0].shadow.shape.radii.topLeft == 12)
    }
    #expect(frame(plan, 0.5).shadows(isCut: false).count == 1)
  }

  @Test("An overlay covers the view's shape at every moment, corners and all")
  func overlay() throws {
    let red = Color(hex: 0xff0000)
    let view = screens.add(
      Rect(x: 20, y: 300, width: 100, height: 60),
      [
        .size(Size(width: 300, height: 200)), .cornerRadius(30),
        .overlay(color: red, opacity: 0.5),
      ], to: screens.to.view)
    view.cornerRadius = 6
    let plan = screens.plan()
    for part in [0, 0.3, 0.7] {
      let state = try #require(plan.state(of: "presented 0", at: plan.duration * part))
      let shapes = frame(plan, part).shapes(of: red)
      try #require(shapes.count == 1)
      #expect(shapes[0].rect == state.frame.value.rect)
      #expect(shapes[0].radii == state.radii.value.radii)
    }
    #expect(frame(plan, 1).shapes(of: red).isEmpty)
  }

  @Test(
    "#539: What lies wholly outside of what cuts it is not seen at that end, and comes out at its edge",
    arguments: [
      (Rect(x: 10, y: 420, width: 100, height: 40), 1),
      (Rect(x: 10, y: -60, width: 100, height: 40), 1),
      (Rect(x: 320, y: 100, width: 100, height: 40), 0),
    ])
  func outside(_ place: Rect, axis: Int) throws {
    let list = View(frame: Rect(x: 100, y: 100, width: 300, height: 400))
    list.clipsToBounds = true
    screens.from.view.addSubview(list)
    screens.add(place, id: "a", to: list)
    screens.add(Rect(x: 600, y: 300, width: 200, height: 80), id: "a", to: screens.to.view)
    let plan = screens.plan()
    let moments = try [0, 0.5, 1].map { part in
      try #require(plan.state(of: "presented a", at: plan.duration * part)).frame.value
    }
    #expect(moments[0][2 + axis] <= 0.001)
    #expect(moments[0][3 - axis] == (axis == 1 ? 100 : 40))
    #expect(moments[1][2 + axis] > 10)
    #expect(moments[2].rect == Rect(x: 600, y: 300, width: 200, height: 80))
  }

  @Test("#80, #670: Whether a view can be seen through is told by what it shows, not by a flag")
  func opacity() throws {
    let pictures = [1, 2].map {
      Image(id: .init(rawValue: $0), size: Size(width: 400, height: 100))
    }
    for (mode, fadesBoth) in [(ContentMode.scaleAspectFill, false), (.scaleAspectFit, true)] {
      let screens = HeroScreens()
      for (screen, y, image) in [
        (screens.from, 50.0, pictures[0]), (screens.to, 400, pictures[1]),
      ] {
        let view = ImageView(
          frame: Rect(x: 10, y: y, width: 100, height: 100), image: image, contentMode: mode)
        view.heroID = "a"
        screen.view.addSubview(view)
      }
      let plan = screens.plan()
      let lower = try #require(plan.state(of: "presenting a", at: plan.duration / 2))
      // Bars above and below the picture show what is beneath: then both fade.
      #expect((lower.opacity.value[0] < 1) == fadesBoth, "\(mode)")
    }
  }

  @Test("A picture that is cut one way and fitted the other changes its cut step by step")
  func cropMorph() throws {
    let image = Image(id: .init(rawValue: 1), size: Size(width: 400, height: 100))
    for (screen, mode) in [
      (screens.from, ContentMode.scaleAspectFill), (screens.to, .scaleAspectFit),
    ] {
      let view = ImageView(
        frame: Rect(x: 10, y: 50, width: 100, height: 100), image: image, contentMode: mode)
      view.heroID = "a"
      screen.view.addSubview(view)
    }
    let plan = screens.plan()
    var widths: [Double] = []
    for step in 0...20 {
      let states = plan.states(at: plan.duration * Double(step) / 20)
      let index = try #require(plan.elements.firstIndex { $0.name == "presented a" })
      let partner = try #require(plan.elements.firstIndex { $0.name == "presenting a" })
      let seen = try #require(plan.elements[index].window(states[index]))
      let its = try #require(plan.elements[partner].window(states[partner]))
      // One and the same picture, in one and the same place.
      #expect(seen.frame == its.frame && seen.crop == its.crop)
      // Never stretched.
      let part = Size(width: seen.crop.width * 400, height: seen.crop.height * 100)
      #expect(abs(part.width / part.height - seen.frame.width / seen.frame.height) < 1e-9)
      widths.append(seen.crop.width)
    }
    #expect(widths.first == 0.25 && widths.last == 1)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

extension DisplayList {
  /// The shapes that groups are cut to.
  fileprivate var clips: [RoundedRect] {
    items.flatMap { item -> [RoundedRect] in
      guard case .group(let group) = item else { return [] }
      return (group.clip.map { [$0] } ?? []) + group.list.clips
    }
  }

  /// The shadows, and whether something cuts them.
  fileprivate func shadows(isCut: Bool) -> [(shadow: DisplayShadow, isCut: Bool)] {
    items.flatMap { item -> [(shadow: DisplayShadow, isCut: Bool)] in
      switch item {
      case .shadow(let shadow): [(shadow, isCut)]
      case .group(let group): group.list.shadows(isCut: isCut || group.clip != nil)
      default: []
      }
    }
  }

  /// The shapes that are filled with a colour, however strongly.
  fileprivate func shapes(of color: Color) -> [RoundedRect] {
    items.flatMap { item -> [RoundedRect] in
      switch item {
      case .fill(let shape, let own):
        own.red == color.red && own.green == color.green && own.blue == color.blue ? [shape] : []
      case .group(let group): group.list.shapes(of: color)
      default: []
      }
    }
  }
}
