/// One rectangle of a frame, drawn in bands by several workers at the same time.
final class BandPainting: RowWork {
  /// So many bands a worker even out that some rows take longer than others.
  private static let bandsPerWorker = 3

  /// What is drawn meanwhile.
  private struct Order {
    var rect: PixelRect
    var rows: Int
    var frame: CommandRecorder
    var surface: Surface
    var background: UInt32
  }

  private let workers: any RowWorkers
  private let leastPixels: Int
  private let painters: [FramePainter]
  private var order: Order?

  /// - Parameters:
  ///   - workers: Who draws.
  ///   - leastPixels: How many pixels a band has on average, at least: fewer are drawn sooner than
  ///     somebody is woken for them, and above a band the edges that reach into it are worked out again.
  init(_ workers: any RowWorkers, leastPixels: Int) {
    self.workers = workers
    self.leastPixels = leastPixels
    painters = (0..<workers.count).map { _ in FramePainter() }
  }

  /// Draws a part of a frame, as ``FramePainter`` does.
  ///
  /// - Parameters:
  ///   - damage: The part.
  ///   - frame: What is drawn.
  ///   - surface: Receives the pixels.
  ///   - background: What is below it all.
  func paint(
    _ damage: PixelRect, of frame: CommandRecorder, on surface: Surface, over background: UInt32
  ) {
    // What a backdrop sees beyond its band is drawn once more for each.
    let bandsPerWorker = frame.backdrops.isEmpty ? BandPainting.bandsPerWorker : 1
    let bands = min(
      workers.count * bandsPerWorker, damage.area / leastPixels, damage.height)
    guard bands > 1 else {
      painters[0].paint(damage, of: frame, on: surface, over: background)
      return
    }
    order = Order(
      rect: damage, rows: (damage.height + bands - 1) / bands, frame: frame, surface: surface,
      background: background)
    workers.perform(self, parts: bands)
    order = nil
  }

  func perform(part: Int, by worker: Int) {
    guard let order else { return }
    var band = order.rect
    band.minY = min(order.rect.minY + part * order.rows, order.rect.maxY)
    band.maxY = min(band.minY + order.rows, order.rect.maxY)
    painters[worker].paint(band, of: order.frame, on: order.surface, over: order.background)
  }
}
