import CPlatform
import Glibc

/// Tells options, their values and other words apart, by the platform's own `getopt_long`.
enum OptionScanner {
  /// What an option looks like.
  struct Form: Hashable {
    /// Without its two dashes.
    let name: String
    let takesValue: Bool

    /// What stands for it behind a single dash.
    var letter: UInt8?
  }

  /// A part of a command line.
  enum Token: Hashable {
    /// An option, by its place among the forms, and its value.
    case option(Int, Argument?)

    /// A word that is no option, and its place in the line.
    case operand(Argument, at: Int)

    /// A word after `--`, which means nothing but itself.
    case literal(Argument)

    /// A long option that is not among the forms, or fits several of them; nothing follows it.
    case unknown(Argument)

    /// A letter after a single dash; nothing follows it.
    case letter(UInt8)

    /// An option whose value is missing; nothing follows it.
    case valueMissing(Int)

    /// An option with a value it does not take; nothing follows it.
    case valueUnwanted(Int)
  }

  /// Scans a command line up to its end or its first mistake.
  ///
  /// On the main actor because `getopt_long` keeps its place in variables of the process.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - forms: The options to know. A name may be shortened as long as it fits only one of them.
  /// - Returns: The parts in the order in which they stand.
  @MainActor static func tokens(of arguments: [Argument], forms: [Form]) -> [Token] {
    let copies = ([Argument("kvhero")] + arguments).map(copy)
    let names = forms.map { copy(Argument($0.name)) }
    defer { for pointer in copies + names { free(pointer) } }
    var words = copies + [nil]
    let table =
      zip(forms.indices, forms).map { index, form in
        option(
          name: UnsafePointer(names[index]),
          has_arg: form.takesValue ? required_argument : no_argument,
          flag: nil, val: firstCode + Int32(index))
      } + [option()]

    var tokens: [Token] = []
    cplatform_restart_options(0)
    let letters = forms.flatMap { form in
      form.letter.map { form.takesValue ? [$0, UInt8(ascii: ":")] : [$0] } ?? []
    }
    let short = (Array("-:".utf8) + letters + [0]).map(CChar.init(bitPattern:))
    // "-": words that are no options come in their place; ":": we say ourselves what is missing.
    var code = getopt_long(Int32(words.count - 1), &words, short, table, nil)
    while code != -1 {
      let next = Int(cplatform_option_index())
      switch code {
      case 1: tokens.append(.operand(arguments[next - 2], at: next - 2))
      case missing:
        let refused = cplatform_option_refused()
        let index = forms.firstIndex { $0.letter.map(Int32.init) == refused }
        return tokens + [.valueMissing(index ?? Int(refused - firstCode))]
      case refused: return tokens + [mistake(before: next, in: arguments)]
      default:
        let value = cplatform_option_argument()
        let index = forms.firstIndex { $0.letter.map(Int32.init) == code }
        tokens.append(.option(index ?? Int(code - firstCode), value.map { Argument(cString: $0) }))
      }
      code = getopt_long(Int32(words.count - 1), &words, short, table, nil)
    }
    let end = Int(cplatform_option_index())
    return tokens + arguments[(end - 1)...].map(Token.literal)
  }

  /// What `getopt_long` has just refused.
  private static func mistake(before next: Int, in arguments: [Argument]) -> Token {
    let code = cplatform_option_refused()
    if code >= firstCode { return .valueUnwanted(Int(code - firstCode)) }
    if code == 0 { return .unknown(arguments[next - 2]) }
    return .letter(UInt8(truncatingIfNeeded: code))
  }

  /// Above every letter.
  private static let firstCode: Int32 = 256
  private static let missing = Int32(UInt8(ascii: ":"))
  private static let refused = Int32(UInt8(ascii: "?"))

  /// A C string to be freed.
  private static func copy(_ argument: Argument) -> UnsafeMutablePointer<CChar>? {
    (argument.bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { strdup($0) }
    }
  }
}
