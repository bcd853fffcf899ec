/// A command's help, laid out for a terminal.
struct HelpText {
  /// Columns of the terminal.
  let columns: Int

  /// - Parameter columns: As wide as lines may be; the text is never narrower than 40 columns nor
  ///   wider than 100, which is hard to read.
  init(columns: Int = 80) {
    self.columns = min(max(columns, 40), 100)
  }

  /// The whole page.
  ///
  /// - Parameters:
  ///   - command: What is explained.
  ///   - others: Commands to list, if there are any.
  /// - Returns: Lines, each ended.
  func page<C: Command>(for command: C.Type, listing others: [any Command.Type] = []) -> String {
    let page = command.page
    let words = ["kvhero", page.name, "[OPTION ...]", page.operands].compactMap { $0 }
    var usage = wrapped(words.filter { !$0.isEmpty }.joined(separator: " "), indent: 7)
    if !others.isEmpty { usage += wrapped("kvhero COMMAND [OPTION ...]", indent: 7) }
    var lines = ["Usage:" + (usage.first ?? "").dropFirst(6)] + usage.dropFirst()
    lines +=
      [""]
      + wrapped("\(page.summary.prefix(1).uppercased() + page.summary.dropFirst()).", indent: 0)
    for note in page.notes { lines += [""] + wrapped(note, indent: 0) }
    if !others.isEmpty {
      lines += ["", "Commands:"]
      lines += table(others.map { ($0.page.name ?? "", $0.page.summary) })
    }
    lines += ["", "Options:"] + table(rows(of: command))
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows<C: Command>(of command: C.Type) -> [(String, String)] {
    let defaults = command.init()
    let own = command.options.map { option in
      let letter = option.letter.map { ", -\(Character(Unicode.Scalar($0)))" } ?? ""
      let left = (["--" + option.name + letter] + [option.placeholder].compactMap { $0 })
        .joined(separator: " ")
      let standard = option.standard(defaults).map { " (default: \($0))" } ?? ""
      return (left, option.help + standard)
    }
    return own + AnsweredOption.allCases.map { ("--" + $0.rawValue, $0.help) }
  }

  /// Two columns; what does not fit beside its left half stands under it.
  func table(_ rows: [(String, String)]) -> [String] {
    let widest = rows.map(\.0.count).filter { $0 <= 22 }.max() ?? 0
    let indent = widest + 4
    return rows.flatMap { left, right in
      var lines = wrapped(right, indent: indent)
      if left.count > widest { return ["  " + left] + lines }
      let gap = String(repeating: " ", count: indent - 2 - left.count)
      if let first = lines.first { lines[0] = "  " + left + gap + first.dropFirst(indent) }
      return lines
    }
  }

  /// A paragraph, broken between words.
  func paragraph(_ text: String) -> [String] { wrapped(text, indent: 0) }

  /// Breaks a paragraph between words.
  private func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > columns {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [margin + line]
  }
}
