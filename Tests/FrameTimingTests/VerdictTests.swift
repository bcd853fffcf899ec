import FrameTiming
import Testing

@Suite struct VerdictTests {
  @Test("Only slower and too noisy are an exit status of their own")
  func exitStatus() {
    #expect(Verdict.same.exitStatus == 0)
    #expect(Verdict.faster.exitStatus == 0)
    #expect(Verdict.slower.exitStatus == 3)
    #expect(Verdict.tooNoisy.exitStatus == 4)
  }
}
