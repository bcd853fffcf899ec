import Motion
import SceneGraph
import Testing
import Transitions
import ZolaZoom

/// What a zoom is made of, against the figures of the original and against geometry.
@Suite struct ZolaPlanTests {
  private let container = Rect(x: 0, y: 0, width: 320, height: 568)
  private let cell = Rect(x: 165, y: 300, width: 145, height: 145)
  private let clipped = Rect(x: 10, y: 495, width: 145, height: 145)

  private func subject(destination: Rect) -> ZolaSubject {
    ZolaSubject(
      container: container, source: .init(frame: cell), destination: .init(frame: destination),
      target: .snapshot(DisplayList(), size: cell.size),
      supplements: [.init(frame: clipped)],
      surroundings: DisplayList([.fill(RoundedRect(rect: container), .white)]))
  }

  /// Where an element is after a part of the plan's time.
  private func frame(_ name: String, _ plan: TransitionPlan, at part: Double) throws -> ElementState
  {
    let index = try #require(plan.elements.firstIndex { $0.name == name })
    return plan.states(at: part * plan.duration)[index]
  }

  /// Ease-in-out by bisection: the curve of the original, told apart from `UnitCurve`.
  private func eased(_ time: Double) -> Double {
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return bezier(low, 0, 1)
  }

  private func expect(_ state: ElementState, _ expected: Rect, _ opacity: Double) {
    let difference = state.frame.value - ChannelVector(expected)
    #expect((difference * difference).sum() < 1e-12, "\(state.frame.value) is not \(expected)")
    #expect(abs(state.opacity.value[0] - opacity) < 1e-8)
  }

  private func between(_ a: Rect, _ b: Rect, _ part: Double) -> Rect {
    Rect(
      x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part,
      width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
  }

  @Test(
    "Classic is scaled by the widths about the target's origin, as the original says",
    arguments: [TransitionDirection.present, .dismiss], [0, 0.1, 0.35, 0.5, 0.8, 1.0])
  func classic(_ direction: TransitionDirection, part: Double) throws {
    // Half as high as it is wide: the original's screen and its target part company.
    let page = Rect(x: 20, y: 64, width: 280, height: 140)
    let plan = ZolaStyle(preset: .classic, duration: 0.5).plan(
      for: subject(destination: page), direction: direction)
    #expect(plan.duration == 0.5)
    #expect(plan.reversal == .rewind)
    #expect(
      plan.elements.map(\.name) == ["backdrop", "presenting", "fade", "target", "supplementary"])
    let scale = 280.0 / 145
    func zoomed(_ rect: Rect) -> Rect {
      Rect(
        x: 20 - 165 * scale + rect.x * scale, y: 64 - 300 * scale + rect.y * scale,
        width: rect.width * scale, height: rect.height * scale)
    }
    let open = direction == .present ? eased(part) : 1 - eased(part)
    expect(
      try frame("presenting", plan, at: part), between(container, zoomed(container), open), 1)
    expect(try frame("fade", plan, at: part), container, open)
    expect(try frame("target", plan, at: part), between(cell, page, open), 1)
    expect(
      try frame("supplementary", plan, at: part), between(clipped, zoomed(clipped), open), 1 - open)
    // A photograph of the target is stretched.
    let target = try frame("target", plan, at: part)
    #expect(target.content.value == target.frame.value)
  }

