import Motion
import SceneGraph
import Testing

// The steps of the pipeline are the module's own.
@testable import Hero

/// Vectors CA-1 to CA-10: nine children of 100 × 100 in rows of three, 110 apart, 0.02 s from one to the
/// next.
@MainActor
@Suite struct CascadeTests {
  nonisolated static let cases: [(CascadeDirection, [Double])] = [
    (.topToBottom, [0, 2, 4, 6, 8, 10, 12, 14, 16]),
    (.bottomToTop, [16, 14, 12, 10, 8, 6, 4, 2, 0]),
    (.leftToRight, [0, 6, 12, 2, 8, 14, 4, 10, 16]),
    (.rightToLeft, [12, 6, 0, 14, 8, 2, 16, 10, 4]),
    (.radial(center: Point(x: 170, y: 170)), [10, 2, 12, 4, 0, 6, 14, 8, 16]),
    (.inverseRadial(center: Point(x: 170, y: 170)), [0, 8, 2, 10, 16, 12, 4, 14, 6]),
    (.leadingToTrailing, [0, 6, 12, 2, 8, 14, 4, 10, 16]),
    (.trailingToLeading, [12, 6, 0, 14, 8, 2, 16, 10, 4]),
  ]

  private func screens(
    _ cascade: HeroCascade, delay: Double = 0, matched: Int? = nil
  ) -> HeroScreens {
    let screens = HeroScreens()
    let grid = screens.add(
      Rect(x: 0, y: 0, width: 400, height: 400), id: nil,
      [.cascade(cascade), .delay(delay), .fade], to: screens.to.view)
    for index in 0..<9 {
      let (column, row) = (Double(index % 3), Double(index / 3))
      screens.add(
        Rect(x: 10 + 110 * column, y: 10 + 110 * row, width: 100, height: 100),
        id: index == matched ? "matched" : nil, [.fade], to: grid)
    }
    if matched != nil {
      screens.add(
        Rect(x: 0, y: 0, width: 10, height: 10), id: "matched", to: screens.from.view)
    }
    return screens
  }

  private func delays(_ scene: HeroScene) -> [Double] {
    scene.to.children(of: 1).map { scene.to.views[$0].state?.delay ?? .nan }
  }

  @Test("#293: The laid-out cells of a list follow each other, and nothing around them is assumed")
  func cells() throws {
    let screens = HeroScreens()
    let grid = GridView(frame: Rect(x: 0, y: 0, width: 400, height: 500))
    grid.makeLayout = { count, width in
      GridLayout(
        count: count, width: width, columns: 2, gap: 10,
        padding: Insets(top: 10, left: 10, bottom: 10, right: 10))
    }
    grid.cellProvider = { _, _ in
      let cell = View()
      cell.backgroundColor = .black
      cell.heroModifiers = [.fade]
      return cell
    }
    grid.itemCount = 100
    grid.heroModifiers = [.cascade(delta: 0.03)]
    screens.to.view.addSubview(grid)
    grid.contentOffset.y = 700
    let scene = screens.scene()
    let cells = scene.to.views.indices.filter { scene.to.views[$0].state?.opacity == 0 }
    #expect(cells.count >= 4)
    // In the order in which they lie, top to bottom, whatever their order in the tree.
    let order = cells.sorted {
      let (a, b) = (scene.to.views[$0].place.center, scene.to.views[$1].place.center)
      return (a.y, Double($0)) < (b.y, Double($1))
    }
    for (place, cell) in order.enumerated() {
      let delay = try #require(scene.to.views[cell].state).delay
      #expect(abs(delay - 0.03 * Double(place)) < 1e-9)
    }
  }

  @Test(
    "CA-1, CA-2, CA-3, CA-4, CA-5, CA-6: Each child sets off after the one before it",
    arguments: cases)
  func order(direction: CascadeDirection, hundredths: [Double]) {
    let delays = delays(screens(HeroCascade(direction: direction)).scene())
    for (delay, expected) in zip(delays, hundredths) {
      #expect(abs(delay - expected / 100) < 1e-12)
    }
    #expect(delays.count == 9)
  }

  @Test("CA-9: The view's own delay comes before all")
  func base() {
    let delays = delays(screens(HeroCascade(), delay: 0.1).scene())
    for (index, delay) in delays.enumerated() {
      #expect(abs(delay - (0.1 + Double(index) * 0.02)) < 1e-12)
    }
    // After all of them, where what is matched waits.
    let last = HeroCascade(delaysMatchedViews: true)
    let waiting = self.delays(screens(last, delay: 0.1, matched: 8).scene())[8]
    #expect(abs(waiting - 0.28) < 1e-12)
  }

  @Test("CA-10: A matched child goes at once, and the others keep their places")
  func matched() {
    let delays = delays(screens(HeroCascade(), matched: 3).scene())
    #expect(delays[3] == 0)
    for index in 0..<9 where index != 3 {
      #expect(abs(delays[index] - Double(index) * 0.02) < 1e-12)
    }
  }

  @Test("Matched children wait for all others where the cascade says so, and so do their partners")
  func delayedMatch() throws {
    let scene = screens(HeroCascade(delaysMatchedViews: true), matched: 3).scene()
    #expect(abs(delays(scene)[3] - 0.18) < 1e-12)
    let partner = try #require(scene.from.indexOfID["matched"])
    #expect(abs((scene.from.views[partner].state?.delay ?? 0) - 0.18) < 1e-12)
  }

  @Test("From the right, leading is right")
  func rightToLeft() {
    let screens = screens(HeroCascade(direction: .leadingToTrailing))
    screens.situation.readsFromRight = true
    #expect(abs(delays(screens.scene())[0] - 0.12) < 1e-12)
  }
}
