import Motion
import SceneGraph
import Testing
import Transitions

@Suite("Elements inside others")
struct NestedElementTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private static func element(
    _ name: String, _ frame: Rect, depth: Int, opacity: Double = 1, height: Double = 0,
    content: TransitionElement.Content = .color(NestedElementTests.red)
  ) -> TransitionElement {
    var channels = ElementChannels(
      frame: .still(ChannelVector(frame)), content: .still(ChannelVector(frame)),
      radii: .still(.zero), opacity: .still(ChannelVector(single: opacity)), shadow: .still(.zero))
    channels.measures = .still(ChannelVector(0, height, 0, 0))
    return TransitionElement(
      name: name, content: content, channels: channels, isClipped: false, depth: depth)
  }

  private static func drawn(_ elements: [TransitionElement]) -> [DisplayItem] {
    let plan = TransitionPlan(elements: elements)
    return plan.displayList(plan.states(at: 0), over: DisplayList()).items
  }

  private static func fill(_ frame: Rect) -> DisplayItem {
    .fill(RoundedRect(rect: frame, radii: .zero, curve: .continuous), red)
  }

  @Test("What is inside stands in the space of the other's content, and is scaled with it")
  func space() {
    let picture = DisplayList([NestedElementTests.fill(Rect(x: 0, y: 0, width: 50, height: 50))])
    let drawn = NestedElementTests.drawn([
      NestedElementTests.element(
        "parent", Rect(x: 100, y: 20, width: 100, height: 200), depth: 0,
        content: .snapshot(picture, size: Size(width: 50, height: 50))),
      NestedElementTests.element("child", Rect(x: 10, y: 10, width: 5, height: 5), depth: 1),
    ])
    let transform = Transform3D.scale(x: 2, y: 4).concatenating(.translation(x: 100, y: 20))
    #expect(
      drawn == [
        .group(DisplayGroup(list: picture, transform: transform)),
        .group(
          DisplayGroup(
            list: DisplayList([
              NestedElementTests.fill(Rect(x: 10, y: 10, width: 5, height: 5))
            ]), transform: transform)),
      ])
  }

  @Test("What is inside fades with the other as one")
  func fading() {
    let drawn = NestedElementTests.drawn([
      NestedElementTests.element(
        "parent", Rect(x: 0, y: 0, width: 10, height: 10), depth: 0, opacity: 0.5),
      NestedElementTests.element("child", Rect(x: 0, y: 0, width: 5, height: 5), depth: 1),
    ])
    guard case .group(let group)? = drawn.first, drawn.count == 1 else {
      Issue.record("not one group")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.list.items.count == 2)
    #expect(
      group.list.items.first == NestedElementTests.fill(Rect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("Elements inside the same one are drawn by z position, then in the plan's order")
  func order() {
    let frames = (0..<5).map { Rect(x: Double($0), y: 0, width: 1, height: 1) }
    let drawn = NestedElementTests.drawn([
      NestedElementTests.element("a", frames[0], depth: 0, height: 5),
      NestedElementTests.element("b", frames[1], depth: 0),
      NestedElementTests.element("c", frames[2], depth: 0, height: -1),
      NestedElementTests.element("d", frames[3], depth: 0, height: 5),
      NestedElementTests.element("e", frames[4], depth: 0),
    ])
    #expect(drawn == [2, 1, 4, 0, 3].map { NestedElementTests.fill(frames[$0]) })
  }

  @Test("An overlay lies over what is inside, and the border over both")
  func layers() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var parent = NestedElementTests.element("parent", frame, depth: 0)
    parent.channels.overlay = .still(ChannelVector(Color(white: 0, alpha: 0.5)))
    parent.channels.border = .still(ChannelVector(Color.white))
    parent.channels.measures = .still(ChannelVector(2, 0, 0, 0))
    let drawn = NestedElementTests.drawn([
      parent, NestedElementTests.element("child", frame, depth: 1),
    ])
    let shape = RoundedRect(rect: frame, radii: .zero, curve: .continuous)
    #expect(drawn.count == 4)
    #expect(drawn.first == NestedElementTests.fill(frame))
    #expect(drawn.dropFirst(2).first == .fill(shape, Color(white: 0, alpha: 0.5)))
    #expect(drawn.last == .border(shape, width: 2, .white))
  }

  @Test("An element that leaves does not come between another and what is inside of it")
  func leaving() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let old = TransitionPlan(elements: [
      NestedElementTests.element("parent", frame, depth: 0),
      NestedElementTests.element("old", frame, depth: 0),
    ])
    let new = TransitionPlan(elements: [
      NestedElementTests.element("parent", frame, depth: 0),
      NestedElementTests.element("child", frame, depth: 1),
    ])
    let taken = new.taken(over: old.states(at: 0), of: old, scale: 1)
    #expect(taken.elements.map(\.name) == ["parent", "child", "old"])
  }
}
