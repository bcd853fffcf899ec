extension PhotoPath {
  /// The folder it lies in; `nil` for a bare name.
  package var folder: PhotoPath? {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return PhotoPath(bytes: Array(bytes[...max(slash - 1, 0)]))
  }
}
