/// Which photograph comes where: files by the number under which they came, and the order in which
/// they are shown.
///
/// A file keeps its number whatever comes, goes or is put in another order.
package struct PhotoOrder: Sendable {
  package private(set) var sort: PhotoSort

  /// By their numbers; those that are gone as well.
  private var files: [PhotoFile] = []

  /// By their numbers.
  private var ranks: [PhotoRank] = []

  /// Which number is at which place.
  package private(set) var places = Places()

  /// How many bytes the paths of a group begin with.
  private let starts: [Int]

  /// - Parameters:
  ///   - named: The files and folders that the groups stand for.
  ///   - sort: The order.
  package init(named: [PhotoPath] = [], sort: PhotoSort = PhotoSort()) {
    starts = named.map { $0.appending([]).bytes.count }
    self.sort = sort
  }

  /// Where everything is, at one moment.
  package struct Places: Sendable {
    /// Numbers by their places.
    fileprivate var numbers: [Int32] = []

    /// Places by their numbers; negative for what is gone.
    fileprivate var places: [Int32] = []

    /// How many photographs are shown.
    package var count: Int { numbers.count }

    /// The number of what is shown at a place.
    package func number(at place: Int) -> Int { Int(numbers[place]) }

    /// Where a file is shown; `nil` where it is gone, or never was.
    package func place(of number: Int) -> Int? {
      guard places.indices.contains(number), places[number] >= 0 else { return nil }
      return Int(places[number])
    }

    fileprivate mutating func put(_ numbers: [Int32], of count: Int) {
      self.numbers = numbers
      places += repeatElement(-1, count: count - places.count)
      for (place, number) in numbers.enumerated() { places[Int(number)] = Int32(place) }
    }
  }

  /// How many photographs are shown.
  package var count: Int { places.count }

  /// How many numbers were given.
  package var fileCount: Int { files.count }

  /// The number of what is shown at a place.
  package func number(at place: Int) -> Int { places.number(at: place) }

  /// Where a file is shown; `nil` where it is gone, or never was.
  package func place(of number: Int) -> Int? { places.place(of: number) }

  /// The file at a place.
  package func file(at place: Int) -> PhotoFile { files[number(at: place)] }

  /// Adds files under the next numbers.
  ///
  /// - Parameter more: In any order; what is there already is not looked for.
  /// - Complexity: O(n + m log m) for m files among n.
  package mutating func insert(_ more: [PhotoFile]) {
    let first = files.count
    files += more
    ranks += more.map(rank)
    let added = sorted(Array(Int32(first)..<Int32(files.count)))
    guard let lowest = added.first, let highest = places.numbers.last, precedes(lowest, highest)
    else { return places.put(places.numbers + added, of: files.count) }
    var merged: [Int32] = []
    merged.reserveCapacity(count + added.count)
    var rest = places.numbers[...]
    for number in added {
      let run = rest.prefix(places(before: number, in: rest))
      merged += run
      merged.append(number)
      rest = rest[run.endIndex...]
    }
    places.put(merged + rest, of: files.count)
  }

  /// Takes files away; their numbers are not given again.
  package mutating func remove(_ gone: Set<Int>) {
    for number in gone where places.places.indices.contains(number) {
      places.places[number] = -1
    }
    places.put(places.numbers.filter { places.places[Int($0)] >= 0 }, of: files.count)
  }

  /// Puts all in another order.
  package mutating func sort(by sort: PhotoSort) {
    let (key, isReversed) = (self.sort.key, self.sort.isReversed)
    self.sort = sort
    if key != sort.key {
      ranks = files.map(rank)
      places.put(sorted(places.numbers), of: files.count)
    } else if isReversed != sort.isReversed {
      places.put(places.numbers.reversed(), of: files.count)
    }
  }

  private func rank(of file: PhotoFile) -> PhotoRank {
    let start = starts.indices.contains(file.group) ? starts[file.group] : 0
    return PhotoRank(of: file, by: sort.key, from: min(start, file.path.bytes.count))
  }

  private func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let (a, b) = sort.isReversed ? (Int(b), Int(a)) : (Int(a), Int(b))
    return PhotoRank.precedes((ranks[a], files[a]), (ranks[b], files[b]))
  }

  private func sorted(_ numbers: [Int32]) -> [Int32] { numbers.sorted(by: precedes) }

  /// How many of a row in order come before a file, or are its equal: looked for in steps that
  /// double, since what comes together lies together.
  private func places(before number: Int32, in row: ArraySlice<Int32>) -> Int {
    var step = 1
    while step <= row.count, !precedes(number, row[row.startIndex + step - 1]) { step *= 2 }
    var (low, high) = (step / 2, min(step - 1, row.count))
    while low < high {
      let middle = (low + high) / 2
      if precedes(number, row[row.startIndex + middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
