import Motion
import SceneGraph
import Transitions

/// A grid of photographs that fills a window, and some of them in flight: what the cost of a frame is
/// measured on.
///
/// One in flight is the paired job at any size: it opens over a scrim. More of them change places, all
/// in one transition, each along a spring of its own.
struct GridFlight {
  let size: Size
  let photos: Int
  let flying: Int

  /// The cells that stay.
  let below: DisplayList

  let plan: TransitionPlan

  /// How long the motion is looked at, in seconds.
  static let duration = 0.4

  /// - Parameters:
  ///   - size: The window's, in points.
  ///   - photos: How many are in sight.
  ///   - flying: How many of them fly; at most as many, and at least one.
  init(size: Size, photos: Int, flying: Int) {
    self.size = size
    self.photos = photos
    self.flying = flying
    let cells = GridFlight.cells(photos, in: size)
    // Those in flight are spread over the grid.
    let leaving = Set((0..<flying).map { $0 * photos / flying })
    below = DisplayList(
      cells.indices.filter { !leaving.contains($0) }.map { index in
        .image(
          DisplayImage(
            image: FlightPictures.thumbnail(index), frame: cells[index],
            radii: GridFlight.radii(cells[index]), curve: .circular))
      })
    let ground = TransitionElement(
      name: "presenting", content: .below(size: size),
      channels: GridFlight.channels(
        frame: .constant(ChannelVector(Rect(origin: .zero, size: size)))),
      isClipped: false)
    let moving =
      flying == 1
      ? GridFlight.opening(cells[0], in: size)
      : leaving.sorted().map { GridFlight.exchanging($0, cells) }
    plan = TransitionPlan(elements: [ground] + moving)
  }

  private static func opening(_ cell: Rect, in size: Size) -> [TransitionElement] {
    let timing = ChannelTiming.curve(
      UnitCurve(x1: 1.0 / 3, y1: 1, x2: 2.0 / 3, y2: 1), duration: duration)
    let opened = Rect(
      x: size.width * 0.05, y: size.height * 0.02, width: size.width * 0.9,
      height: size.height * 0.96)
    return [
      TransitionElement(
        name: "scrim", content: .color(PairedJob.scrim),
        channels: channels(
          frame: .constant(ChannelVector(Rect(origin: .zero, size: size))),
          opacity: Channel(
            from: .zero, to: ChannelVector(single: PairedJob.scrimOpacity), timing: timing))),
      TransitionElement(
        name: "hero", content: .image(FlightPictures.full, mode: nil),
        channels: channels(
          frame: Channel(from: ChannelVector(cell), to: ChannelVector(opened), timing: timing),
          radii: Channel(
            from: ChannelVector(radii(cell)), to: ChannelVector(CornerRadii(24)), timing: timing)),
        cornerCurve: .circular),
    ]
  }

  /// A photograph that flies to the cell on the other side of the grid's middle.
  private static func exchanging(_ index: Int, _ cells: [Rect]) -> TransitionElement {
    let (from, to) = (cells[index], cells[cells.count - 1 - index])
    let spring = Spring(
      response: 0.3 + 0.1 * Double(index % 5), dampingRatio: 0.7 + 0.15 * Double(index % 4))
    return TransitionElement(
      name: "hero \(index)", content: .image(FlightPictures.thumbnail(index), mode: nil),
      channels: channels(
        frame: Channel(
          from: ChannelVector(from), to: ChannelVector(to), delay: 0.0002 * Double(index),
          timing: .spring(spring)),
        radii: .constant(ChannelVector(radii(from)))),
      cornerCurve: .circular)
  }

  private static func channels(
    frame: Channel, radii: Channel = .constant(.zero),
    opacity: Channel = .constant(ChannelVector(single: 1))
  ) -> ElementChannels {
    ElementChannels(
      frame: frame, content: frame, radii: radii, opacity: opacity, shadow: .constant(.zero))
  }

  private static func radii(_ cell: Rect) -> CornerRadii {
    CornerRadii(min(12, cell.width / 8))
  }

  /// As many cells as there are photographs, in rows that fill the window, with gaps between them.
  private static func cells(_ count: Int, in size: Size) -> [Rect] {
    // The number of columns for which a cell is about 3 : 2.
    let columns = max(
      1, Int((Double(count) * size.width / size.height / 1.5).squareRoot().rounded(.up)))
    let rows = (count + columns - 1) / columns
    let (wide, high) = (size.width / Double(columns), size.height / Double(rows))
    let gap = min(12, wide / 8, high / 8)
    return (0..<count).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rect(
        x: (Double(column) * wide + gap / 2).rounded(),
        y: (Double(row) * high + gap / 2).rounded(), width: (wide - gap).rounded(),
        height: (high - gap).rounded())
    }
  }
}
