/// Memory that sources share while they work out a row: it grows to what was needed and stays.
final class SampleScratch {
  /// A row of the target.
  private(set) var line: UnsafeMutablePointer<UInt32>

  /// A second row of the target, for what is mixed with the first.
  private(set) var other: UnsafeMutablePointer<UInt32>

  /// A row of a picture, mixed from two.
  private(set) var texels: UnsafeMutablePointer<UInt32>

  /// For each column of the target, the texel to its left.
  private(set) var columns: UnsafeMutablePointer<Int32>

  /// For each column of the target, how much of the next texel it takes, in 1/256, in both halves.
  private(set) var weights: UnsafeMutablePointer<UInt32>

  /// For each column of the target, a number that its rows share, and one of the present row.
  private(set) var shared: UnsafeMutablePointer<Float>
  private(set) var values: UnsafeMutablePointer<Float>

  /// A row of a table that is read at fractions of its entries.
  private(set) var entries: UnsafeMutablePointer<Float>

  private var width = 0
  private var texelCount = 0
  private var entryCount = 0

  init() {
    line = .allocate(capacity: 1)
    other = .allocate(capacity: 1)
    texels = .allocate(capacity: 1)
    columns = .allocate(capacity: 1)
    weights = .allocate(capacity: 1)
    shared = .allocate(capacity: 1)
    values = .allocate(capacity: 1)
    entries = .allocate(capacity: 1)
  }

  deinit {
    line.deallocate()
    other.deallocate()
    texels.deallocate()
    columns.deallocate()
    weights.deallocate()
    shared.deallocate()
    values.deallocate()
    entries.deallocate()
  }

  /// Makes room for rows of a target, in pixels.
  func reserve(width: Int) {
    let needed = width + 16
    guard needed > self.width else { return }
    self.width = needed
    line = SampleScratch.grown(line, to: needed)
    other = SampleScratch.grown(other, to: needed)
    columns = SampleScratch.grown(columns, to: needed)
    weights = SampleScratch.grown(weights, to: needed)
    shared = SampleScratch.grown(shared, to: needed)
    values = SampleScratch.grown(values, to: needed)
  }

  /// Makes room for rows of a picture, in texels.
  func reserve(texels count: Int) {
    let needed = count + 16
    guard needed > texelCount else { return }
    texelCount = needed
    texels = SampleScratch.grown(texels, to: needed)
  }

  /// Makes room for rows of a table, in entries.
  func reserve(entries count: Int) {
    let needed = count + 16
    guard needed > entryCount else { return }
    entryCount = needed
    entries = SampleScratch.grown(entries, to: needed)
  }

  private static func grown<Value: ExpressibleByIntegerLiteral>(
    _ old: UnsafeMutablePointer<Value>, to count: Int
  ) -> UnsafeMutablePointer<Value> {
    old.deallocate()
    let new = UnsafeMutablePointer<Value>.allocate(capacity: count)
    new.initialize(repeating: 0, count: count)
    return new
  }
}
