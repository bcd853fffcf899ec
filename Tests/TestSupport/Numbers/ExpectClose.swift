package import Testing

/// Records an issue, with the amount it was off, unless two values are within a distance.
package func expectClose(
  _ actual: Double, _ expected: Double, within tolerance: Double, _ note: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(actual - expected) <= tolerance,
    "\(actual) should be \(expected), is off by \(actual - expected), more than \(tolerance) \(note)",
    sourceLocation: sourceLocation)
}
