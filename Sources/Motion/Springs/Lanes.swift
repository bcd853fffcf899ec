/// Numbers that are computed with side by side.
///
/// Eight are four registers of the least x86-64 and two or one of later ones: enough independent
/// work to hide the time that a multiplication takes (measured: 7.9 ns a spring, with two 8.2).
typealias Lanes = SIMD8<Double>

/// The exponential and the circular functions of all lanes, without a branch.
///
/// An argument y is split into a whole number n of periods and a remainder r, whose even and odd
/// power series differ between the two kinds of functions only in signs, so that lanes of both
/// kinds go the same way. A period is held in two parts, so that n times the first is exact:
/// `ln2HI`, `ln2LO` of fdlibm's e_exp.c, and `pio2_1`, `pio2_1t` of its e_rem_pio2.c (Sun
/// Microsystems, 1993). The coefficients are Taylor's, as many as make the first that is left out
/// less than 4e-13 at the end of the range; fitted ones would save one.
extension Lanes {
  /// A mask of these.
  typealias Mask = SIMDMask<SIMD8<Int64>>

  private typealias Bits = SIMD8<UInt64>

  static var bytes: Int { scalarCount * MemoryLayout<Double>.size }

  /// Angles up to here are reduced exactly: 2²⁰ quarters of a turn, in radians.
  static let mostAngle = 1_647_099.0

  /// 1.5 · 2⁵²: a number of less than 2⁵¹ that is added to it is rounded to a whole one, whose two's
  /// complement is in the low bits of the sum.
  private static let rounder = 6_755_399_441_055_744.0

  /// e to this power is the least for which 2ⁿ is a normal number.
  private static let leastExponent = -708.0

  private static let signs = Bits(repeating: 1 << 63)

  /// log₂ e, and ln 2 in two parts.
  private static let natural = (
    inverse: 1.442_695_040_888_963_4, high: 6.931_471_803_691_238_164_90e-01,
    low: 1.908_214_929_270_587_700_02e-10
  )

  /// 2/π, and π/2 in two parts.
  private static let quarter = (
    inverse: 6.366_197_723_675_814e-01, high: 1.570_796_326_734_125_614_17,
    low: 6.077_100_506_506_192_249_32e-11
  )

  /// The absolute values.
  @inline(__always) var magnitude: Lanes { Lanes(bits & ~Lanes.signs) }

  /// e^y for y ≤ 0, within 1e-12 of itself; below −708, as there.
  @inline(__always) var decayed: Lanes {
    let y = clamped
    let shifted = y * Lanes.natural.inverse + Lanes.rounder
    let n = shifted - Lanes.rounder
    let r = (y - n * Lanes.natural.high) - n * Lanes.natural.low
    var sum = r * (1 / 3_628_800.0) + (1 / 362_880.0)
    sum = sum * r + (1 / 40_320.0)
    sum = sum * r + (1 / 5_040.0)
    sum = sum * r + (1 / 720.0)
    sum = sum * r + (1 / 120.0)
    sum = sum * r + (1 / 24.0)
    sum = sum * r + (1 / 6.0)
    sum = sum * r + 0.5
    sum = sum * r + 1
    sum = sum * r + 1
    return sum * shifted.powerOfTwo
  }

  /// cos y and sin y for y from 0 to ``mostAngle``; or, for y ≤ 0, 1 and 1 − e^y.
  ///
  /// - Parameter creeping: The lanes that want the second pair.
  /// - Returns: Both within 1e-12, the second for a small y within 1e-12 of itself.
  @inline(__always) func swing(whereCreeping creeping: Mask) -> (even: Lanes, odd: Lanes) {
    let y = clamped
    let inverse = Lanes(repeating: Lanes.quarter.inverse)
      .replacing(with: Lanes.natural.inverse, where: creeping)
    let high = Lanes(repeating: Lanes.quarter.high)
      .replacing(with: Lanes.natural.high, where: creeping)
    let low = Lanes(repeating: Lanes.quarter.low)
      .replacing(with: Lanes.natural.low, where: creeping)
    let shifted = y * inverse + Lanes.rounder
    let n = shifted - Lanes.rounder
    let r = (y - n * high) - n * low
    // r² of an exponential, −r² of an angle.
    let square = r * r
    let w = (-square).replacing(with: square, where: creeping)

    // cosh r − 1 or cos r − 1.
    var even = w * (1 / 479_001_600.0) + (1 / 3_628_800.0)
    even = even * w + (1 / 40_320.0)
    even = even * w + (1 / 720.0)
    even = even * w + (1 / 24.0)
    even = even * w + 0.5
    even *= w
    // sinh r or sin r.
    var odd = w * (1 / 6_227_020_800.0) + (1 / 39_916_800.0)
    odd = odd * w + (1 / 362_880.0)
    odd = odd * w + (1 / 5_040.0)
    odd = odd * w + (1 / 120.0)
    odd = odd * w + (1 / 6.0)
    odd = odd * w + 1
    odd *= r

    let scale = shifted.powerOfTwo
    let lost = (1 - scale) - scale * (even + odd)
    let turned = Lanes.turned(cosine: even + 1, sine: odd, quarters: shifted.bits)
    return (
      turned.cosine.replacing(with: 1, where: creeping),
      turned.sine.replacing(with: lost, where: creeping)
    )
  }

  /// Cosine and sine of an angle that is so many quarters of a turn further on.
  @inline(__always) private static func turned(
    cosine: Lanes, sine: Lanes, quarters: Bits
  ) -> (cosine: Lanes, sine: Lanes) {
    let one = Bits(repeating: 1)
    let two = Bits(repeating: 2)
    // All ones where the number of quarters is odd.
    let swapped = Bits(repeating: 0) &- (quarters & one)
    let difference = (cosine.bits ^ sine.bits) & swapped
    return (
      Lanes(cosine.bits ^ difference ^ (((quarters &+ one) & two) &<< 62)),
      Lanes(sine.bits ^ difference ^ ((quarters & two) &<< 62))
    )
  }

  @inline(__always) private var clamped: Lanes {
    replacing(with: Lanes.leastExponent, where: self .< Lanes.leastExponent)
  }

  /// 2ⁿ, of n + ``rounder``.
  @inline(__always) private var powerOfTwo: Lanes {
    Lanes((bits &<< 52) &+ Bits(repeating: (1.0).bitPattern))
  }

  @inline(__always) private var bits: Bits { unsafeBitCast(self, to: Bits.self) }

  @inline(__always) private init(_ bits: Bits) { self = unsafeBitCast(bits, to: Lanes.self) }
}
