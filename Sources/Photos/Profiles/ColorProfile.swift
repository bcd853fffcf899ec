import Motion

/// What the numbers of a picture mean: a curve for each channel, and the colours of the primaries.
///
/// Matrix and curve profiles are understood, of colour and of grey; not those that are tables in several
/// dimensions, such as for printing. Source: ICC.1:2022, 7.2 (header), 8.3.2 and 8.4.2 (three-component
/// matrix and monochrome profiles).
package struct ColorProfile: Hashable, Sendable {
  /// What it is called in the file; empty where it has no name.
  package let name: String

  let curves: [ToneCurve]

  /// From the light of red, green and blue to that of sRGB, row by row.
  let matrix: [Double]

  /// Why a profile cannot be used.
  package enum Problem: Error, Hashable {
    /// It ends early, or is none.
    case damaged

    /// It is of another kind: for inks, say.
    case notUnderstood(name: String)
  }

  /// Reads a profile; never past its end.
  ///
  /// - Parameter bytes: The whole profile.
  /// - Throws: Why it cannot be used.
  package init(_ bytes: [UInt8]) throws(Problem) {
    let tags = try ProfileTags(bytes)
    name = tags.name
    switch tags.colorSpace {
    case "RGB ":
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap { ToneCurve($0) } }
      let primaries = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap(ProfileTags.xyz) }
      guard curves.count == 3, primaries.count == 3, tags.connectionSpace == "XYZ " else {
        throw .notUnderstood(name: tags.name)
      }
      self.curves = curves
      matrix = ColorProfile.toSRGB(primaries)
    case "GRAY":
      guard let curve = tags["kTRC"].flatMap({ ToneCurve($0) }) else {
        throw .notUnderstood(name: tags.name)
      }
      curves = [curve, curve, curve]
      matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    default:
      throw .notUnderstood(name: tags.name)
    }
  }

  /// The way to sRGB's light.
  ///
  /// - Parameter primaries: Red, green and blue, each as X, Y and Z under D50.
  /// - Returns: Row by row.
  private static func toSRGB(_ primaries: [[Double]]) -> [Double] {
    // IEC 61966-2-1's primaries under D65, brought to D50 by Bradford's transform, and inverted.
    let fromXYZ = [
      3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.0334540, 0.0719453, -0.2289914,
      1.4052427,
    ]
    return (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      return (0..<3).reduce(0) { $0 + fromXYZ[row * 3 + $1] * primaries[column][$1] }
    }
  }
}
