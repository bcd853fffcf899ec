extension JSONValue {
  /// Reads a document.
  ///
  /// - Parameter text: The whole document; space may stand around it.
  /// - Throws: ``JSONSyntaxError`` where it is not JSON.
  package init(parsing text: String) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8)[...])
  }

  /// Reads a document.
  ///
  /// - Parameter bytes: The whole document in UTF-8; space may stand around it.
  /// - Throws: ``JSONSyntaxError`` where it is not JSON.
  package init(parsing bytes: ArraySlice<UInt8>) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes)
    self = try reader.value()
    try reader.end()
  }

  /// The first member of an object with this key; `nil` without one, and of anything else.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The nearest `Double` of a number; `nil` of anything else.
  package var asDouble: Double? {
    if case .numeral(let text) = self { return Double(text) }
    return nil
  }

  /// A number without fraction and exponent, where it fits; `nil` of anything else.
  package var asInteger: Int? {
    if case .numeral(let text) = self { return Int(text) }
    return nil
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
