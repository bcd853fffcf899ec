extension HeroMatchReport {
  /// A line for each view with an id, and for each modifier that does nothing.
  package var lines: [String] {
    entries.map { entry in
      "\(entry.role.screen) \(entry.path) \"\(entry.id)\": \(entry.words)"
    } + modifierFaults
  }
}

extension HeroMatchReport: CustomStringConvertible {
  /// A line for each view with an id, such as `before 0/2 "title": matched with 1`, and for each modifier
  /// that does nothing; the places are indices among subviews, from the root of the screen.
  public var description: String { lines.joined(separator: "\n") }
}

extension HeroMatchReport.Entry {
  /// What became of the view.
  fileprivate var words: String {
    switch outcome {
    case .matched(let other): "matched with \(other)"
    case .noPartner: "no view of the other screen has this id"
    case .outOfSight: "too far outside of the container"
    case .partnerOutOfSight: "the other screen's is too far outside of the container"
    case .duplicate(let other): "\(other) of the same screen has this id too, and is taken"
    case .disabled(let view): "switched off by \(view)"
    }
  }
}

extension HeroMatchReport.Outcome {
  /// The same in a word or two, where there is no room for names.
  package var shortWords: String {
    switch self {
    case .matched: "matched"
    case .noPartner: "no partner"
    case .outOfSight: "out of sight"
    case .partnerOutOfSight: "partner out of sight"
    case .duplicate: "id taken twice"
    case .disabled: "switched off"
    }
  }
}
