/// Bytes that a header reader looks at, a few at a time.
protocol ByteSource: ~Copyable {
  /// How many bytes there are.
  var count: Int { get }

  /// Bytes from an offset on; fewer than asked for, or none, where the source ends before.
  func bytes(at offset: Int, count: Int) throws(PhotoError.Reason) -> [UInt8]
}

extension ByteSource where Self: ~Copyable {
  /// Exactly `count` bytes, or `nil` where the source ends before.
  func exactly(_ count: Int, at offset: Int) throws(PhotoError.Reason) -> [UInt8]? {
    let found = try bytes(at: offset, count: count)
    return found.count == count ? found : nil
  }
}

/// A source whose bytes are already in memory: a segment of a file, or a whole one.
struct MemoryBytes: ByteSource {
  private let storage: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    storage = bytes
  }

  init(_ bytes: [UInt8]) {
    storage = bytes[...]
  }

  var count: Int { storage.count }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, offset < storage.count, count > 0 else { return [] }
    let start = storage.startIndex + offset
    return Array(storage[start..<(start + min(count, storage.count - offset))])
  }
}
