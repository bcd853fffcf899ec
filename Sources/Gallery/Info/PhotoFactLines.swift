import Photos

/// What is known of a photograph, as lines of a panel: what it is, and what is said of it.
@MainActor
struct PhotoFactLines: Hashable {
  struct Line: Hashable {
    let name: String
    let text: String
  }

  let title: String
  let lines: [Line]

  /// Gathers what is known of an item so far; more may become known.
  init(of item: Int, in album: Album) {
    title = album.name(of: item)
    var lines: [Line] = []
    func add(_ name: String, _ text: String?) {
      if let text { lines.append(Line(name: name, text: text)) }
    }
    let header = album.header(of: item)
    add("Type", header.map(\.format.rawValue))
    add(
      "Size",
      header.map { "\(Int($0.uprightSize.width)) × \(Int($0.uprightSize.height)) pixels" })
    add("Taken", header?.taken.map { "\($0)" })
    if let file = album.file(of: item) {
      add("File", file.size > 0 ? PhotoFactLines.bytes(file.size) : nil)
      add(
        "Changed",
        file.modified != 0 ? "\(CivilDate(nanoseconds: file.modified))" : nil)
    }
    add("Stored", header.map { PhotoFactLines.words(for: $0.orientation) })
    add("Profile", album.profile(of: item).map { "\($0)" })
    add("Damage", album.damage(of: item).map { "\($0): what is missing is not shown, or grey" })
    add("Fault", album.failure(of: item).map { "\($0.reason)" })
    self.lines = lines
  }

  /// A file's size in a unit that is good to read, and in bytes.
  static func bytes(_ count: Int64) -> String {
    func grouped(_ number: Int64) -> String {
      let digits = Array(String(number))
      return digits.indices.map { place in
        (place > 0 && (digits.count - place) % 3 == 0 ? "," : "") + String(digits[place])
      }.joined()
    }
    let units: [(String, Int64)] = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)]
    let all = count == 1 ? "1 byte" : "\(grouped(count)) bytes"
    guard let (unit, size) = units.first(where: { count >= $0.1 }) else { return all }
    let tenths = (count * 10 + size / 2) / size
    return "\(tenths / 10).\(tenths % 10) \(unit) (\(all))"
  }

  /// How the pixels lie in the file.
  private static func words(for orientation: Orientation) -> String {
    switch orientation {
    case .upright: "upright"
    case .mirrored: "mirrored"
    case .upsideDown: "upside down"
    case .mirroredUpsideDown: "mirrored, upside down"
    case .transposed: "mirrored, lying on its left side"
    case .turnedRight: "lying on its left side"
    case .transverse: "mirrored, lying on its right side"
    case .turnedLeft: "lying on its right side"
    }
  }
}
