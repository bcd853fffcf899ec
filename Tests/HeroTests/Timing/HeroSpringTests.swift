import Hero
import Motion
import TestSupport
import Testing

@Suite struct HeroSpringTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let stiffness: Double
    let damping: Double
    let ratio: Double
    let settling: Double
    let values: [Double]
    let peak: Double
    var testDescription: String { name }
  }

  static let table: [Row] = [
    Row(
      name: "SP-1", stiffness: 100, damping: 10, ratio: 0.5, settling: 1.472700,
      values: [0.1044, 0.3403, 0.8494, 1.1244, 1.0746], peak: 1.1630),
    Row(
      name: "SP-3", stiffness: 250, damping: 30, ratio: 0.9487, settling: 0.552937,
      values: [0.1917, 0.4833, 0.8474, 0.9660, 0.9995], peak: 1.0001),
    Row(
      name: "SP-5", stiffness: 250, damping: 15, ratio: 0.4743, settling: 0.978502,
      values: [0.2351, 0.6655, 1.1669, 1.1027, 0.9737], peak: 1.1840),
    Row(
      name: "SP-7", stiffness: 100, damping: 15, ratio: 0.75, settling: 1.022094,
      values: [0.0969, 0.2982, 0.7000, 0.9329, 1.0276], peak: 1.0284),
    Row(
      name: "SP-8", stiffness: 100, damping: 1, ratio: 0.05, settling: 13.913210,
      values: [0.1204, 0.4450, 1.3332, 1.8454, 0.8212], peak: 1.8545),
    Row(
      name: "SP-9", stiffness: 100, damping: 20, ratio: 1, settling: 1,
      values: [0.0902, 0.2642, 0.5940, 0.8009, 0.9596], peak: 1),
    Row(
      name: "SP-10", stiffness: 100, damping: 30, ratio: 1, settling: 1,
      values: [0.0902, 0.2642, 0.5940, 0.8009, 0.9596], peak: 1),
    Row(
      name: "SP-11", stiffness: 400, damping: 40, ratio: 1, settling: 0.5,
      values: [0.2642, 0.5940, 0.9084, 0.9826, 0.9995], peak: 1),
    Row(
      name: "SP-12", stiffness: 25, damping: 10, ratio: 1, settling: 1.9,
      values: [0.0265, 0.0902, 0.2642, 0.4422, 0.7127], peak: 1),
  ]

  @Test(
    "SP-1, SP-3, SP-5, SP-7, SP-8, SP-9, SP-10, SP-11, SP-12: Springs move, rise and settle so",
    arguments: table)
  func vectors(row: Row) throws {
    let constants = try #require(HeroSpring(stiffness: row.stiffness, damping: row.damping))
    expectClose(constants.dampingRatio, row.ratio, within: 1e-4)
    expectClose(constants.settlingTime, row.settling, within: 1e-6)
    func value(_ time: Double) -> Double {
      1 + constants.spring.state(at: time, displacement: -1, velocity: 0).displacement
    }
    for (time, expected) in zip([0.05, 0.1, 0.2, 0.3, 0.5], row.values) {
      expectClose(value(time), expected, within: 1e-4, "at \(time)")
    }
    let peak = stride(from: 0, through: 4, by: 0.0005).map(value).max() ?? 0
    expectClose(peak, row.peak, within: 1e-4)
  }

  @Test("A fitted spring keeps its character and settles when it is told to", arguments: table)
  func fitted(row: Row) throws {
    let constants = try #require(HeroSpring(stiffness: row.stiffness, damping: row.damping))
    let fitted = try #require(constants.fitted(to: 0.4))
    expectClose(fitted.dampingRatio, constants.dampingRatio, within: 1e-9)
    expectClose(fitted.settlingTime, 0.4, within: row.ratio < 1 ? 1e-9 : 0.1)
    let left = fitted.spring.state(at: 0.4, displacement: 1, velocity: 0).displacement
    #expect(abs(left) < 0.0011)
  }

  @Test("What is no spring is refused, and what does not come to rest within a minute")
  func edges() {
    let refused: [(stiffness: Double, damping: Double)] = [
      (0, 1), (1, -1), (.infinity, 1), (.nan, 1), (1, .nan), (100, 0), (1e-300, 1), (100, 1e-9),
      (100, 0.2),
    ]
    for (stiffness, damping) in refused {
      #expect(HeroSpring(stiffness: stiffness, damping: damping) == nil)
    }
    let slow = HeroSpring(stiffness: 100, damping: 0.25)
    #expect(
      slow?.fitted(to: 0) == nil && slow?.fitted(to: 61) == nil && slow?.fitted(to: 60) != nil)
  }
}
