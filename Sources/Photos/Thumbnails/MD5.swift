import Glibc

/// The digest that names thumbnails; no protection against anybody.
///
/// Source: RFC 1321.
enum MD5 {
  /// The digest as 32 hexadecimal digits.
  static func text(of message: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return digest(of: message).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  private static func digest(of message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += repeatElement(0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(message.count) &* 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: padded.count, by: 64) {
      let block = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(padded[start + word * 4 + $1]) << (8 * $1) }
      }
      mix(block, into: &state)
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
    }
  }

  private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (mixed, word) =
        switch step / 16 {
        case 0: ((b & c) | (~b & d), step)
        case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ mixed &+ sines[step] &+ block[word]
      let shift = shifts[step / 16][step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
    }
    for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
  }

  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// The whole part of 2³² |sin n|, n in radians from 1: as the source defines them.
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
}
