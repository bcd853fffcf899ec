import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor
@Suite("The pieces of a view's picture")
struct PieceTests {
  private func view(_ x: Double, _ white: Double, side: Double = 10) -> View {
    let view = View(frame: Rect(x: x, y: 0, width: side, height: side))
    view.backgroundColor = Color(white: white)
    return view
  }

  private func fill(_ x: Double, _ white: Double, side: Double = 10) -> DisplayItem {
    .fill(
      RoundedRect(
        rect: Rect(x: x, y: 0, width: side, height: side), radii: .zero, curve: .continuous),
      Color(white: white))
  }

  @Test("A piece ends at each view left out, and what surrounds the view itself is in none")
  func pieces() {
    let root = View(frame: Rect(x: 5, y: 5, width: 100, height: 100))
    root.backgroundColor = .white
    root.border = Border(width: 1, color: .white)
    let views = (0..<5).map { view(Double($0), Double($0) / 10) }
    for view in views { root.addSubview(view) }
    let pieces = root.pieces(excluding: [views[3], views[1]])
    #expect(pieces.map(\.list.items) == [[fill(0, 0)], [fill(2, 0.2)], [fill(4, 0.4)]])
    #expect(
      pieces.map(\.next).map { $0.flatMap { view in views.firstIndex { $0 === view } } } == [
        1, 3, nil,
      ])
  }

  @Test("What views on the way do to all below them is done to each piece")
  func surroundings() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let holder = view(20, 0.5, side: 50)
    holder.clipsToBounds = true
    holder.alpha = 0.5
    let views = (0..<3).map { view(Double($0), Double($0) / 10) }
    for view in views { holder.addSubview(view) }
    root.addSubview(holder)
    let pieces = root.pieces(excluding: [views[1]])
    func group(_ items: [DisplayItem]) -> DisplayItem {
      .group(
        DisplayGroup(
          list: DisplayList(items), transform: .translation(x: 20, y: 0), opacity: 0.5))
    }
    let shape = RoundedRect(
      rect: Rect(x: 0, y: 0, width: 50, height: 50), radii: .zero, curve: .continuous)
    func clipped(_ item: DisplayItem) -> DisplayItem {
      .group(DisplayGroup(list: DisplayList([item]), clip: shape))
    }
    #expect(
      pieces.map(\.list.items) == [
        [group([fill(0, 0.5, side: 50), clipped(fill(0, 0))])], [group([clipped(fill(2, 0.2))])],
      ])
  }

  @Test("Without a view left out there is one piece: the view's picture without its own ground")
  func whole() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    for index in 0..<4 {
      let view = view(Double(index), 0.3, side: 40)
      view.transform = index == 2 ? .rotation(angle: 0.3) : .identity
      view.zPosition = Double(-index)
      root.addSubview(view)
    }
    let pieces = root.pieces(excluding: [])
    #expect(pieces.map(\.list) == [root.displayList()])
  }

  @Test("A piece by itself is what it is among all, in a list that has held another one too")
  func one() {
    var generator = SeededGenerator(seed: 9)
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
    var list = DisplayList()
    for _ in 0..<200 {
      let root = View(frame: Rect(x: 3, y: 4, width: 100, height: 100))
      root.bounds.origin = Point(x: 0, y: 7)
      var views = [root]
      for index in 0..<12 {
        let view = view(Double(index), 0.3, side: 40)
        if chance(0.2) { view.transform = .rotation(angle: 0.3) }
        if chance(0.3) { view.alpha = 0.5 }
        view.clipsToBounds = chance(0.4)
        view.isHidden = chance(0.1)
        if chance(0.2) { view.border = Border(width: 1, color: .black) }
        views[Int.random(in: 0..<views.count, using: &generator)].addSubview(view)
        views.append(view)
      }
      let excluded = views.dropFirst().filter { _ in chance(0.3) }
      var leftOut = LeftOutViews()
      for view in excluded { leftOut.insert(view, below: root) }
      let pieces = root.pieces(excluding: Array(excluded)).map(\.list) + [DisplayList()]
      for (number, expected) in pieces.enumerated() {
        list.removeAll()
        root.record(piece: number, leavingOut: leftOut, into: &list)
        let isSame = list == expected
        #expect(isSame)
      }
    }
  }

  @Test("A view that would not be drawn is not met")
  func hidden() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let views = [view(0, 0), view(1, 0.1)]
    for view in views { root.addSubview(view) }
    views[0].isHidden = true
    #expect(root.pieces(excluding: [views[0]]).map(\.list.items) == [[fill(1, 0.1)]])
  }
}
