/// Elements of HTML and SVG as text.
///
/// Every element is closed, so the page is well-formed XML as well.
enum Markup {
  /// An attribute's name and its value, which is escaped when it is written.
  typealias Attribute = (name: String, value: String)

  /// Plain text, with what means something in markup escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// An element with markup inside.
  static func element(
    _ name: String, _ attributes: [Attribute], _ content: String
  ) -> String {
    "<\(name)\(text(of: attributes))>\(content)</\(name)>"
  }

  /// An element without attributes, with markup inside.
  static func element(_ name: String, _ content: String) -> String {
    element(name, [], content)
  }

  /// An element with plain text inside.
  static func element(
    _ name: String, _ attributes: [Attribute] = [], text content: String
  ) -> String {
    element(name, attributes, escaped(content))
  }

  /// An element with nothing inside.
  static func empty(_ name: String, _ attributes: [Attribute]) -> String {
    "<\(name)\(text(of: attributes))/>"
  }

  /// A coordinate, to a hundredth.
  static func coordinate(_ value: Double) -> String {
    DecimalText.shortest(value, decimals: 2) ?? "0"
  }

  private static func text(of attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
