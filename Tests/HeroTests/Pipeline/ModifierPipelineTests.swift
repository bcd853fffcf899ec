import Motion
import SceneGraph
import Testing
import Transitions

// The steps of the pipeline are the module's own.
@testable import Hero

/// Vectors MI-2 to MI-12: what single views do by their modifiers.
@MainActor
@Suite struct ModifierPipelineTests {
  private let screens = HeroScreens()
  private let frame = Rect(x: 100, y: 100, width: 200, height: 100)

  private func element(
    _ modifiers: [HeroModifier], appearing: Bool = true, alpha: Double = 1,
    _ change: (View) -> Void = { _ in }
  ) throws -> (start: ElementState, end: ElementState, duration: Double) {
    let screen = appearing ? screens.to : screens.from
    let view = screens.add(frame, modifiers, to: screen.view)
    view.alpha = alpha
    change(view)
    let plan = screens.plan()
    let name = appearing ? "presented 0" : "presenting 0"
    return (
      try #require(plan.state(of: name, at: 0)),
      try #require(plan.state(of: name, at: plan.duration)),
      plan.duration
    )
  }

  @Test("MI-2: An appearing view's z position runs to its own")
  func height() throws {
    let (start, end, _) = try element([.zPosition(5), .forceAnimate])
    #expect(start.measures.value[1] == 5)
    #expect(end.measures.value[1] == 0)
  }

  @Test("MI-4: What is said under a condition wins")
  func conditions() throws {
    let (start, _, _) = try element([.whenPresenting(.opacity(0.2)), .opacity(0.8)])
    #expect(start.opacity.value[0] == 0.2)
  }

  @Test("MI-6, #393: A translucent view sets out from its own opacity")
  func opacity() throws {
    let (start, end, _) = try element([.opacity(0.2)], appearing: false, alpha: 0.6)
    #expect(start.opacity.value[0] == 0.6)
    #expect(end.opacity.value[0] == 0.2)
  }

  @Test("MI-7: What a view begins with is the other end")
  func beginning() throws {
    let (start, end, _) = try element([.shadowOpacity(0), .beginWith([.shadowOpacity(0.5)])])
    #expect(start.shadow.value[0] == 0)
    #expect(end.shadow.value[0] == 0.5)
  }

  @Test("The shadow's colour goes from the view's own to the modifier's", arguments: [true, false])
  func shadowColor(appearing: Bool) throws {
    let screen = appearing ? screens.to : screens.from
    let view = screens.add(
      frame, [.shadowColor(Color(hex: 0xff0000)), .duration(1), .timingFunction(.linear)],
      to: screen.view)
    view.shadow = Shadow(color: Color(hex: 0x0000ff).faded(to: 0.5), offset: .zero, radius: 4)
    let plan = screens.plan()
    let colors = [0, 0.25, 1].flatMap { part in
      plan.displayList(plan.states(at: part), over: DisplayList()).shadowColors
    }
    try #require(colors.count == 3)
    for (color, part) in zip(colors, appearing ? [0, 0.25, 1] : [1, 0.75, 0]) {
      #expect(abs(color.red - (1 - part)) < 1e-9 && abs(color.blue - part) < 1e-9)
      #expect(abs(color.alpha - 0.5) < 1e-9)
    }
  }

  @Test("MI-8: A view that matches the longest ends with the last, delays and all")
  func longest() throws {
    screens.add(frame, [.fade, .duration(0.5)], to: screens.to.view)
    screens.add(frame, [.fade, .duration(0.3), .delay(0.4)], to: screens.to.view)
    screens.add(frame, [.fade, .durationMatchLongest], to: screens.to.view)
    let plan = screens.plan()
    #expect(abs(plan.duration - 0.7) < 1e-9)
    #expect(try #require(plan.state(of: "presented 2", at: 0.6)).opacity.value[0] < 1)
  }

