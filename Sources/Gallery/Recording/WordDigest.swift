/// Digests a stream of 64-bit words to 128 bits, the same in every build and process.
///
/// MurmurHash3 (x64, 128 bits, seed 0) by Austin Appleby, in the public domain, of the words' bytes
/// in little-endian order: quick, well spread, and easy to compute elsewhere. It is not meant to
/// withstand somebody who looks for collisions.
struct WordDigest {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var waiting: UInt64?
  private var count: UInt64 = 0

  private static let factor1: UInt64 = 0x87c3_7b91_1142_53d5
  private static let factor2: UInt64 = 0x4cf5_ad43_2745_937f

  /// Takes in the next word.
  mutating func add(_ word: UInt64) {
    count &+= 1
    guard let earlier = waiting else {
      waiting = word
      return
    }
    waiting = nil
    first ^= WordDigest.scrambled(earlier)
    first = (rotated(first, by: 27) &+ second) &* 5 &+ 0x52dc_e729
    second ^=
      rotated(word &* WordDigest.factor2, by: 33) &* WordDigest.factor1
    second = (rotated(second, by: 31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  /// Takes in a text: how long it is, then its bytes.
  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  /// The digest of all words so far.
  var value: (high: UInt64, low: UInt64) {
    var (high, low) = (first, second)
    if let waiting { high ^= WordDigest.scrambled(waiting) }
    high ^= count &* 8
    low ^= count &* 8
    high &+= low
    low &+= high
    high = WordDigest.avalanched(high)
    low = WordDigest.avalanched(low)
    high &+= low
    low &+= high
    return (high, low)
  }

  private static func scrambled(_ word: UInt64) -> UInt64 {
    rotated(word &* factor1, by: 31) &* factor2
  }

  private static func avalanched(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word >> 33
  }
}

private func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
  word << bits | word >> (64 - bits)
}
