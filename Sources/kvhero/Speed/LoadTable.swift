import FrameTiming
import Motion
import SceneGraph

/// How what a frame takes grows with the window, with what is in sight and with what flies.
@MainActor
struct LoadTable {
  private var table = TextTable(titles: [
    "ms of CPU a frame, into memory", "make list", "draw", "both", "95 %", "most", "copy of all",
    "allocations",
  ])

  /// What is measured, and what it is called.
  static let flights: [(name: String, flight: GridFlight)] =
    [0.25, 0.5, 1.024, 2, 4, 8].map { megapixels in
      let height = (megapixels * 1e6 / 1.6).squareRoot().rounded()
      let size = Size(width: (height * 1.6).rounded(), height: height)
      return (
        "window of \((DecimalText.fixed(megapixels, decimals: 2) ?? "-")) Mpx, 24 photos, 1 flies",
        GridFlight(size: size, photos: 24, flying: 1)
      )
    }
    + [1, 10, 100, 1000].map { photos in
      (
        "1280x800, \(photos) \(photos == 1 ? "photo" : "photos"), 1 flies",
        GridFlight(size: PairedJob.size, photos: photos, flying: 1)
      )
    }
    + [2, 10, 50, 100, 200, 500].map { flying in
      (
        "1280x800, \(flying) photos, \(flying) fly",
        GridFlight(size: PairedJob.size, photos: flying, flying: flying)
      )
    }

  /// Measures one and adds its row.
  mutating func measure(_ name: String, _ flight: GridFlight) {
    guard let result = FlightSpeed(flight: flight).measure() else { return }
    let floor = FlightSpeed.floor(flight.size)
    table.rows.append(
      [name]
        + [
          result.sampling.p50, result.drawing.p50, result.whole.p50, result.whole.p95,
          result.whole.max, floor,
        ].map { (DecimalText.fixed($0, decimals: 3) ?? "-") }
        + [result.allocations.map { "\($0.sampling) + \($0.drawing)" } ?? "-"])
  }

  /// The rows so far.
  var text: String { table.text }
}
