// The one file of the core that knows the C library: everything else calls these.
import Glibc

/// e to the power of x.
@usableFromInline package func exponential(_ x: Double) -> Double { exp(x) }

/// e to the power of x, less one, without cancellation near zero.
package func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

/// The natural logarithm.
package func naturalLogarithm(_ x: Double) -> Double { log(x) }

/// The natural logarithm of one more than x, without cancellation near zero.
package func naturalLogarithm(onePlus x: Double) -> Double { log1p(x) }

/// x to the power of y.
package func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

/// The sine of an angle in radians.
package func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
package func cosine(_ angle: Double) -> Double { cos(angle) }

/// The tangent of an angle in radians.
package func tangent(_ angle: Double) -> Double { tan(angle) }

/// The angle, in radians from −π to π, of the direction (x, y).
package func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// The length of the hypotenuse, without overflow on the way.
package func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
