import Motion
import SceneGraph
import Testing
import Transitions
import ZolaZoom

/// A zoom between two real screens.
@MainActor
@Suite struct ZolaZoomTransitionTests {
  @Test("The original's own call makes the same zoom; the screens fade through white unless told")
  func convenience() throws {
    let theatre = Theatre()
    let zoom = ZOZolaZoomTransition.transition(
      from: theatre.cell, type: .dismissing, duration: 0.7, delegate: theatre)
    #expect(zoom.targetView === theatre.cell && zoom.type == .dismissing)
    #expect(zoom.delegate === theatre)
    #expect(zoom.style == ZolaStyle(duration: 0.7, fadeColor: .white))
    zoom.fadeColor = Color(hex: 0x336699)
    theatre.present()
    let context = TransitionContext(
      direction: .dismiss, presenting: theatre.grid, presented: theatre.page,
      container: Rect(origin: .zero, size: Theatre.size), scale: 1, reducesMotion: false)
    let grounds = zoom.plan(for: context).elements.filter {
      ["backdrop", "fade"].contains($0.name)
    }
    #expect(grounds.map(\.content) == [.color(Color(hex: 0x336699)), .color(Color(hex: 0x336699))])
  }

  @Test("The screen that comes is laid out before any frame is asked for")
  func laidOutFirst() throws {
    /// Puts its picture where its size says.
    final class Sheet: View {
      override func layoutSubviews() {
        subviews.first?.frame = Rect(x: 0, y: 20, width: bounds.width, height: bounds.width / 2)
      }
    }
    let theatre = Theatre()
    let sheet = Sheet(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    theatre.page.view.addSubview(sheet)
    sheet.addSubview(theatre.picture)
    sheet.frame = Rect(x: 0, y: 0, width: 320, height: 500)
    theatre.present()
    let target = try #require(theatre.transition?.plan.elements.first { $0.name == "target" })
    #expect(target.channels.frame.to.rect == Rect(x: 0, y: 20, width: 320, height: 160))
  }

  @Test("It looks at the screens: frames, picture, what rides along", arguments: [true, false])
  func subject(opens: Bool) throws {
    let theatre = Theatre()
    theatre.supplements = [theatre.neighbour]
    theatre.present()
    if !opens {
      theatre.settle()
      theatre.dismiss()
    }
    let plan = try #require(theatre.transition?.plan)
    #expect(plan.fallback == nil)
    #expect(
      plan.elements.map(\.name)
        == ["backdrop", "presenting", "fade", "presented", "target", "supplementary"])
    func way(_ name: String) throws -> [Rect] {
      let element = try #require(plan.elements.first { $0.name == name })
      let ends = [element.channels.frame.from.rect, element.channels.frame.to.rect]
      return opens ? ends : ends.reversed()
    }
    #expect(try way("target") == [theatre.cell.frame, theatre.picture.frame])
    #expect(try way("presenting")[0] == Rect(origin: .zero, size: Theatre.size))
    #expect(try way("supplementary")[0] == theatre.neighbour.frame)
    guard case .image(let image, nil) = plan.elements[4].content else {
      Issue.record("the target is no picture")
      return
    }
    #expect(image == theatre.picture.image)
  }

  @Test("The target is drawn once: the presented screen comes in without it")
  func drawnOnce() throws {
    let theatre = Theatre()
    theatre.present()
    theatre.frame(after: 0.1)
    let plan = try #require(theatre.transition?.plan)
    guard case .snapshot(let list, _) = plan.elements[3].content else {
      Issue.record("no screen comes in")
      return
    }
    let pictures = list.items.filter { if case .image = $0 { true } else { false } }
    #expect(pictures.isEmpty)
  }

  @Test(
    "Both ways it ends where it should, and nothing is left over",
    arguments: [ZolaStyle.Preset.standard, .classic])
  func ends(_ preset: ZolaStyle.Preset) {
    let theatre = Theatre(preset)
    theatre.supplements = [theatre.neighbour]
    let before = theatre.stage.draw()
    theatre.present()
    theatre.settle()
    #expect(theatre.transition == nil)
    theatre.dismiss()
    theatre.settle()
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])
    #expect(theatre.stage.draw() == before)
    #expect(theatre.grid.view.subviews.count == 2)
  }

  @Test(
    "Turned at every frame it neither steps nor, by default, changes its velocity",
    arguments: [ZolaStyle.Preset.standard, .classic], [true, false])
  func turned(_ preset: ZolaStyle.Preset, opens: Bool) throws {
    for frames in 1..<30 {
      let theatre = Theatre(preset)
      theatre.supplements = [theatre.neighbour]
      theatre.present()
      if !opens {
        theatre.settle()
        theatre.dismiss()
      }
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      guard let before = theatre.transition?.states else { continue }
      theatre.page.turnTransition(to: opens ? .dismiss : .present)
      let after = try #require(theatre.transition?.states)
      #expect(before.count == after.count)
      for (now, then) in zip(after, before) {
        let step = now.merge(then) { ($0.value - $1.value) }
        for part in [step.frame, step.content, step.opacity] {
          #expect((part * part).sum() < 1e-12)
        }
        let change = now.merge(then) { ($0.velocity - $1.velocity) }
        // The fastest side of the scaled screen exceeds 2,000 points a second.
        if preset == .standard { #expect((change.frame * change.frame).sum().squareRoot() < 20) }
      }
      theatre.settle()
      #expect(theatre.outcomes.last == (opens ? "present cancelled" : "dismiss cancelled"))
    }
  }

  @Test("Without a delegate, and with frames of no width, it is a cross-fade")
  func fallback() throws {
    let theatre = Theatre()
    theatre.picture.frame = Rect(x: 0, y: 64, width: 0, height: 320)
    theatre.present()
    #expect(theatre.transition?.plan.fallback == "degenerate target frame")
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test("Views that ride along without frames are an error that says what is missing")
  func halfDelegate() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let theatre = HalfTheatre()
        theatre.grid.present(theatre.page, animated: true)
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("HalfTheatre gives supplementaryViews(for:) without"))
  }
}

/// A delegate that names views and no frames.
@MainActor
private final class HalfTheatre: ZOZolaZoomTransitionDelegate, TransitioningDelegate {
  let grid = ViewController()
  let page = ViewController()
  let stage: Stage

  init() {
    stage = Stage(root: grid, size: Theatre.size)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
  }

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? {
    ZOZolaZoomTransition(targetView: grid.view, type: .presenting, duration: 0.5, delegate: self)
  }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { nil }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect {
    Rect(x: 0, y: 0, width: 10, height: 10)
  }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect {
    Rect(x: 0, y: 0, width: 10, height: 10)
  }

  func supplementaryViews(for transition: ZOZolaZoomTransition) -> [View] { [grid.view] }
}
