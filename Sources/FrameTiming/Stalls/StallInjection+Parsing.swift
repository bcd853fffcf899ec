/// Why a text is not a stall.
package struct StallSyntaxError: Error, Hashable, CustomStringConvertible {
  package let text: String
  package let reason: String

  package var description: String { "'\(text)' is not MS@FRAME[:PHASE]: \(reason)" }
}

extension StallInjection: CustomStringConvertible {
  /// Reads `MS@FRAME` or `MS@FRAME:PHASE`, such as `50@30:present`.
  ///
  /// - Parameter text: Without space.
  /// - Throws: ``StallSyntaxError`` where it is something else.
  package init(parsing text: String) throws(StallSyntaxError) {
    func wrong(_ reason: String) -> StallSyntaxError {
      StallSyntaxError(text: text, reason: reason)
    }
    guard let at = text.firstIndex(of: "@") else { throw wrong("there is no '@'") }
    let time = text[..<at]
    let place = text[text.index(after: at)...].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    // `Double` alone would also take "inf", "0x1p3" and "1e3".
    guard time.utf8.allSatisfy({ StallInjection.isDigit($0) || $0 == UInt8(ascii: ".") }),
      let milliseconds = Double(time), milliseconds > 0, milliseconds <= StallInjection.longest
    else {
      throw wrong("MS should be milliseconds, above 0 and up to \(Int(StallInjection.longest))")
    }
    guard let digits = place.first, digits.utf8.allSatisfy(StallInjection.isDigit),
      let frame = Int(digits)
    else { throw wrong("FRAME should be a whole number, from 0") }
    guard place.count == 2 else {
      self.init(milliseconds: milliseconds, frame: frame)
      return
    }
    guard let phase = FramePhase(rawValue: String(place[1])) else {
      let phases = FramePhase.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong("PHASE should be one of \(phases)")
    }
    self.init(milliseconds: milliseconds, frame: frame, phase: phase)
  }

  /// What ``init(parsing:)`` reads, with up to six decimals.
  package var description: String {
    let time = DecimalText.shortest(milliseconds, decimals: 6) ?? ""
    return "\(time)@\(frame)" + (phase.map { ":\($0.rawValue)" } ?? "")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
