import FrameTiming
import Motion
import Photos

/// A kind of value that an option takes: how it is read, written and asked for.
struct OptionValue<Value> {
  /// What stands for it in the help: `WxH`.
  let placeholder: String

  /// What a message says that it should be: "a number from 1 to 8".
  let expected: String

  /// The value, or `nil` for what is not one.
  let read: (Argument) -> Value?

  /// The value as the help writes a default; `nil` where there is nothing to say.
  let write: (Value) -> String?

  /// What exactly is wrong with what is not one, fault by fault; nothing where ``expected`` says it.
  var explain: (Argument) -> [String] = { _ in [] }

  /// The same for a setting that need not be set.
  var optional: OptionValue<Value?> {
    OptionValue<Value?>(
      placeholder: placeholder, expected: expected, read: { read($0).map(Optional.some) },
      write: { $0.flatMap(write) }, explain: explain)
  }
}

extension OptionValue where Value: Equatable {
  /// One of a few words.
  static func choice(_ words: [(name: String, value: Value)]) -> OptionValue {
    let names = words.map(\.name)
    let last = names.last ?? ""
    return OptionValue(
      placeholder: names.joined(separator: "|"),
      expected: "\(names.dropLast().joined(separator: ", ")) or \(last)",
      read: { argument in words.first { $0.name == argument.text }?.value },
      write: { value in words.first { $0.value == value }?.name })
  }
}

extension OptionValue
where Value: CaseIterable & RawRepresentable & Equatable, Value.RawValue == String {
  /// One of the cases of a type, by its name.
  static var named: OptionValue { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension OptionValue where Value == String {
  /// Any text, which the command reads itself.
  static func text(_ placeholder: String) -> OptionValue {
    OptionValue(placeholder: placeholder, expected: placeholder, read: \.text, write: { _ in nil })
  }
}

extension OptionValue where Value == Double {
  /// A decimal number, digits and at most one point.
  static func number(_ placeholder: String, in range: ClosedRange<Double>) -> OptionValue {
    OptionValue(
      placeholder: placeholder, expected: "a number from \(range.spelled)",
      read: { argument in
        argument.text.flatMap(DecimalNumber.plain).flatMap { range.contains($0) ? $0 : nil }
      },
      write: { DecimalText.shortest($0, decimals: 6) })
  }
}

extension OptionValue where Value == Int {
  /// A whole number, digits alone.
  static func wholeNumber(_ placeholder: String, in range: ClosedRange<Int>) -> OptionValue {
    OptionValue(
      placeholder: placeholder,
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { argument in
        guard let text = argument.text, text.utf8.allSatisfy(DecimalNumber.isDigit) else {
          return nil
        }
        return Int(text).flatMap { range.contains($0) ? $0 : nil }
      },
      write: { String($0) })
  }
}

extension OptionValue where Value == PhotoPath {
  /// A file's name.
  static var file: OptionValue {
    OptionValue(
      placeholder: "FILE", expected: "a file's name",
      read: { $0.bytes.isEmpty ? nil : $0.path }, write: { _ in nil })
  }
}

extension OptionValue where Value == Size {
  /// Two sides with an x between them.
  static func size(eachIn range: ClosedRange<Double>, _ unit: String) -> OptionValue {
    OptionValue(
      placeholder: "WxH", expected: "WIDTHxHEIGHT, each from \(range.spelled) \(unit)",
      read: { argument in
        guard let parts = argument.text?.split(separator: "x", omittingEmptySubsequences: false)
        else { return nil }
        let sides = parts.compactMap { DecimalNumber.plain(String($0)) }.filter(range.contains)
        guard parts.count == 2, sides.count == 2 else { return nil }
        return Size(width: sides[0], height: sides[1])
      },
      write: { size in
        guard let width = DecimalText.shortest(size.width, decimals: 6),
          let height = DecimalText.shortest(size.height, decimals: 6)
        else { return nil }
        return "\(width)x\(height)"
      })
  }
}

extension ClosedRange<Double> {
  /// Both ends, without needless decimals.
  var spelled: String {
    let ends = [lowerBound, upperBound].map { DecimalText.shortest($0, decimals: 6) ?? "\($0)" }
    return ends.joined(separator: " to ")
  }
}
