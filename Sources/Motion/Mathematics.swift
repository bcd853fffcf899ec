// The one file of the core that knows the C library: everything else calls these.
import Glibc

/// e to the power of x.
@usableFromInline func exponential(_ x: Double) -> Double { exp(x) }
