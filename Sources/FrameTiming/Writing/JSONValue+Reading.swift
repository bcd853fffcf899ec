extension JSONValue {
  /// Reads a document.
  ///
  /// Numbers without fraction and exponent are ``integer(_:)`` where they fit.
  ///
  /// - Parameter text: The whole document; space may stand around it.
  /// - Throws: ``JSONSyntaxError`` where it is not JSON.
  package init(parsing text: String) throws(JSONSyntaxError) {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  /// The first member of an object with this key; `nil` without one, and of anything else.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// A number, whichever way it is written; `nil` of anything else.
  package var asDouble: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The text of a string; `nil` of anything else.
  package var asString: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The values of an array; `nil` of anything else.
  package var asArray: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }
}
