import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Hands, clicks, keys and resizes in an order and at frames that a seed decides.
@MainActor
@Suite struct RepeatedTakeoverTests {
  private enum Act: CaseIterable {
    case click, present, dismiss, turn, grab, flick, focusLoss, resize, removeSource, pause
  }

  @Test(
    "Whatever happens in flight, in whatever order, it ends once and leaves everything balanced",
    arguments: Flight.allCases)
  func endsOnce(_ flight: Flight) throws {
    for seed in 0..<24 {
      for drag in [DetailScreen.Drag.free, .standard] {
        try run(flight, drag, seed: UInt64(seed))
      }
    }
  }

  private func run(_ flight: Flight, _ drag: DetailScreen.Drag, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 7919 &+ (drag == .free ? 1 : 0))
    let theatre = Theatre(
      flight.kind, flight.preset, flow: flight.flow, drag: drag, presentationStyle: .fullScreen)
    let frame = theatre.source.pictureFrame
    theatre.begin(flight.direction)
    var asked = 1
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let before = theatre.hero
        theatre.frame(after: 1 / 120)
        // No frame may go far: a picture that flies at 20,000 points a second is not flying.
        if let before, let after = theatre.hero {
          #expect((after.center - before.center).length < 170, "\(seed)")
        }
      }
      let point = theatre.hero?.center ?? Point(x: 600, y: 380)
      switch try #require(Act.allCases.randomElement(using: &random)) {
      case .click: theatre.click(point)
      case .present:
        theatre.present()
        asked += 1
      case .dismiss:
        theatre.dismiss()
        asked += 1
      case .turn:
        theatre.detail.turnTransition(to: Bool.random(using: &random) ? .present : .dismiss)
      case .grab, .flick:
        let way = Vector(
          dx: .random(in: -150...150, using: &random), dy: .random(in: -120...260, using: &random))
        let end = theatre.drag(
          from: point, by: way, lasting: .random(in: 0.02...0.15, using: &random))
        if Bool.random(using: &random) { theatre.frame(after: 0.3) }
        theatre.pointer(.up, end)
      case .focusLoss:
        theatre.pointer(.down, point)
        theatre.drag(on: point, by: Vector(dx: 0, dy: 50), lasting: 0.03)
        theatre.send(.focus(false))
        theatre.send(.focus(true))
      case .resize:
        let size = Size(
          width: Double.random(in: 300...2000, using: &random),
          height: Double.random(in: 300...1400, using: &random))
        theatre.send(.resize(size, scale: 1))
      case .removeSource:
        theatre.source.pictureFrame = theatre.source.pictureFrame == nil ? frame : nil
        theatre.source.transitionGeometryDidChange()
      case .pause: theatre.frame(after: Double.random(in: 0...2, using: &random))
      }
    }
    theatre.settle()
    #expect(theatre.stage.transitions.isEmpty, "\(seed)")
    #expect(theatre.outcomes.count == asked, "\(seed)")
    let isThere = theatre.detail.stage != nil
    #expect(theatre.stage.topViewController === (isThere ? theatre.detail : theatre.source))
    try expectBalance(theatre.diary.read(), isThere: isThere, flight.direction, "\(seed)")
    if isThere { theatre.dismiss(animated: false) }
    #expect(theatre.frame() == theatre.source.view.displayList())
  }

  /// Every screen's callbacks follow one another as they may, and end where the screen is.
  private func expectBalance(
    _ entries: [String], isThere: Bool, _ direction: TransitionDirection, _ note: String
  ) throws {
    let wasThere = direction == .dismiss
    for (name, was, isNow) in [("detail", wasThere, isThere), ("source", !wasThere, !isThere)] {
      var state = was ? "didAppear" : "didDisappear"
      for entry in entries where entry.hasPrefix(name) && entry.contains("ppear") {
        let word = entry.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let may =
          switch state {
          case "didAppear": ["willDisappear"]
          case "didDisappear": ["willAppear"]
          case "willAppear": ["didAppear", "willDisappear"]
          default: ["didDisappear", "willAppear"]
          }
        #expect(may.contains(word), "\(note): \(name) \(word) after \(state)")
        state = word
      }
      #expect(state == (isNow ? "didAppear" : "didDisappear"), "\(note): \(name)")
      let starts = entries.filter { $0.hasPrefix("\(name) willStart") }
      let ends = entries.filter { $0.hasPrefix("\(name) didEnd") }
      #expect(starts.count == ends.count, "\(note)")
    }
    let began = entries.count { $0 == "detail drag began" }
    let over = entries.count { $0 == "detail drag ended" || $0 == "detail drag cancelled" }
    #expect(began == over, "\(note)")
    var isDragging = false
    for entry in entries where entry.contains("drag") {
      #expect(isDragging == !entry.hasSuffix("began"), "\(note): \(entry)")
      isDragging = entry.hasSuffix("began") || entry.hasSuffix("changed")
    }
  }
}
