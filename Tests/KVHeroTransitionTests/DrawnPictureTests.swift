import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What is drawn in every frame of the default flights.
@MainActor
@Suite struct DrawnPictureTests {
  /// Photographs of every shape, in cells and details of every content mode.
  private static let subjects: [HeroSubject] = {
    var random = SeededGenerator(seed: 77)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    return (0..<120).map { index in
      let modes: [ContentMode] = [
        .scaleAspectFill, .scaleAspectFit, .center, .topLeft, .bottomRight,
      ]
      return HeroSubject(
        container: Rect(x: 0, y: 0, width: 1280, height: 800),
        source: .init(
          frame: Rect(
            x: number(-100...1200), y: number(-300...900), width: number(20...400),
            height: number(20...400)), radius: number(0...20), mode: modes[index % 5]),
        target: .init(
          frame: Rect(
            x: number(0...300), y: number(0...200), width: number(300...1280),
            height: number(200...800)), radius: number(0...8), mode: modes[index / 5 % 5]),
        image: Image(
          id: .init(rawValue: index),
          size: Size(width: number(100...4000), height: number(100...4000))))
    }
  }()

  private func pictures(
    _ plan: TransitionPlan, every seconds: Double = 1.0 / 120
  ) -> [(time: Double, list: DisplayList)] {
    stride(from: 0, through: plan.duration + seconds, by: seconds).map {
      ($0, plan.displayList(plan.states(at: $0), over: DisplayList()))
    }
  }

  @Test(
    "The picture is never stretched: what is seen of it has its frame's proportions",
    arguments: Flight.standard.filter { $0.flow == .image })
  func neverStretched(_ flight: Flight) throws {
    for subject in Self.subjects {
      let size = try #require(subject.image).size
      for (time, list) in pictures(flight.plan(for: subject)) {
        let picture = try #require(list.pictures.first)
        let across = picture.crop.width * size.width / picture.frame.width
        let down = picture.crop.height * size.height / picture.frame.height
        // Scaling modes aside, a cell and a detail may show it at different scales, never askew.
        #expect(abs(across / down - 1) < 1e-9, "\(time) \(subject)")
        #expect(picture.crop.x >= -1e-9 && picture.crop.maxX <= 1 + 1e-9)
        #expect(picture.crop.y >= -1e-9 && picture.crop.maxY <= 1 + 1e-9)
      }
    }
  }

  @Test(
    "A snapshot is never stretched either, and always covers its holder",
    arguments: Flight.standard.filter { $0.flow == .snapshot })
  func snapshotNeverStretched(_ flight: Flight) throws {
    for subject in Self.subjects {
      let plan = flight.plan(for: subject)
      let hero = try #require(plan.elements.last { $0.name == "hero" })
      for (time, _) in pictures(plan) {
        let content = hero.channels.content.state(at: time).value
        expectClose(content[2] / content[3], 1.6, within: 1e-9)
      }
    }
  }

  @Test(
    "Opacities stay within 0…1, corners are never negative, and the shadow is drawn once",
    arguments: Flight.standard)
  func nothingOvershoots(_ flight: Flight) throws {
    for subject in Self.subjects {
      let plan = flight.plan(for: subject)
      var hasShadow = false
      for (time, list) in pictures(plan) {
        for state in plan.states(at: time) {
          #expect((0...1).contains(state.opacity.value[0]), "\(time) \(state.opacity.value[0])")
          #expect(state.radii.value.radii.topLeft >= 0)
        }
        #expect(list.shadowCount <= 1)
        hasShadow = hasShadow || list.shadowCount == 1
        for case .shadow(let shadow) in list.flatItems {
          #expect((0...0.35).contains(shadow.color.alpha))
        }
      }
      #expect(hasShadow)
    }
  }

