/// One option of a command: how it is written, what the help says of it, and what it sets.
///
/// Parser and help read the same rows, so they cannot drift apart.
struct CommandOption<Target> {
  /// Without its two dashes.
  let name: String

  /// What stands for its value in the help, or `nil` for an option that takes none.
  let placeholder: String?

  /// What it does, as half a sentence.
  let help: String

  /// What holds without it, as the help says it.
  let standard: (Target) -> String?

  /// Sets what the option says; a value is there if there is a ``placeholder``.
  let apply: (inout Target, Argument?) throws(UsageError) -> Void

  /// What stands for it behind a single dash, if anything does.
  var letter: UInt8?
}

extension CommandOption {
  /// An option that takes a value.
  static func option<Value>(
    _ name: String, _ value: OptionValue<Value>, _ setting: WritableKeyPath<Target, Value>,
    _ help: String
  ) -> CommandOption {
    CommandOption(
      name: name, placeholder: value.placeholder, help: help,
      standard: { value.write($0[keyPath: setting]) },
      apply: { (target: inout Target, argument: Argument?) throws(UsageError) in
        guard let argument, let read = value.read(argument) else {
          let faults = argument.map(value.explain) ?? []
          guard faults.isEmpty else { throw UsageError(lines: faults.map { "--\(name)\($0)" }) }
          throw UsageError(
            "--\(name) takes \(value.expected), not \((argument ?? Argument("")).quoted)")
        }
        target[keyPath: setting] = read
      })
  }

  /// An option that is there or not.
  static func flag(
    _ name: String, _ setting: WritableKeyPath<Target, Bool>, _ help: String
  ) -> CommandOption {
    CommandOption(
      name: name, placeholder: nil, help: help, standard: { _ in nil },
      apply: { (target: inout Target, _: Argument?) throws(UsageError) in
        target[keyPath: setting] = true
      })
  }

  /// Rows of a part of the settings, as rows of the whole.
  static func shared<Part>(
    _ rows: [CommandOption<Part>], in part: WritableKeyPath<Target, Part>
  ) -> [CommandOption] {
    rows.map { row in
      CommandOption(
        name: row.name, placeholder: row.placeholder, help: row.help,
        standard: { row.standard($0[keyPath: part]) },
        apply: { (target: inout Target, argument: Argument?) throws(UsageError) in
          try row.apply(&target[keyPath: part], argument)
        }, letter: row.letter)
    }
  }
}

/// The options that every command has: they are answered instead of running it.
enum AnsweredOption: String, CaseIterable {
  case help, version

  /// What it does, as the help says it.
  var help: String {
    switch self {
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}
