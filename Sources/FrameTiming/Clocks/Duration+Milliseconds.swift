extension Duration {
  /// The duration in milliseconds, correct to the last bit or one beside it.
  package var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
