extension HeroMatchReport {
  /// A line for each view with an id.
  package var lines: [String] {
    entries.map { entry in
      "\(entry.role == .from ? "before" : "after") \(entry.path) \"\(entry.id)\": \(entry.words)"
    }
  }
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
