/// Where elements are by name, so that two plans are compared in a time that grows with their elements.
package struct ElementPlaces: Sendable {
  private let names: [String]
  private let places: [String: Int]

  /// Of several elements with one name the first counts.
  ///
  /// - Parameter elements: In the plan's order.
  package init(_ elements: [TransitionElement]) {
    names = elements.map(\.name)
    places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The place of an element; `nil` where there is none of that name. No allocation.
  ///
  /// - Parameters:
  ///   - name: Of the element.
  ///   - index: Where it mostly is, which is looked at first.
  /// - Returns: As above.
  package func place(of name: String, near index: Int = -1) -> Int? {
    names.indices.contains(index) && names[index] == name ? index : places[name]
  }
}
