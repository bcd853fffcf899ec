import Gallery

/// A part of the benchmark: a script, and what is to be done with its frames.
struct BenchAct {
  enum Kind: Hashable {
    /// Its frames count for nothing; what it needs is loaded afterwards.
    case warmUp

    /// One of the cycles, counted from 1.
    case cycle(Int)

    /// What is played once, after the cycles.
    case finale

    /// Nothing happens; what that costs is measured.
    case idle
  }

  let kind: Kind
  let script: Script

  /// The whole benchmark.
  ///
  /// - Parameters:
  ///   - cycles: How often a photograph is opened and closed in every way.
  ///   - photo: Which, from 0.
  ///   - style: How it opens.
  /// - Returns: The acts in order, all of which begin and end at rest.
  static func programme(cycles: Int, photo: Int, style: GalleryStyle) -> [BenchAct] {
    let cycle = Script.cycle(of: photo, style: style)
    let pages = Script.present(photo) + .page + .keyDismiss
    let finale = pages + .scroll
    return [BenchAct(kind: .warmUp, script: cycle + pages + .scroll)]
      + (1...max(1, cycles)).map { BenchAct(kind: .cycle($0), script: cycle) }
      + [BenchAct(kind: .finale, script: finale), BenchAct(kind: .idle, script: .idle)]
  }
}
