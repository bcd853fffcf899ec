/// Finds the size of an SVG drawing in its first element.
///
/// Source: SVG 2, 8.2 (width, height, viewBox); CSS Values 3, 6.2 (96 pixels to the inch).
enum SVGHeader {
  /// Where the element is looked for.
  private static let mostBytes = 65_536

  /// A drawing has no pixels of its own: a claim beyond this many along its longer side is scaled
  /// down to it.
  static let longestSide = 4096.0

  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let bytes = try source.bytes(at: 0, count: mostBytes)
    guard let element = firstElement(of: bytes) else { throw .damaged("its size is missing") }
    let box = attribute("viewBox", of: element).map(numbers) ?? []
    let boxSize = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
    let width = attribute("width", of: element).flatMap(length)
    let height = attribute("height", of: element).flatMap(length)
    let size: (Double, Double)
    switch (width, height, boxSize) {
    case (let width?, let height?, _): size = (width, height)
    case (let width?, nil, let box?): size = (width, width * box.1 / box.0)
    case (nil, let height?, let box?): size = (height * box.0 / box.1, height)
    case (nil, nil, let box?): size = box
    default: throw .damaged("its size is missing")
    }
    guard size.0.isFinite, size.1.isFinite, size.0 > 0, size.1 > 0 else {
      throw .damaged("its size is not a size")
    }
    let scale = min(1, longestSide / max(size.0, size.1))
    return StoredPicture(
      width: max(1, Int((size.0 * scale).rounded())),
      height: max(1, Int((size.1 * scale).rounded())))
  }

  /// What stands between `<svg` and the `>` that closes it.
  private static func firstElement(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = PhotoFormat.svgElement(in: bytes) else { return nil }
    let rest = bytes[start...]
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return rest[..<end]
  }

  private static func attribute(_ name: String, of element: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: element, as: UTF8.self)
    var rest = Substring(text)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last
      let after = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'" else { return nil }
      let value = after.dropFirst().prefix { $0 != quote }
      if key == Substring(name) { return String(value) }
      rest = after.dropFirst(value.count + 2)
    }
    return nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
  }

  /// A length in pixels; `nil` for a share of something unknown here (`100%`, `2em`).
  private static func length(_ text: String) -> Double? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "+" || $0 == "-" }
    guard let value = Double(number) else { return nil }
    let pixelsPerInch = 96.0
    switch text.dropFirst(number.count).filter({ !$0.isWhitespace }) {
    case "", "px": return value
    case "in": return value * pixelsPerInch
    case "cm": return value * pixelsPerInch / 2.54
    case "mm": return value * pixelsPerInch / 25.4
    case "pt": return value * pixelsPerInch / 72
    case "pc": return value * pixelsPerInch / 6
    default: return nil
    }
  }
}
