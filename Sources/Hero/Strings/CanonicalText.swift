import SceneGraph

/// A name with its arguments, as a modifier string has it.
func call(_ name: String, _ arguments: [String]) -> String {
  "\(name)(\(arguments.joined(separator: ", ")))"
}

/// A name with numbers.
func call(_ name: String, _ numbers: [Double]) -> String { call(name, numbers.map(\.word)) }

/// An id: in quotes unless it is a plain name.
func quoted(_ id: String, isAlways: Bool = false) -> String {
  let isPlain =
    id.first?.isLetter == true && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isDecimalDigit) }
  if isPlain, !isAlways { return id }
  let escaped = id.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
  return "\"" + escaped.joined() + "\""
}

extension Double {
  /// The shortest text that is read back as the same number, without a useless fraction.
  var word: String {
    if self == .infinity { return "infinity" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension HeroTimingFunction {
  /// The name, if it has one.
  private var name: String? { HeroTimingFunction.named.first { $0.function == self }?.name }

  /// The name, or the four numbers.
  var words: [String] {
    name.map { [$0] } ?? [curve.x1.word, curve.y1.word, curve.x2.word, curve.y2.word]
  }

  /// The same as one argument among others.
  var word: String { name ?? call("curve", words) }
}

extension HeroPropertyTiming {
  /// Duration, delay and function, without those at the end that are not said.
  var words: [String] {
    var words = [duration.map(\.word), delay.map(\.word), timingFunction.map(\.word)]
    while let last = words.last, last == nil { words.removeLast() }
    return words.map { $0 ?? "auto" }
  }
}

extension HeroDuration {
  /// The seconds, or `infinity`.
  var word: String {
    switch self {
    case .seconds(let seconds): seconds.word
    case .matchLongest: "infinity"
    }
  }
}

extension HeroCascade {
  /// All three.
  var words: [String] { [delta.word, direction.word, "\(delaysMatchedViews)"] }
}

extension CascadeDirection {
  /// The name, with the centre where there is one.
  var word: String {
    switch self {
    case .radial(let center): call("radial", [center.x, center.y])
    case .inverseRadial(let center): call("inverseRadial", [center.x, center.y])
    default: CascadeDirection.named.first { $0.value == self }?.name ?? ""
    }
  }
}

extension HeroSnapshotType {
  /// The modifier that asks for it.
  var word: String {
    switch self {
    case .optimized: "useOptimizedSnapshot"
    case .normal: "useNormalSnapshot"
    case .layerRender: "useLayerRenderSnapshot"
    case .noSnapshot: "useNoSnapshot"
    }
  }
}

extension RoundedRect {
  /// The rectangle, the radii and the curve.
  var words: [String] {
    (rect.numbers + radii.numbers).map(\.word) + [curve == .circular ? "circular" : "continuous"]
  }
}
