import CPlatform
import Motion
import Testing

// Lists are emptied inside the module only by whoever draws frames.
@testable import SceneGraph

/// Groups that are drawn into a list over and over.
@MainActor @Suite struct GroupStorageTests {
  private static func item(_ x: Double) -> DisplayItem {
    .fill(RoundedRect(rect: Rect(x: x, y: 0, width: 4, height: 4)), .black)
  }

  /// Groups inside of groups, as many as the frame's number says, between items of their own.
  private static func draw(_ frame: Int, into list: inout DisplayList) {
    list.append(item(Double(frame)))
    for group in 0..<frame % 5 {
      list.appendGroup(transform: .translation(x: Double(group), y: 1), opacity: 0.5) { outer in
        outer.append(item(Double(group)))
        outer.appendGroup(clip: RoundedRect(rect: .unit)) { $0.append(item(Double(frame * group))) }
        outer.appendGroup { _ in }
        outer.append(faded: 0.25) { inner in
          for index in 0..<(frame + group) % 3 { inner.append(item(Double(index))) }
        }
      }
    }
  }

  /// The same made of nothing but values.
  private static func expected(_ frame: Int) -> DisplayList {
    var items = [item(Double(frame))]
    for group in 0..<frame % 5 {
      var outer = [item(Double(group))]
      outer.append(
        .group(
          DisplayGroup(
            list: DisplayList([item(Double(frame * group))]), clip: RoundedRect(rect: .unit))))
      let inner = (0..<(frame + group) % 3).map { item(Double($0)) }
      switch inner.count {
      case 0: break
      case 1:
        outer.append(
          .fill(
            RoundedRect(rect: Rect(x: 0, y: 0, width: 4, height: 4)), Color.black.faded(to: 0.25)))
      default: outer.append(.group(DisplayGroup(list: DisplayList(inner), opacity: 0.25)))
      }
      items.append(
        .group(
          DisplayGroup(
            list: DisplayList(outer), transform: .translation(x: Double(group), y: 1),
            opacity: 0.5)))
    }
    return DisplayList(items)
  }

  @Test("A list drawn in again is as one that is new, and leaves every copy of itself alone")
  func values() {
    var list = DisplayList()
    var kept: [DisplayList] = []
    for frame in 0..<40 {
      list.removeAll()
      GroupStorageTests.draw(frame, into: &list)
      kept.append(list)
    }
    for (frame, list) in kept.enumerated() {
      let expected = GroupStorageTests.expected(frame)
      let isSame = list == expected && list.hashValue == expected.hashValue
      #expect(isSame, "frame \(frame)")
    }
  }

  @Test("A snapshot inside of a list is no storage to draw in")
  func snapshots() {
    var snapshot = DisplayList()
    snapshot.appendGroup { $0.append(GroupStorageTests.item(1)) }
    let before = snapshot
    var list = DisplayList()
    for _ in 0..<3 {
      list.removeAll()
      list.append(.group(DisplayGroup(list: snapshot)))
      list.appendGroup { $0.append(.group(DisplayGroup(list: snapshot))) }
      list.appendGroup { $0.append(GroupStorageTests.item(2)) }
    }
    let isUntouched = snapshot == before
    #expect(isUntouched)
    let first = list.items.first == .group(DisplayGroup(list: before))
    #expect(first)
  }

  @Test(
    "From the second time on nothing is allocated",
    .enabled(
      if: cplatform_counts_allocations() && !_isDebugAssertConfiguration(),
      "only an optimised build without a sanitizer can tell"))
  func allocations() {
    var list = DisplayList()
    var counts: [UInt] = []
    counts.reserveCapacity(8)
    for _ in 0..<8 {
      let before = cplatform_allocation_count()
      list.removeAll()
      GroupStorageTests.draw(9, into: &list)
      counts.append(cplatform_allocation_count() - before)
    }
    #expect(counts[0] > 0)
    #expect(counts[3...].allSatisfy { $0 == 0 }, "\(counts)")
  }
}
