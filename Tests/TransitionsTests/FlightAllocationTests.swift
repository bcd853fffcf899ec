import CPlatform
import Motion
import SceneGraph
import Testing
import Transitions

@MainActor @Suite struct FlightAllocationTests {
  /// Pictures that change places, each along a spring or a curve of its own.
  private static func plan(_ count: Int) -> TransitionPlan {
    TransitionPlan(
      elements: (0..<count).map { index in
        let from = Rect(x: Double(index), y: 0, width: 50, height: 40)
        let to = Rect(x: 900 - Double(index), y: 600, width: 50, height: 40)
        let timing: ChannelTiming =
          index.isMultiple(of: 2)
          ? .spring(Spring(response: 0.4, dampingRatio: 0.6 + 0.01 * Double(index % 80)))
          : .curve(.easeInOut, duration: 0.5)
        let frame = Channel(from: ChannelVector(from), to: ChannelVector(to), timing: timing)
        let still = Channel.constant(ChannelVector(single: 1))
        return TransitionElement(
          name: "hero \(index)",
          content: .image(
            Image(id: Image.ID(rawValue: index), size: Size(width: 50, height: 40)), mode: nil),
          channels: ElementChannels(
            frame: frame, content: frame, radii: still, opacity: still,
            shadow: .constant(.zero)))
      })
  }

  /// A view with others inside, one of them clipped and one turned, that flies as it is at the moment.
  private static func live(_ view: View) -> TransitionPlan {
    let (from, to) = (
      Rect(x: 0, y: 0, width: 50, height: 40), Rect(x: 9, y: 600, width: 90, height: 80)
    )
    let frame = Channel(
      from: ChannelVector(from), to: ChannelVector(to), timing: .curve(.easeInOut, duration: 0.5))
    let still = Channel.constant(ChannelVector(single: 1))
    return TransitionPlan(elements: [
      TransitionElement(
        name: "live", content: .live(LiveView(view), size: view.bounds.size),
        channels: ElementChannels(
          frame: frame, content: frame, radii: still, opacity: still, shadow: .constant(.zero)))
    ])
  }

  /// The same in the pieces around one of those inside, which flies by itself.
  private static func live(_ view: View, around inner: View) -> TransitionPlan {
    var plan = live(view)
    let element = plan.elements[0]
    plan = TransitionPlan(
      elements: (0...1).map { piece in
        TransitionElement(
          name: "live \(piece)",
          content: .live(
            LiveView(view, excluding: [inner], piece: piece), size: view.bounds.size),
          channels: element.channels)
      })
    return plan
  }

  @Test(
    "A view that is recorded anew for each frame allocates nothing once its lists have gone round",
    .enabled(
      if: cplatform_counts_allocations() && !_isDebugAssertConfiguration(),
      "only an optimised build without a sanitizer can tell"))
  func liveView() {
    let view = FlightAllocationTests.busyView()
    FlightAllocationTests.expectNone(FlightAllocationTests.live(view), items: 1)
  }

  @Test(
    "And so does one of which others fly by themselves",
    .enabled(
      if: cplatform_counts_allocations() && !_isDebugAssertConfiguration(),
      "only an optimised build without a sanitizer can tell"), arguments: [2, 3, 4])
  func liveViewInPieces(holder: Int) {
    let view = FlightAllocationTests.busyView()
    FlightAllocationTests.expectNone(
      FlightAllocationTests.live(view, around: view.subviews[holder].subviews[0]), items: 2)
  }

  private static func busyView() -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 40))
    for index in 0..<6 {
      let inner = View(frame: Rect(x: Double(index) * 8, y: 5, width: 7, height: 30))
      inner.backgroundColor = .black
      inner.clipsToBounds = index == 2
      if index == 3 { inner.transform = .rotation(angle: 0.2) }
      view.addSubview(inner)
      let innermost = View(frame: Rect(x: 3, y: 3, width: 9, height: 9))
      innermost.backgroundColor = .white
      inner.addSubview(innermost)
    }
    return view
  }

  private static func expectNone(_ plan: TransitionPlan, items: Int) {
    let running = RunningTransition(plan: plan, direction: .present, at: .zero, scale: 1)
    var counts: [UInt] = []
    counts.reserveCapacity(20)
    for frame in 1...20 {
      let before = cplatform_allocation_count()
      _ = running.advance(to: FrameTime(elapsed: .milliseconds(8 * frame)))
      let list = running.displayList(over: DisplayList())
      counts.append(cplatform_allocation_count() - before)
      #expect(list.items.count == items)
    }
    #expect(counts[0] > 0)
    // Four frames and five lists in them take turns.
    #expect(counts[12...].allSatisfy { $0 == 0 }, "\(counts)")
  }

  @Test(
    "From the fifth frame on a flight allocates nothing, one picture or 500",
    .enabled(
      if: cplatform_counts_allocations() && !_isDebugAssertConfiguration(),
      "only an optimised build without a sanitizer can tell"),
    arguments: [1, 500])
  func allocatesNothing(count: Int) {
    let running = RunningTransition(
      plan: FlightAllocationTests.plan(count), direction: .present, at: .zero, scale: 1)
    let below = DisplayList([
      .fill(RoundedRect(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .black)
    ])
    var counts: [UInt] = []
    counts.reserveCapacity(16)
    for frame in 1...16 {
      let before = cplatform_allocation_count()
      _ = running.advance(to: FrameTime(elapsed: .milliseconds(8 * frame)))
      let list = running.displayList(over: below)
      counts.append(cplatform_allocation_count() - before)
      #expect(list.items.count == count)
    }
    #expect(counts[0] > 0)
    #expect(counts[5...].allSatisfy { $0 == 0 }, "\(counts)")
  }
}
