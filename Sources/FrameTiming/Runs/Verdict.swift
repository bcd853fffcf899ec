/// What a comparison with a baseline comes to.
package enum Verdict: String, Hashable, Sendable {
  /// The runs show that nothing changed by more than is worth mentioning.
  case same
  case faster
  case slower

  /// The runs rule out neither a change nor that there is none.
  case tooNoisy = "too noisy to say"

  /// The exit status that says so: 0 unless it is slower or cannot be said.
  package var exitStatus: Int32 {
    switch self {
    case .same, .faster: 0
    case .slower: 3
    case .tooNoisy: 4
    }
  }

  /// Judges one figure, of which less is better.
  ///
  /// - Parameters:
  ///   - shift: By how much it lies above the baseline.
  ///   - margin: The smallest change worth mentioning, in the figure's unit; not negative.
  init(_ shift: Shift, margin: Double) {
    guard let interval = shift.interval else {
      self = .tooNoisy
      return
    }
    if interval.lowerBound > 0, shift.estimate > margin {
      self = .slower
    } else if interval.upperBound < 0, shift.estimate < -margin {
      self = .faster
    } else if interval.lowerBound >= -margin, interval.upperBound <= margin {
      self = .same
    } else {
      self = .tooNoisy
    }
  }

  /// Joins the verdicts of the figures that decide: the worst news counts, and what cannot be said
  /// outweighs what is better.
  ///
  /// - Parameter verdicts: One for each figure; without any, nothing can be said.
  init(joining verdicts: [Verdict]) {
    let order: [Verdict] = [.slower, .tooNoisy, .faster, .same]
    self = order.first(where: verdicts.contains) ?? .tooNoisy
  }
}