  @Test("The scrim goes one way only", arguments: Flight.standard)
  func scrimIsMonotone(_ flight: Flight) throws {
    let plan = flight.plan(for: .wide)
    for name in ["fade", "presenting", "presented"] {
      guard let element = plan.elements.first(where: { $0.name == name }) else { continue }
      let values = stride(from: 0, through: plan.duration, by: 0.001).map {
        element.channels.opacity.state(at: $0).value[0]
      }
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }
      #expect(steps.allSatisfy { $0 >= -1e-12 } || steps.allSatisfy { $0 <= 1e-12 }, "\(name)")
    }
  }

  @Test(
    "The first frame shows the picture as its cell does, the last as the detail does, whatever the modes"
  )
  func noJumpAtTheEnds() throws {
    let modes: [ContentMode] = [.scaleAspectFill, .scaleAspectFit, .scaleToFill, .center, .topLeft]
    for kind in [HeroStyle.Kind.hero, .pinterest] {
      for (cellMode, detailMode) in modes.flatMap({ a in modes.map { (a, $0) } }) {
        for size in [Size(width: 1500, height: 1000), Size(width: 120, height: 700)] {
          let theatre = Theatre(kind)
          let image = Image(id: .init(rawValue: 3), size: size)
          theatre.source.image = image
          theatre.source.mode = cellMode
          theatre.source.showCell()
          theatre.detail.image = image
          theatre.detail.mode = detailMode
          theatre.detail.pictureFrame = Rect(x: 0, y: 0, width: 1280, height: 800)
          theatre.detail.picture.frame = Rect(x: 0, y: 0, width: 1280, height: 800)
          theatre.detail.picture.clipsToBounds = true
          let note = "\(kind) \(cellMode) \(detailMode) \(size)"
          let cell = try #require(theatre.source.view.displayList().flatPictures.first)

          theatre.present()
          let detail = try #require(theatre.detail.view.displayList().flatPictures.first)
          let opening = try #require(theatre.transition?.plan)
          expectSame(opening, at: 0, cell, "open \(note)")
          expectSame(opening, at: opening.duration, detail, "open \(note)")
          theatre.settle()
          theatre.dismiss()
          let closing = try #require(theatre.transition?.plan)
          expectSame(closing, at: 0, detail, "close \(note)")
          expectSame(closing, at: closing.duration, cell, "close \(note)")
        }
      }
    }
  }

  private func expectSame(
    _ plan: TransitionPlan, at time: Double, _ resting: DisplayImage, _ note: String
  ) {
    let list = plan.displayList(plan.states(at: time), over: DisplayList())
    guard let drawn = list.pictures.first else {
      Issue.record("nothing drawn: \(note)")
      return
    }
    expectClose(drawn.frame, resting.frame, within: 1e-9, note)
    expectClose(drawn.crop, resting.crop, within: 1e-9, note)
    #expect(drawn.radii == resting.radii, "\(note)")
    #expect(drawn.opacity == 1)
  }

  @Test("The corners leave their sides as at the end that is rounder, whichever way it flies")
  func cornerCurve() throws {
    var subject = HeroSubject.wide
    subject.source.curve = .circular
    for flow in Flight.Flow.allCases {
      for direction in [TransitionDirection.present, .dismiss] {
        let flight = Flight(kind: .hero, flow: flow, preset: .standard, direction: direction)
        let plan = flight.plan(for: subject)
        #expect(plan.elements.first { $0.name == "hero" }?.cornerCurve == .circular)
        // Classic has those of the end that it leaves.
        let classic = Flight(kind: .hero, flow: flow, preset: .classic, direction: direction)
        let left = direction == .present ? CornerCurve.circular : .continuous
        #expect(
          classic.plan(for: subject).elements.first { $0.name == "hero" }?.cornerCurve == left)
      }
    }
    subject.target.radius = 40
    let flight = Flight(kind: .hero, flow: .image, preset: .standard, direction: .present)
    #expect(
      flight.plan(for: subject).elements.first { $0.name == "hero" }?.cornerCurve == .continuous)
  }

  @Test("In a holder the screen's picture covers the thumbnail, about the same centre")
  func holderIsCovered() throws {
    for subject in Self.subjects {
      let plan = Flight(kind: .hero, flow: .snapshot, preset: .standard, direction: .present)
        .plan(for: subject)
      let area = try #require(plan.elements.last { $0.name == "hero" }).channels.content.from.rect
      let (scale, p, d) = (area.width / 1280, subject.source.frame, subject.target.frame)
      let picture = Rect(
        x: area.x + d.x * scale, y: area.y + d.y * scale, width: d.width * scale,
        height: d.height * scale)
      expectClose(picture.midX, p.midX, within: 1e-9)
      expectClose(picture.midY, p.midY, within: 1e-9)
      #expect(picture.width >= p.width - 1e-9 && picture.height >= p.height - 1e-9)
      #expect(picture.width <= p.width + 1e-9 || picture.height <= p.height + 1e-9)
    }
  }

  @Test(
    "A presentation ends on exactly the screen at rest, but for the picture's own window",
    arguments: Flight.takeoffs.filter { $0.preset == .standard })
  func endsAtRest(_ flight: Flight) throws {
    let theatre = Theatre(flight)
    theatre.present()
    let plan = try #require(theatre.transition?.plan)
    let states = plan.states(at: plan.duration)
    for (element, state) in zip(plan.elements, states) {
      switch element.name {
      case "backdrop", "hero", "presented": #expect(state.opacity.value[0] == 1)
      case "fade": #expect(state.opacity.value[0] == (flight.kind == .hero ? 1 : 0))
      case "presenting": #expect(state.opacity.value[0] == (flight.kind == .hero ? 1 : 0))
      default: Issue.record("unexpected element \(element.name)")
      }
      #expect(state.shadow.value == .zero)
      #expect(state.radii.value == .zero)
    }
  }
}

extension DisplayList {
  /// The pictures, those in groups included.
  fileprivate var flatPictures: [DisplayImage] {
    flatItems.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}
