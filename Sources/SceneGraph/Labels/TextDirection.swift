/// Which way a character is read, as far as file names need it.
///
/// A small part of the Unicode bidirectional algorithm (Unicode Standard Annex 9): one level of text
/// from right to left within lines from left to right, no marks that embed or isolate.
enum TextDirection: Hashable {
  /// Latin, Greek, Cyrillic, Chinese and nearly all others.
  case leftToRight

  /// Hebrew, Arabic and their relatives.
  case rightToLeft

  /// Digits, which are read from left to right within either.
  case number

  /// Spaces and punctuation, which go with what is around them.
  case neutral

  /// The left and the right bracket of a pair, which go with what is between them.
  case opening, closing

  /// By the first scalar.
  init(of character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .neutral
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber: self = .number
    case .openPunctuation: self = .opening
    case .closePunctuation: self = .closing
    case _ where TextDirection.isRightToLeft(scalar): self = .rightToLeft
    case _ where properties.isAlphabetic: self = .leftToRight
    default: self = .neutral
    }
  }

  /// The blocks that Unicode sets aside for scripts from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x1_0800...0x1_0fff,
      0x1_e800...0x1_efff:
      true
    default: false
    }
  }

  /// Ends text from right to left and has no look of its own, so that what is written behind a name,
  /// such as a number, is not taken for a part of it.
  static let leftToRightMark: Character = "\u{200e}"

  /// Whether a character changes with its neighbours, so that a word of its script is shaped as one:
  /// the scripts from right to left, and those of South and South-East Asia.
  static func joins(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x900...0x109f, 0x1780...0x17ff, 0x1800...0x18af, 0xa8e0...0xa8ff, 0xaa60...0xaa7f:
      return true
    default: return isRightToLeft(scalar)
    }
  }

  /// What stands for a character between text from right to left, such as `(` for `)`.
  static func mirrored(_ character: Character) -> Character? {
    switch character {
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "<": ">"
    case ">": "<"
    case "«": "»"
    case "»": "«"
    default: nil
    }
  }
}

extension TextDirection {
  /// Behind the last piece of text from right to left that begins at an index.
  private static func end(of directions: [TextDirection], from start: Int) -> Int {
    var end = start + 1
    var brackets = 0
    for next in start + 1..<directions.count {
      switch directions[next] {
      case .leftToRight: return end
      case .rightToLeft, .number: end = next + 1
      case .opening: brackets += 1
      case .closing where brackets > 0:
        brackets -= 1
        end = next + 1
      case .closing, .neutral: break
      }
    }
    return end
  }

  /// Where each piece of a line stands, from left to right.
  ///
  /// Text from right to left runs from its first letter to its last, and over the digits behind that;
  /// within it the order is turned round, but not that of digits next to each other.
  ///
  /// - Parameter directions: In reading order.
  /// - Returns: The indices of the pieces in the order they are seen, and which are turned round.
  static func order(_ directions: [TextDirection]) -> (seen: [Int], turned: Set<Int>)? {
    guard directions.contains(.rightToLeft) else { return nil }
    var seen: [Int] = []
    var turned: Set<Int> = []
    var index = 0
    while index < directions.count {
      guard directions[index] == .rightToLeft else {
        seen.append(index)
        index += 1
        continue
      }
      let end = TextDirection.end(of: directions, from: index)
      turned.formUnion(index..<end)
      var next = end
      while next > index {
        next -= 1
        var first = next
        // Digits, with what stands between them.
        if directions[next] == .number {
          while first > index, directions[first - 1] == .number { first -= 1 }
        }
        seen += first...next
        next = first
      }
      index = end
    }
    return (seen, turned)
  }
}
