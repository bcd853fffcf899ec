import FrameTiming
import Testing

@Suite struct MachineTests {
  @Test("A machine has a kernel and at least one processor")
  func describesItself() {
    let machine = Machine()
    #expect(machine.cores >= 1)
    #expect(machine.kernel?.hasPrefix("Linux ") == true)
    #expect(machine.loadAverage.map { $0 >= 0 } == true)
    #expect(machine.system?.contains("\"") == false)
  }

  @Test("A build knows its compiler and its configuration")
  func buildKnowsItself() {
    let build = Build(commit: nil)
    #expect(build.swift.hasPrefix("6."))
    #expect(["debug", "release"].contains(build.configuration))
    #expect(build.commit == nil)
  }
}
