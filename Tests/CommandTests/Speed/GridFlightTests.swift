import Motion
import SceneGraph
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@MainActor @Suite struct GridFlightTests {
  @Test(
    "Every photograph is in the window, and as many of them fly as it says",
    arguments: [(1, 1), (24, 1), (1000, 1), (2, 2), (50, 50), (500, 500), (500, 20)])
  func counts(photos: Int, flying: Int) {
    let size = Size(width: 1280, height: 800)
    let flight = GridFlight(size: size, photos: photos, flying: flying)
    let heroes = flight.plan.elements.filter { $0.name.hasPrefix("hero") }
    #expect(heroes.count == flying)
    #expect(flight.below.items.count == photos - flying)
    let window = Rect(origin: .zero, size: size)
    let frames =
      heroes.flatMap { [$0.channels.frame.from.rect, $0.channels.frame.to.rect] }
      + flight.below.items.compactMap { item in
        if case .image(let image) = item { image.frame } else { nil }
      }
    #expect(frames.count == photos - flying + 2 * flying)
    for frame in frames {
      #expect(frame.width >= 8 && frame.height >= 8, "\(frame)")
      #expect(window.intersection(frame) == frame, "\(frame)")
    }
  }

  @Test("The cells of those that stay overlap none of the others")
  func isGrid() {
    let flight = GridFlight(size: Size(width: 1280, height: 800), photos: 100, flying: 1)
    let frames = flight.below.items.compactMap { item in
      if case .image(let image) = item { image.frame } else { nil }
    }
    for (index, frame) in frames.enumerated() {
      #expect(!frames[(index + 1)...].contains { $0.intersection(frame) != nil })
    }
  }
}