  @Test("MI-10: A view inside one that moves moves with it")
  func inside() throws {
    let parent = screens.add(
      Rect(x: 100, y: 100, width: 200, height: 100), [.translate(y: 100)], to: screens.to.view)
    screens.add(Rect(x: 10, y: 10, width: 20, height: 20), [.translate(x: 50)], to: parent)
    let plan = screens.plan()
    let child = try #require(plan.elements.first { $0.name == "presented 0/0" })
    #expect(child.depth == 2)
    let start = try #require(plan.state(of: "presented 0/0", at: 0))
    #expect(start.frame.value.rect == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(start.translation.value[0] == 50)
    #expect(try #require(plan.state(of: "presented 0", at: 0)).translation.value[1] == 100)
  }

  @Test("MI-12: Modifiers below a view do not count where it says so", arguments: [false, true])
  func ignored(isRecursive: Bool) {
    let parent = screens.add(
      frame, [.ignoreSubviewModifiers(recursive: isRecursive)], to: screens.to.view)
    let child = screens.add(Rect(x: 0, y: 0, width: 50, height: 50), [.fade], to: parent)
    screens.add(Rect(x: 0, y: 0, width: 20, height: 20), [.fade], to: child)
    let views = screens.scene().to.views
    #expect(views[2].state == nil)
    #expect((views[3].state == nil) == isRecursive)
  }

  @Test("TR-9, TR-10: A change of size may be one of scale")
  func scaledSize() throws {
    let (start, end, _) = try element(
      [.translate(x: 40), .size(Size(width: 600, height: 200)), .useScaleBasedSizeChange])
    #expect(start.frame.value.rect.size == Size(width: 200, height: 100))
    #expect(start.scale.value[0] == 3)
    #expect(start.scale.value[1] == 2)
    #expect(start.translation.value[0] == 40)
    #expect(end.scale.value[0] == 1)
  }

  @Test("AR-10: A view on an arc is where the curve is")
  func arc() throws {
    let view = screens.add(
      Rect(x: 400, y: 200, width: 200, height: 200),
      [.position(Point(x: 100, y: 100)), .arc, .duration(1)], to: screens.to.view)
    _ = view
    let plan = screens.plan()
    let half = try #require(plan.state(of: "presented 0", at: 0.5)).frame.value.rect
    #expect(abs(half.midX - 340.60) < 0.01)
    #expect(abs(half.midY - 289.93) < 0.01)
  }

  @Test("#427: One property has a timing of its own")
  func propertyTiming() throws {
    let view = screens.add(
      frame, [.fade, .translate(x: 100), .duration(0.3), .timing(.opacity, duration: 0.6)],
      to: screens.to.view)
    _ = view
    let plan = screens.plan()
    #expect(plan.duration == 0.6)
    let state = try #require(plan.state(of: "presented 0", at: 0.4))
    #expect(state.translation.value[0] == 0)
    #expect(state.opacity.value[0] < 1)
  }

  @Test("#205: What is just off screen flies in, what is far off does not")
  func sight() {
    screens.add(Rect(x: 1300, y: 0, width: 100, height: 100), [.fade], to: screens.to.view)
    screens.add(Rect(x: 4000, y: 0, width: 100, height: 100), [.fade], to: screens.to.view)
    let names = screens.plan().elements.map(\.name)
    #expect(names.contains("presented 0"))
    #expect(!names.contains("presented 1"))
  }

  @Test("A view far off screen that is forced to animate flies, also where a condition forces it")
  func forced() {
    let far = Rect(x: 4000, y: 0, width: 100, height: 100)
    screens.add(far, [.fade, .forceAnimate], to: screens.to.view)
    screens.add(far, [.fade, .whenPresenting(.forceAnimate)], to: screens.to.view)
    screens.add(far, [.fade, .whenDismissing(.forceAnimate)], to: screens.to.view)
    let names = screens.plan().elements.map(\.name)
    #expect(names.contains("presented 0"))
    #expect(names.contains("presented 1"))
    #expect(!names.contains("presented 2"))
  }

  @Test("A frame that cannot be drawn becomes a cross-fade that says so")
  func degenerate() {
    screens.add(frame, [.position(Point(x: 1e9, y: 0))], to: screens.to.view)
    #expect(screens.plan().fallback == "degenerate frame of 0")
  }
}

extension DisplayList {
  /// The colours of all shadows, groups included.
  fileprivate var shadowColors: [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .shadow(let shadow): [shadow.color]
      case .group(let group): group.list.shadowColors
      default: []
      }
    }
  }
}
