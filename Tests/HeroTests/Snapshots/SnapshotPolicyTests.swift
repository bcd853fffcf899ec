import Motion
import SceneGraph
import Testing
import Transitions

// The steps of the pipeline are the module's own.
@testable import Hero

/// What each way of picturing a view shows while its size changes.
@MainActor
@Suite struct SnapshotPolicyTests {
  private let screens = HeroScreens()

  /// A picture of 2 : 1, fitted into a square that doubles its width.
  private func plan(_ type: HeroSnapshotType, _ mode: ContentMode = .scaleAspectFit)
    -> TransitionPlan
  {
    let view = ImageView(
      frame: Rect(x: 100, y: 100, width: 200, height: 200),
      image: Image(id: .init(rawValue: 7), size: Size(width: 400, height: 200)), contentMode: mode)
    view.heroModifiers = [
      .size(Size(width: 400, height: 200)), .timingFunction(.linear), .duration(1),
      .snapshot(type),
    ]
    screens.from.view.addSubview(view)
    return screens.plan()
  }

  /// Where the picture is seen at a moment, cut as it is drawn.
  private func picture(_ plan: TransitionPlan, at part: Double) -> Rect? {
    plan.displayList(plan.states(at: plan.duration * part), over: DisplayList()).pictures.first
  }

  @Test("Optimized, a picture lies in its view by its content mode at every size")
  func optimized() throws {
    let plan = plan(.optimized)
    for part in [0.0, 0.25, 0.5, 1] {
      let seen = try #require(picture(plan, at: part))
      let width = 200 + 200 * part
      // As wide as the view, half as high, in the middle.
      #expect(abs(seen.width - width) < 1e-9 && abs(seen.height - width / 2) < 1e-9)
      #expect(abs(seen.midX - 200) < 1e-9 && abs(seen.midY - 200) < 1e-9)
    }
  }

  @Test(
    "Normal and layer render, the list is stretched with its frame",
    arguments: [HeroSnapshotType.normal, .layerRender])
  func stretched(_ type: HeroSnapshotType) throws {
    let plan = plan(type)
    for part in [0.0, 0.25, 0.5, 1] {
      let seen = try #require(picture(plan, at: part))
      #expect(abs(seen.width - (200 + 200 * part)) < 1e-9 && abs(seen.height - 100) < 1e-9)
      #expect(abs(seen.midX - 200) < 1e-9 && abs(seen.midY - 200) < 1e-9)
    }
  }

  @Test("Live, the view is drawn through the plan's transform, and is never resized")
  func live() throws {
    let plan = plan(.noSnapshot)
    let view = try #require(screens.from.view.subviews.first)
    for part in [0.0, 0.5, 1] {
      let state = try #require(plan.state(of: "presenting 0", at: plan.duration * part))
      let expected = Rect(x: 100 - 100 * part, y: 100, width: 200 + 200 * part, height: 200)
      #expect(state.content.value.rect == expected && state.frame.value.rect == expected)
      #expect(view.frame == Rect(x: 100, y: 100, width: 200, height: 200))
    }
  }
}

extension DisplayList {
  /// The frames of pictures, those in groups included, as groups place them.
  fileprivate var pictures: [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .image(let image): [image.frame]
      case .group(let group): group.list.pictures.map { $0.box(under: group.transform) }
      default: []
      }
    }
  }
}

extension Rect {
  fileprivate func box(under transform: Transform3D) -> Rect {
    guard let a = transform.apply(to: origin), let b = transform.apply(to: Point(x: maxX, y: maxY))
    else { return self }
    return Rect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }
}
