import FrameTiming
import Motion

// Geometry to trace: degenerate values are let through, for a transition has an answer to them.

extension OptionValue where Value == Rect {
  /// Four numbers with commas between them.
  static var rect: OptionValue {
    OptionValue(
      placeholder: "X,Y,W,H", expected: "four numbers X,Y,WIDTH,HEIGHT",
      read: { argument in
        guard let numbers = argument.text.flatMap({ DecimalNumber.list($0, separator: ",") }),
          numbers.count == 4
        else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      },
      write: { _ in nil })
  }
}

extension OptionValue where Value == Size {
  /// Two numbers with an x between them.
  static var anySize: OptionValue {
    OptionValue(
      placeholder: "WxH", expected: "two numbers WIDTHxHEIGHT",
      read: { argument in
        guard let numbers = argument.text.flatMap({ DecimalNumber.list($0, separator: "x") }),
          numbers.count == 2
        else { return nil }
        return Size(width: numbers[0], height: numbers[1])
      },
      write: { _ in nil })
  }
}

extension OptionValue where Value == Double {
  /// A number, whatever its size.
  static func anyNumber(_ placeholder: String) -> OptionValue {
    OptionValue(
      placeholder: placeholder, expected: "a number",
      read: { $0.text.flatMap(DecimalNumber.any) },
      write: { DecimalText.shortest($0, decimals: 6) })
  }
}

extension OptionValue where Value == [Double] {
  /// Some numbers of a range, with commas between them.
  static func numbers(_ placeholder: String, in range: ClosedRange<Double>) -> OptionValue {
    OptionValue(
      placeholder: placeholder, expected: "numbers from \(range.spelled), with commas between them",
      read: { argument in
        guard let numbers = argument.text.flatMap({ DecimalNumber.list($0, separator: ",") }),
          numbers.allSatisfy(range.contains)
        else { return nil }
        return numbers
      },
      write: { numbers in
        numbers.compactMap { DecimalText.shortest($0, decimals: 6) }.joined(separator: ",")
      })
  }
}

extension DecimalNumber {
  /// Numbers between separators, or `nil` if any of them is none.
  fileprivate static func list(_ text: String, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { any($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}
