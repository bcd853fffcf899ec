import Motion
import SceneGraph
import Testing

@MainActor
@Suite struct ViewRecordingTests {
  private let red = Color(hex: 0xff0000)
  private let blue = Color(hex: 0x0000ff)
  private let picture = Image(id: Image.ID(rawValue: 7), size: Size(width: 200, height: 100))

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private func colored(_ frame: Rect, _ color: Color) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test("A view that only stands somewhere costs no group")
  func foldsPlaces() {
    let root = colored(box(300, 300, 100, 80), red)
    root.bounds.origin = Point(x: 0, y: 20)
    let child = colored(box(10, 25, 30, 30), blue)
    let grandchild = colored(box(1, 2, 3, 4), red)
    root.addSubview(child)
    child.addSubview(grandchild)
    #expect(
      root.displayList()
        == DisplayList([
          .fill(RoundedRect(rect: box(0, 0, 100, 80)), red),
          .fill(RoundedRect(rect: box(10, 5, 30, 30)), blue),
          .fill(RoundedRect(rect: box(11, 7, 3, 4)), red),
        ]))
  }

  @Test("Shadow below the fill, subviews above it, border and focus ring on top")
  func ordersLayers() {
    let view = colored(box(0, 0, 50, 40), red)
    view.cornerRadii = CornerRadii(8)
    view.shadow = Shadow(color: .black, offset: Vector(dx: 0, dy: 3), radius: 5)
    view.border = Border(width: 2, color: blue)
    view.isFocused = true
    view.addSubview(colored(box(5, 5, 5, 5), blue))
    let shape = RoundedRect(rect: box(0, 0, 50, 40), radii: CornerRadii(8))
    #expect(
      view.displayList()
        == DisplayList([
          .shadow(
            DisplayShadow(
              shape: shape, offset: Vector(dx: 0, dy: 3), radius: 5, color: .black)),
          .fill(shape, red),
          .fill(RoundedRect(rect: box(5, 5, 5, 5)), blue),
          .border(shape, width: 2, blue),
          .border(
            RoundedRect(rect: box(-5, -5, 60, 50), radii: CornerRadii(13)), width: 3,
            FocusRing().color),
        ]))
  }

  @Test("A clip is one group around content and subviews, not around shadow and border")
  func clips() {
    let root = View(frame: box(0, 0, 100, 100))
    let view = colored(box(10, 10, 50, 40), red)
    view.clipsToBounds = true
    view.cornerRadius = 6
    view.cornerCurve = .circular
    view.border = Border(width: 1, color: blue)
    view.addSubview(colored(box(40, 0, 50, 50), blue))
    root.addSubview(view)
    let shape = RoundedRect(rect: box(10, 10, 50, 40), radii: CornerRadii(6), curve: .circular)
    let inner = DisplayList([.fill(RoundedRect(rect: box(50, 10, 50, 50)), blue)])
    #expect(
      root.displayList()
        == DisplayList([
          .fill(shape, red), .group(DisplayGroup(list: inner, clip: shape)),
          .border(shape, width: 1, blue),
        ]))
  }

  @Test("A picture that covers its rounded frame is one item with the corners")
  func recordsPicturesCheaply() {
    let root = View(frame: box(0, 0, 200, 200))
    let view = ImageView(
      frame: box(20, 30, 50, 50), image: picture, contentMode: .scaleAspectFill)
    view.clipsToBounds = true
    view.cornerRadius = 12
    root.addSubview(view)
    #expect(
      root.displayList()
        == DisplayList([
          .image(
            DisplayImage(
              image: picture, crop: box(0.25, 0, 0.5, 1), frame: box(20, 30, 50, 50),
              radii: CornerRadii(12)))
        ]))
  }

  @Test("A picture that leaves its rounded frame's corners free is clipped to them")
  func clipsFreePictures() {
    let view = ImageView(frame: box(0, 0, 50, 50), image: picture, contentMode: .scaleAspectFit)
    view.clipsToBounds = true
    view.cornerRadius = 20
    let image = DisplayImage(image: picture, frame: box(0, 12.5, 50, 25))
    let shape = RoundedRect(rect: box(0, 0, 50, 50), radii: CornerRadii(20))
    #expect(
      view.displayList()
        == DisplayList([.group(DisplayGroup(list: DisplayList([.image(image)]), clip: shape))]))
    view.cornerRadius = 0
    #expect(view.displayList() == DisplayList([.image(image)]))
  }

  @Test("One item fades by itself, several fade as a group")
  func fades() {
    let root = View(frame: box(0, 0, 100, 100))
    let one = colored(box(0, 0, 10, 10), red)
    one.alpha = 0.5
    root.addSubview(one)
    let faded = DisplayItem.fill(RoundedRect(rect: box(0, 0, 10, 10)), red.faded(to: 0.5))
    #expect(root.displayList() == DisplayList([faded]))
    one.addSubview(colored(box(5, 5, 10, 10), blue))
    let both = DisplayList([
      .fill(RoundedRect(rect: box(0, 0, 10, 10)), red),
      .fill(RoundedRect(rect: box(5, 5, 10, 10)), blue),
    ])
    #expect(
      root.displayList() == DisplayList([.group(DisplayGroup(list: both, opacity: 0.5))]))
  }

  @Test("A transform becomes a group that acts about the middle")
  func transforms() throws {
    let root = View(frame: box(0, 0, 100, 100))
    let view = colored(box(20, 40, 10, 20), red)
    view.transform = .scale(x: 2, y: 3)
    root.addSubview(view)
    let items = root.displayList().items
    guard case .group(let group) = try #require(items.first) else {
      Issue.record("no group but \(items)")
      return
    }
    #expect(group.list == DisplayList([.fill(RoundedRect(rect: box(0, 0, 10, 20)), red)]))
    #expect(group.transform.apply(to: .zero) == Point(x: 15, y: 20))
    #expect(group.transform.apply(to: Point(x: 10, y: 20)) == Point(x: 35, y: 80))
  }

  @Test("Hidden, invisible, excluded and degenerate views leave nothing")
  func leavesOut() {
    let root = View(frame: box(0, 0, 100, 100))
    let views = (0..<6).map { _ in colored(box(0, 0, 10, 10), red) }
    for view in views { root.addSubview(view) }
    let whole = root.displayList()
    #expect(whole.items.count == 6)
    views[0].isHidden = true
    views[1].alpha = 0
    views[2].frame = box(0, 0, 0, 10)
    views[3].frame = box(0, .nan, 10, 10)
    views[4].frame = box(0, 0, 1e9, 10)
    #expect(root.displayList().items.count == 1)
    #expect(root.displayList(excluding: [views[5]]).isEmpty)
    #expect(root.displayList(excluding: [root]).isEmpty)
    views[5].transform = .scale(x: .infinity, y: 1)
    #expect(root.displayList().isEmpty)
  }

  @Test("What lies behind a view and what lies in front of it make up the whole but for the view")
  func halves() {
    let root = colored(box(0, 0, 100, 100), red)
    root.border = Border(width: 1, color: red)
    var views: [View] = []
    for index in 0..<3 {
      let page = colored(box(0, 0, 90, 90), red)
      page.addSubview(colored(box(Double(index), 0, 10, 10), red))
      views.append(page)
      root.addSubview(page)
    }
    let inner = views[1].subviews[0]
    let (behind, inFront) = root.displayLists(around: inner)
    #expect(behind.items + inFront.items == root.displayList(excluding: [inner]).items)
    // The root's ground, the first page with its view, and the second page's ground.
    #expect(behind.items.count == 4 && inFront.items.count == 3)
    let (all, none) = root.displayLists(around: View())
    #expect(all == root.displayList() && none.isEmpty)
    views[1].alpha = 0.5
    let group = root.displayLists(around: inner)
    #expect(group.behind.items.count == 4 && group.inFront.items.count == 3)
  }

  @Test("A view's picture of itself ignores its own place and visibility")
  func picturesItself() {
    let root = View(frame: box(0, 0, 100, 100))
    let view = colored(box(50, 60, 10, 10), red)
    root.addSubview(view)
    let picture = view.displayList()
    (view.alpha, view.isHidden, view.transform) = (0.3, true, turn(0.4))
    #expect(view.displayList() == picture)
    #expect(picture == DisplayList([.fill(RoundedRect(rect: box(0, 0, 10, 10)), red)]))
  }

  @Test("Siblings are drawn by z position, then in their order")
  func ordersByDepth() {
    let root = View(frame: box(0, 0, 100, 100))
    let depths = [0.0, 2, 0, -1, 2, -1]
    for (index, depth) in depths.enumerated() {
      let view = colored(box(Double(index), 0, 1, 1), red)
      view.zPosition = depth
      root.addSubview(view)
    }
    let order = root.displayList().items.map { item -> Double in
      if case .fill(let shape, _) = item { shape.rect.x } else { -1 }
    }
    #expect(order == [3, 5, 0, 2, 1, 4])
  }
}
