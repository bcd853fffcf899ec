import Motion
import SceneGraph
import Testing
import Transitions

// The steps of the pipeline are the module's own.
@testable import Hero

/// Vectors MA-1 to MA-15: A of 100 × 100 about (200, 300) flies into B of 300 × 200 about (640, 400).
@MainActor
@Suite struct MatchTests {
  private let screens = HeroScreens()
  private let a: View
  private let b: View

  init() {
    a = screens.add(
      Rect(x: 150, y: 250, width: 100, height: 100), id: "photo", to: screens.from.view)
    b = screens.add(
      Rect(x: 490, y: 300, width: 300, height: 200), id: "photo", to: screens.to.view)
    a.cornerRadii = CornerRadii(8)
    b.cornerRadii = CornerRadii(16)
  }

  private func states() throws -> (a: HeroTargetState, b: HeroTargetState) {
    let scene = screens.scene()
    return (try #require(scene.from.views[1].state), try #require(scene.to.views[1].state))
  }

  @Test("MA-1, MA-2: Each goes to where the other is, and the upper one fades")
  func matched() throws {
    let (a, b) = try states()
    #expect(a.source == "photo")
    #expect(a.coordinateSpace == .global)
    #expect(a.position == Point(x: 640, y: 400))
    #expect(a.size == Size(width: 300, height: 200))
    #expect(a.transform == .identity)
    #expect(a.cornerRadii == CornerRadii(16))
    #expect(a.opacity == nil)
    #expect(a.displayShadow)
    #expect(b.position == Point(x: 200, y: 300))
    #expect(b.size == Size(width: 100, height: 100))
    #expect(b.cornerRadii == CornerRadii(8))
    #expect(b.opacity == 0)
    #expect(!b.displayShadow)
  }

  @Test("MA-4: A quarter of the way, both are in the same place")
  func quarter() throws {
    let plan = screens.plan()
    #expect(abs(plan.duration - 0.374667) < 1e-6)
    for name in ["presenting photo", "presented photo"] {
      let state = try #require(plan.state(of: name, at: plan.duration / 4))
      let frame = state.frame.value.rect
      #expect(abs(frame.midX - 304.10) < 0.01)
      #expect(abs(frame.midY - 323.66) < 0.01)
      #expect(abs(frame.width - 147.32) < 0.01)
      #expect(abs(frame.height - 123.66) < 0.01)
      #expect(abs(state.radii.value[0] - 9.89) < 0.01)
      #expect(abs(state.opacity.value[0] - (name == "presented photo" ? 0.2366 : 1)) < 1e-4)
    }
  }

  @Test("A view far off screen that is forced to animate is matched")
  func forced() throws {
    a.center = Point(x: 200, y: 4000)
    #expect(screens.scene().pairs.isEmpty)
    a.heroModifiers = [.forceAnimate]
    #expect(screens.scene().pairs.count == 1)
    #expect(try states().b.position == Point(x: 200, y: 4000))
  }

  @Test("MA-7: Where one can be seen through, both fade and both have a shadow")
  func translucent() throws {
    a.backgroundColor = nil
    let (a, b) = try states()
    #expect(a.opacity == 0)
    #expect(b.opacity == 0)
    #expect(a.displayShadow && b.displayShadow)
  }

  @Test(
    "The same picture stays whole beneath although one leaves room around it", arguments: [7, 8])
  func samePicture(other: Int) throws {
    for (frame, number, screen) in [
      (Rect(x: 0, y: 0, width: 100, height: 100), 7, screens.from.view),
      (Rect(x: 0, y: 100, width: 600, height: 600), other, screens.to.view),
    ] {
      let image = Image(id: Image.ID(rawValue: number), size: Size(width: 300, height: 200))
      let view = ImageView(
        image: image,
        contentMode: number == 7 && frame.minY == 0 ? .scaleAspectFill : .scaleAspectFit)
      view.frame = frame
      view.heroID = "picture"
      screen.addSubview(view)
    }
    let scene = screens.scene()
    let lower = try #require(scene.from.views.first { $0.heroID == "picture" }?.state)
    #expect(lower.opacity == (other == 7 ? nil : 0))
  }

  @Test("MA-8: Unless one of them forbids it", arguments: [true, false])
  func nonFade(isOnSource: Bool) throws {
    a.backgroundColor = nil
    (isOnSource ? a : b).heroModifiers = [.forceNonFade]
    let (a, b) = try states()
    #expect(a.opacity == nil)
    #expect(b.opacity == 0)
  }

  @Test("MA-10: Both take the destination's timing; where they go does not change")
  func timing() throws {
    b.heroModifiers = [.arc, .duration(1), .delay(0.2), .scale(0.5), .fade]
    let (a, b) = try states()
    for state in [a, b] {
      #expect(state.arc == 1)
      #expect(state.duration == .seconds(1))
      #expect(state.delay == 0.2)
      #expect(state.transform == .identity)
    }
    #expect(a.opacity == nil)
  }

  @Test("MA-12: Equal corners do not change")
  func corners() throws {
    b.cornerRadii = CornerRadii(8)
    let (a, b) = try states()
    #expect(a.cornerRadii == nil && b.cornerRadii == nil)
  }

  @Test(
    "MA-13, as spec §11 has it: a view whose partner is far out of sight is matched on neither side"
  )
  func outOfSight() throws {
    b.frame = Rect(x: 4000, y: 300, width: 300, height: 200)
    let scene = screens.scene()
    #expect(scene.pairs.isEmpty)
    #expect(scene.from.views[1].state == nil && scene.to.views[1].state == nil)
    #expect(
      HeroMatchReport(scene, disabled: [:]).entries.map(\.outcome)
        == [.partnerOutOfSight, .outOfSight])
  }

