import FrameTiming
import Testing

@Suite struct MeasurementsTests {
  @Test("Measuring costs something, and little of a refresh")
  func ownCost() {
    let cost = OwnCost.measured(batches: 5)
    #expect(cost.frames == 500)
    #expect(cost.perFrame > .zero)
    // Some 15 clock readings; a hundred times what an unoptimised build takes.
    #expect(cost.perFrame < .milliseconds(2))
    #expect(cost.cpuPerFrame < .milliseconds(2))
  }

  @Test("A share of a refresh is in per cent")
  func share() {
    let cost = OwnCost(perFrame: .microseconds(25), cpuPerFrame: .zero, frames: 1)
    #expect(isClose(cost.percent(ofRefresh: .milliseconds(10)), 0.25))
  }

  @Test("A process holds memory, and held no less at its peak")
  func memory() throws {
    let memory = try #require(ProcessMemory.now())
    #expect(memory.resident > 1 << 20)
    #expect(memory.peak >= memory.resident)
  }

  @Test("Idle CPU time is a share of one processor")
  func idle() {
    let idle = IdleCost(elapsed: .seconds(4), cpu: .milliseconds(10), frames: 0)
    #expect(isClose(idle.cpuPercent, 0.25))
  }

  @Test("Both clocks are tried")
  func clocks() {
    let clocks = ClockFigures.measured()
    #expect(clocks.map(\.clock) == [.monotonic, .processCPU])
    #expect(clocks.allSatisfy { $0.resolution > .zero && $0.reading > .zero })
  }
}
