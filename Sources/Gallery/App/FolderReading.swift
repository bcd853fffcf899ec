import Photos

/// How far the folders have been looked through whose photographs are shown.
struct FolderReading {
  /// What is looked through.
  private(set) var named: [PhotoPath] = []

  /// Whether more may be found.
  var isUnderWay = false

  /// Whether the photographs of before are shown still, since none has been found.
  var awaitsFirst = false

  /// How many have been found.
  var count = 0

  /// Where the last was found.
  var folder: PhotoPath?

  /// What could not be listed, and why.
  var faults: [(folder: PhotoPath, reason: String)] = []

  /// Whether everything that was named is gone since.
  var isGone: Bool { !named.isEmpty && gone.isSuperset(of: named) }

  private var gone: Set<PhotoPath> = []

  init() {}

  init(of named: [PhotoPath]) {
    self.named = named
    (isUnderWay, awaitsFirst) = (true, true)
    folder = named.first
  }

  /// Takes down what is gone.
  mutating func note(gone paths: [PhotoPath]) {
    for path in paths where named.contains(path) { gone.insert(path) }
  }

  /// Takes down what is there again.
  mutating func note(returned paths: [PhotoPath]) { gone.subtract(paths) }

  /// What a gallery of it is headed with.
  var title: String {
    guard let path = named.first, named.count == 1 else { return "Photos" }
    return path.displayName
  }

  /// The line that says how far it is; `nil` when it is done.
  var progress: String? {
    guard isUnderWay else { return nil }
    let name = folder?.displayName ?? ""
    return "Reading \(name) … \(FolderReading.grouped(count)) photograph\(count == 1 ? "" : "s")"
  }

  /// A number with a comma before every three digits.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
