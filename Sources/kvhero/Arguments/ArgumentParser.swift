/// Reads a command line: which command, with which settings.
///
/// The result depends on nothing but the words.
@MainActor
struct ArgumentParser {
  /// What a command line asks for.
  enum Invocation {
    /// To run a command, whose settings are complete.
    case run(any Command)

    /// To print a command's help.
    case help(any Command.Type)

    /// To print the version.
    case version
  }

  /// What is done where no command is named.
  let unnamed: any Command.Type

  /// What is done by name.
  let commands: [any Command.Type]

  /// Reads the words after the program's name.
  ///
  /// - Parameter arguments: The words.
  /// - Returns: What they ask for.
  /// - Throws: The first mistake, and where to read how it is done.
  func parse(_ arguments: [Argument]) throws(UsageError) -> Invocation {
    guard let (command, place) = named(in: arguments) else {
      return try read(arguments, for: unnamed)
    }
    return try read(Array(arguments[..<place] + arguments[(place + 1)...]), for: command)
  }

  /// The command with a name.
  func command(_ name: Argument) -> (any Command.Type)? {
    commands.first { $0.page.name == name.text }
  }

  /// The command that the first word names which is neither an option nor an option's value.
  private func named(in arguments: [Argument]) -> (any Command.Type, at: Int)? {
    for token in OptionScanner.tokens(of: arguments, forms: allForms) {
      switch token {
      case .operand(let word, let place): return command(word).map { ($0, place) }
      case .literal: return nil
      default: continue
      }
    }
    return nil
  }

  private func read<C: Command>(
    _ arguments: [Argument], for type: C.Type
  ) throws(UsageError) -> Invocation {
    do throws(UsageError) {
      let rows = type.options
      let forms = ArgumentParser.forms(of: type)
      var command = type.init()
      var operands: [Argument] = []
      for token in OptionScanner.tokens(of: arguments, forms: forms) {
        switch token {
        case .option(let index, let value) where index < rows.count:
          try rows[index].apply(&command, value)
        case .option(let index, _):
          switch AnsweredOption.allCases[index - rows.count] {
          case .help: return .help(type)
          case .version: return .version
          }
        case .operand(let word, _), .literal(let word): operands.append(word)
        case .unknown(let word): throw mistake(word, forms, type.page)
        case .letter(let byte):
          let dash = Argument(bytes: [UInt8(ascii: "-"), byte])
          throw UsageError("unknown option \(dash.quoted): options begin with two dashes")
        case .valueMissing(let index):
          throw UsageError("--\(forms[index].name) takes a value, which is missing")
        case .valueUnwanted(let index):
          throw UsageError("--\(forms[index].name) takes no value")
        }
      }
      try command.take(operands)
      return .run(command)
    } catch {
      throw error.pointing(to: type.page)
    }
  }

  /// Why a long option was refused.
  private func mistake(
    _ word: Argument, _ forms: [OptionScanner.Form], _ page: CommandPage
  ) -> UsageError {
    let name = Argument(bytes: word.bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "=") })
    let fitting = forms.map(\.name).filter { $0.utf8.starts(with: name.bytes) }
    if fitting.count > 1 {
      let list = fitting.map { "--\($0)" }.joined(separator: ", ")
      return UsageError("--\(name.text ?? "") is short for several options: \(list)")
    }
    if let known = name.text, allForms.contains(where: { $0.name == known }) {
      return UsageError("--\(known) does not apply to \(page.title)")
    }
    return UsageError("unknown option \(Argument(bytes: Array("--".utf8) + name.bytes).quoted)")
  }

  private static func forms<C: Command>(of type: C.Type) -> [OptionScanner.Form] {
    type.options.map {
      .init(name: $0.name, takesValue: $0.placeholder != nil, letter: $0.letter)
    }
      + AnsweredOption.allCases.map { .init(name: $0.rawValue, takesValue: false) }
  }

  /// The options of all commands together, each once.
  private var allForms: [OptionScanner.Form] {
    var forms: [OptionScanner.Form] = []
    for command in [unnamed] + commands {
      for form in ArgumentParser.forms(of: command) where !forms.contains(form) {
        forms.append(form)
      }
    }
    return forms
  }
}
