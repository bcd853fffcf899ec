import CPlatform
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct RecordingAllocationTests {
  @Test(
    "Written down again, a tree of views takes memory once: for as many items as it was before",
    .enabled(
      if: cplatform_counts_allocations() && !_isDebugAssertConfiguration(),
      "only an optimised build without a sanitizer can tell"))
  func again() {
    let root = View(frame: Rect(x: 0, y: 0, width: 900, height: 900))
    for number in 0..<100 {
      let view = View(frame: Rect(x: Double(number) * 9, y: 0, width: 8, height: 8))
      view.backgroundColor = .black
      root.addSubview(view)
    }
    var counts: [UInt] = []
    counts.reserveCapacity(4)
    for _ in 0..<4 {
      let before = cplatform_allocation_count()
      let list = root.displayList()
      counts.append(cplatform_allocation_count() - before)
      #expect(list.items.count == 100)
    }
    #expect(counts[0] > 1 && counts[2] <= 1 && counts[3] <= 1, "\(counts)")
  }
}