  @Test("By default the screen beneath keeps to the target, whatever its proportions")
  func keepsTogether() throws {
    for page in [
      Rect(x: 20, y: 64, width: 280, height: 140), Rect(x: 0, y: 0, width: 120, height: 400),
    ] {
      let plan = ZolaStyle().plan(for: subject(destination: page), direction: .present)
      #expect(plan.reversal == .retarget)
      for part in [0.1, 0.3, 0.7, 1] {
        let target = try frame("target", plan, at: part).content.value.rect
        let screen = try frame("presenting", plan, at: part).frame.value.rect
        // Where the cell is in the scaled screen, there is the whole of the target's content.
        let scale = screen.width / container.width
        let expected = Rect(
          x: screen.x + cell.x * scale, y: screen.y + cell.y * scale, width: cell.width * scale,
          height: cell.height * scale)
        #expect(abs(target.x - expected.x) + abs(target.y - expected.y) < 1e-9)
        #expect(abs(target.width - expected.width) + abs(target.height - expected.height) < 1e-9)
        #expect(abs(target.width - target.height) < 1e-9, "the square is stretched")
      }
      #expect(try frame("target", plan, at: 1).frame.value.rect == page)
      #expect(
        try frame("target", plan, at: 1).content.value.rect.intersection(page) == page,
        "it does not cover its place")
    }
  }

  @Test("A picture is at either end as that screen shows it, and never stretched")
  func pictureMorphs() throws {
    let image = Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200))
    let page = Rect(x: 0, y: 64, width: 320, height: 320)
    var subject = subject(destination: page)
    subject.target = .image(image)
    subject.source.mode = .scaleAspectFill
    subject.destination.mode = .scaleAspectFit
    let plan = ZolaStyle().plan(for: subject, direction: .present)
    let target = try #require(plan.elements.first { $0.name == "target" })
    let start = try #require(target.window(try frame("target", plan, at: 0)))
    #expect(start.frame == cell)
    #expect(abs(start.crop.width - 2.0 / 3) < 1e-12)
    #expect(start.crop.height == 1)
    let end = try #require(target.window(try frame("target", plan, at: 1)))
    #expect(abs(end.crop.width - 1) + abs(end.crop.height - 1) < 1e-12)
    #expect(abs(end.frame.height - 320 * 200.0 / 300) < 1e-9)
    for part in [0.05, 0.2, 0.5, 0.9] {
      let area = try frame("target", plan, at: part).content.value.rect
      #expect(abs(area.width / area.height - 1.5) < 1e-9)
    }
  }

  @Test("What the presented screen shows besides comes in with it; classic waits for the end")
  func surroundings() throws {
    let page = Rect(x: 0, y: 64, width: 320, height: 320)
    let plan = ZolaStyle().plan(for: subject(destination: page), direction: .present)
    #expect(
      plan.elements.map(\.name)
        == ["backdrop", "presenting", "fade", "presented", "target", "supplementary"])
    #expect(try frame("presented", plan, at: 0).opacity.value[0] == 0)
    #expect(try frame("presented", plan, at: 1).opacity.value[0] == 1)
    #expect(try frame("supplementary", plan, at: 1).opacity.value[0] == 0)
  }

  @Test("Supplementary views are numbered from the second on; one without a size is left out")
  func numbers() {
    var subject = subject(destination: Rect(x: 0, y: 64, width: 320, height: 320))
    subject.supplements = [
      .init(frame: clipped), .init(frame: Rect(x: 0, y: 0, width: 0, height: 10)),
      .init(frame: cell),
    ]
    let plan = ZolaStyle(preset: .classic).plan(for: subject, direction: .present)
    #expect(plan.elements.map(\.name).suffix(2) == ["supplementary", "supplementary 2"])
  }

  @Test(
    "Frames that cannot be zoomed make it a cross-fade that says why",
    arguments: [ZolaStyle.Preset.standard, .classic])
  func degenerate(_ preset: ZolaStyle.Preset) throws {
    let page = Rect(x: 0, y: 64, width: 320, height: 320)
    let faults: [(ZolaSubject, String)] = [
      (with { $0.source.frame.size.width = 0 }, "degenerate source frame"),
      (with { $0.destination.frame.size.width = 0 }, "degenerate target frame"),
      (with { $0.destination.frame.origin.x = .nan }, "degenerate target frame"),
      (with { $0.container.size.height = .infinity }, "degenerate container"),
      (with { $0.source.radius = .nan }, "degenerate corner radius"),
      (
        with { $0.target = .image(Image(id: .init(rawValue: 1), size: .zero)) },
        "degenerate image size"
      ),
      (
        with { $0.target = .snapshot(DisplayList(), size: .zero) }, "degenerate snapshot size"
      ),
      (with { $0.source.frame.size = Size(width: 1e-3, height: 1e-3) }, "degenerate proportions"),
    ]
    func with(_ change: (inout ZolaSubject) -> Void) -> ZolaSubject {
      var subject = subject(destination: page)
      change(&subject)
      return subject
    }
    for (subject, reason) in faults {
      let plan = ZolaStyle(preset: preset).plan(for: subject, direction: .present)
      #expect(plan.fallback == reason)
      for part in [0, 0.5, 1] {
        for state in plan.states(at: part * plan.duration) {
          #expect(state.frame.value.rect.isDrawable)
        }
      }
    }
    let reduced = ZolaStyle(preset: preset).plan(
      for: subject(destination: page), direction: .present, reducesMotion: true)
    #expect(reduced.fallback == nil)
    #expect(reduced.elements.map(\.name) == ["presenting", "screen"])
  }

  @Test(
    "A target partly out of sight flies as its part in sight; classic as a whole",
    arguments: [TransitionDirection.present, .dismiss])
  func cutOff(_ direction: TransitionDirection) throws {
    let page = Rect(x: 0, y: 64, width: 320, height: 320)
    var subject = subject(destination: page)
    subject.source.radius = 8
    subject.source.clip = Rect(x: 0, y: 320, width: 320, height: 200)
    let start = direction == .present ? 0.0 : 1
    let seen = Rect(x: 165, y: 320, width: 145, height: 125)
    for (preset, frame) in [(ZolaStyle.Preset.standard, seen), (.classic, cell)] {
      let plan = ZolaStyle(preset: preset, duration: 0.5).plan(for: subject, direction: direction)
      let state = try self.frame("target", plan, at: start)
      expect(state, frame, 1)
      let corners = state.radii.value
      #expect(corners[0] == (preset == .classic ? 8 : 0) && corners[2] == 8)
      // The screen is zoomed by the whole of it, all the same.
      let zoom = try self.frame("presenting", plan, at: 1 - start).frame.value
      #expect(abs(zoom[2] - 320 * 320 / 145) < 1e-6)
    }
    subject.source.clip = Rect(x: 0, y: 0, width: 320, height: 100)
    let hidden = ZolaStyle(preset: .standard, duration: 0.5).plan(
      for: subject, direction: direction)
    expect(try frame("target", hidden, at: start), cell, 1)
  }
}
