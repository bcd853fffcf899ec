import Glibc

/// How the numbers of one channel stand for light.
///
/// Source: ICC.1:2022, 10.6 (curveType) and 10.18 (parametricCurveType).
enum ToneCurve: Hashable, Sendable {
  /// Light is the number to a power.
  case gamma(Double)

  /// Light at numbers that lie equally far apart, from 0 to 1; at least two.
  case table([Double])

  /// `(a·x + b)^g + e` from `d` on, below it `c·x + f`.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// Reads a curve of a profile; `nil` where it is damaged or of another type.
  ///
  /// - Parameter bytes: The tag's data, from its type's signature on.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count >= 12 else { return nil }
    func fixed(_ index: Int) -> Double {
      Double(Int32(truncatingIfNeeded: ByteOrder.bigEndian.number(bytes, at: index, count: 4)))
        / 65_536
    }
    if bytes.starts(with: "curv".utf8) {
      let count = ByteOrder.bigEndian.number(bytes, at: 8, count: 4)
      guard count <= ToneCurve.mostEntries, bytes.count >= 12 + 2 * count else { return nil }
      switch count {
      case 0: self = .gamma(1)
      case 1: self = .gamma(Double(ByteOrder.bigEndian.number(bytes, at: 12, count: 2)) / 256)
      default:
        self = .table(
          (0..<count).map {
            Double(ByteOrder.bigEndian.number(bytes, at: 12 + 2 * $0, count: 2)) / 65_535
          })
      }
    } else if bytes.starts(with: "para".utf8) {
      let kind = ByteOrder.bigEndian.number(bytes, at: 8, count: 2)
      let counts = [1, 3, 4, 5, 7]
      guard kind < counts.count, bytes.count >= 12 + 4 * counts[kind] else { return nil }
      let p = (0..<counts[kind]).map { fixed(12 + 4 * $0) }
      // In each kind the terms that are missing are zero, and the last ones shift both parts.
      switch kind {
      case 0: self = .gamma(p[0])
      case 1, 2:
        guard p[1] != 0 else { return nil }
        let shift = kind == 2 ? p[3] : 0
        self = .parametric(
          g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: shift, f: shift)
      case 3:
        self = .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
      default:
        self = .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
      }
    } else {
      return nil
    }
  }

  /// What a 16-bit number can tell apart.
  private static let mostEntries = 65_536

  /// The light of a number, both `0...1`.
  func light(_ value: Double) -> Double {
    let light: Double
    switch self {
    case .gamma(let gamma): light = pow(value, gamma)
    case .table(let entries):
      let place = value * Double(entries.count - 1)
      let index = min(Int(place), entries.count - 2)
      light = entries[index] + (entries[index + 1] - entries[index]) * (place - Double(index))
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      light = value >= d ? pow(max(a * value + b, 0), g) + e : c * value + f
    }
    return light > 0 ? min(light, 1) : 0
  }
}
