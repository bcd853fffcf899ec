import Rasterizer

/// Workers that do their parts one after another, the last part first.
final class WorkersInTurn: RowWorkers {
  let count: Int

  /// How many parts were done.
  private(set) var parts = 0

  init(_ count: Int) {
    self.count = count
  }

  func perform(_ work: any RowWork, parts: Int) {
    for part in stride(from: parts - 1, through: 0, by: -1) {
      work.perform(part: part, by: part % count)
    }
    self.parts += parts
  }
}