  @Test("MA-14: Of two with one id the last counts, and the report names both")
  func duplicates() {
    screens.add(Rect(x: 0, y: 0, width: 50, height: 50), id: "photo", to: screens.to.view)
    let scene = screens.scene()
    #expect(scene.pairs.map(\.to) == [2])
    let report = HeroMatchReport(scene, disabled: [:])
    #expect(
      report.faults == ["the id \"photo\" is on two views of the screen after: 0 and 1"])
  }

  @Test(
    "#97, #315, #731: Of cells that share an id the one that is seen flies, and the report names both",
    arguments: [
      // Beyond the edge, and within a list's clip but scrolled away.
      Rect(x: 0, y: 850, width: 50, height: 50), Rect(x: -90, y: 10, width: 50, height: 50),
    ])
  func reused(_ hidden: Rect) {
    let list = screens.add(Rect(x: 0, y: 300, width: 200, height: 500), to: screens.to.view)
    list.clipsToBounds = true
    let outer = hidden.minY > 800 ? screens.to.view : list
    screens.add(hidden, id: "photo", to: outer)
    let scene = screens.scene()
    #expect(scene.pairs.map(\.to) == [1])
    #expect(HeroMatchReport(scene, disabled: [:]).faults.count == 1)
  }

  @Test(
    "#97: Of cells that share an id the tapped one flies, whichever view of it was hit, and the report names both",
    arguments: ["first", "second", "label", "scrolled away"])
  func tapped(_ touch: String) throws {
    let list = screens.add(Rect(x: 0, y: 300, width: 200, height: 400), to: screens.to.view)
    list.clipsToBounds = true
    b.heroID = nil
    let cells = [0.0, 100].map { y in
      screens.add(Rect(x: 0, y: y, width: 200, height: 100), to: list)
    }
    let pictures = cells.map {
      screens.add(Rect(x: 0, y: 0, width: 90, height: 90), id: "photo", to: $0)
    }
    let label = screens.add(Rect(x: 90, y: 0, width: 90, height: 90), to: cells[0])
    let (touched, flies): (View, Int) =
      switch touch {
      case "first": (pictures[0], 0)
      case "second": (cells[1], 1)
      case "label": (label, 0)
      default: (pictures[0], 0)
      }
    if touch == "scrolled away" { cells[0].frame.origin.y = -120 }
    let scene = screens.scene(touched: touched)
    let partner = try #require(scene.pairs.first?.to)
    #expect(scene.to.path(of: partner) == "1/\(flies)/0")
    let faults = HeroMatchReport(scene, disabled: [:]).faults
    #expect(
      faults == [
        "the id \"photo\" is on two views of the screen after: 1/\(1 - flies)/0 and 1/\(flies)/0"
      ])
  }

  @Test("Modifiers that do nothing because of their numbers are reported with their view")
  func unusable() {
    a.heroModifiers = [.perspective(0), .fade]
    b.heroModifiers = [
      .when(.presenting, [.contentsRect(Rect(x: 0, y: 0, width: 1, height: -1))]),
      .beginWith(.shadowPath(RoundedRect(rect: Rect(x: 0, y: 0, width: -5, height: 5)))),
      .scale(.infinity),
    ]
    let faults = HeroMatchReport(screens.scene(), disabled: [:]).faults
    #expect(
      faults == [
        "perspective(0) on 0 of the screen before does nothing: the eye's distance is 0",
        "shadowPath(0, 0, -5, 5, 0, 0, 0, 0, continuous) on 0 of the screen after does nothing: "
          + "a side is below 0",
        "scale(infinity) on 0 of the screen after does nothing: a number of it is not finite",
        // What a condition lets through counts last.
        "contentsRect(0, 0, 1, -1) on 0 of the screen after does nothing: a side is not above 0",
      ])
  }

  @Test(
    "MA-15: Going forward the destination is on top, going back the source",
    arguments: [true, false])
  func order(isPresenting: Bool) {
    screens.situation.isPresenting = isPresenting
    let names = screens.plan().elements.map(\.name)
    #expect(
      names == ["ground", "presenting", "presented", "presenting photo", "presented photo"])
  }

  @Test("#643, #744, #763: What only the source says about time counts for the pair")
  func sourceTiming() throws {
    a.heroModifiers = [.delay(0.3), .spring(stiffness: 200, damping: 20)]
    let (a, b) = try states()
    for state in [a, b] {
      #expect(state.delay == 0.3)
      #expect(state.spring == HeroSpring(stiffness: 200, damping: 20))
    }
  }

  @Test("#237: Inside a scaled view the partner arrives at the size that is seen")
  func scaledAncestor() throws {
    let holder = View(frame: Rect(x: 0, y: 0, width: 1280, height: 800))
    screens.to.view.addSubview(holder)
    holder.addSubview(b)
    holder.transform = .scale(x: 0.5, y: 0.5)
    let plan = screens.plan()
    for name in ["presenting photo", "presented photo"] {
      let end = try #require(plan.state(of: name, at: plan.duration))
      #expect(end.frame.value.rect.width * end.scale.value[0] == 150)
    }
  }

  @Test("#539, #187: The clips around both ends are gone through")
  func clips() throws {
    let holder = View(frame: Rect(x: 150, y: 250, width: 60, height: 100))
    holder.clipsToBounds = true
    screens.from.view.addSubview(holder)
    holder.addSubview(a)
    a.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let plan = screens.plan()
    let start = try #require(plan.state(of: "presenting photo", at: 0))
    #expect(start.frame.value.rect == Rect(x: 150, y: 250, width: 60, height: 100))
    #expect(start.content.value.rect == Rect(x: 150, y: 250, width: 100, height: 100))
    let end = try #require(plan.state(of: "presenting photo", at: plan.duration))
    #expect(end.frame.value.rect == Rect(x: 490, y: 300, width: 300, height: 200))
  }
}
