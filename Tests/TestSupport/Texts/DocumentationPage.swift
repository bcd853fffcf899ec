import FoundationEssentials
package import Testing

/// A page whose Swift examples stand, line by line, in the source of the test that runs them.
package struct DocumentationPage {
  private let path: String

  /// - Parameter path: From the package's folder.
  package init(_ path: String) {
    self.path = path
  }

  /// Holds every line of the page's Swift examples against a test's source, indentation apart.
  ///
  /// - Parameters:
  ///   - source: The test's.
  ///   - sourceLocation: Where it is asked.
  /// - Throws: Where one of the two cannot be read.
  package func expectTested(
    by source: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = TestTarget(of: source).package.appending(path: path)
    let tested = Set(
      try TestTarget.lines(of: URL(filePath: source)).map { $0.drop { $0 == " " } })
    var (isCode, count) = (false, 0)
    for line in try TestTarget.lines(of: page) {
      if line.hasPrefix("```") { isCode = line.hasPrefix("```swift") }
      let code = line.drop { $0 == " " }
      guard isCode, !line.hasPrefix("```"), !code.isEmpty else { continue }
      count += 1
      #expect(tested.contains(code), "not tested: \(code)", sourceLocation: sourceLocation)
    }
    #expect(count > 0, "\(path) has no example", sourceLocation: sourceLocation)
  }
}
