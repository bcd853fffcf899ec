/// A page's elements, read by the rules of XML, which closes every one.
struct ParsedPage {
  struct Element {
    var name: String
    var attributes: [String: String] = [:]
  }

  let text: String
  private(set) var elements: [Element] = []

  /// For every table, the cells of each row.
  private(set) var rows: [[[Element]]] = []

  /// Reads a page; `nil` if elements are not closed in order or a tag is malformed.
  init?(_ text: String) {
    self.text = text
    var rest = Substring(text)
    guard rest.hasPrefix("<!DOCTYPE html>\n") else { return nil }
    rest.removeFirst("<!DOCTYPE html>\n".count)
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      guard !rest[..<start].contains(">") || open.last == "style" else { return nil }
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      var tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        guard open.popLast() == String(tag.dropFirst()) else { return nil }
        continue
      }
      let isEmpty = tag.last == "/"
      if isEmpty { tag.removeLast() }
      guard let element = ParsedPage.element(tag) else { return nil }
      note(element)
      if !isEmpty { open.append(element.name) }
    }
    guard open.isEmpty else { return nil }
  }

  private mutating func note(_ element: Element) {
    elements.append(element)
    switch element.name {
    case "table": rows.append([])
    case "tr": rows[rows.count - 1].append([])
    case "th", "td":
      let table = rows.count - 1
      rows[table][rows[table].count - 1].append(element)
    default: break
    }
  }

  /// Reads `name key="value" …`.
  private static func element(_ tag: Substring) -> Element? {
    let name = tag.prefix { $0 != " " }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    var element = Element(name: String(name))
    var rest = tag.dropFirst(name.count)
    while !rest.isEmpty {
      guard rest.first == " ", let equals = rest.firstIndex(of: "=") else { return nil }
      let key = String(rest[..<equals].dropFirst())
      rest = rest[rest.index(after: equals)...].dropFirst()
      guard let quote = rest.firstIndex(of: "\""), element.attributes[key] == nil else {
        return nil
      }
      element.attributes[key] = String(rest[..<quote])
      rest = rest[rest.index(after: quote)...]
    }
    return element
  }
}
