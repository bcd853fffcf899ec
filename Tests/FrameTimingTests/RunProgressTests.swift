import FrameTiming
import Testing

@Suite struct RunProgressTests {
  private func progress(_ fraction: Double, elapsed: Double = 30) -> RunProgress {
    RunProgress(
      run: 2, runs: 5, activity: "cycle 7 of 20", fraction: fraction, elapsed: .seconds(elapsed),
      frames: 1234, missed: 2)
  }

  @Test("Says what is done and how long the rest will take")
  func line() {
    #expect(
      progress(0.25).text(width: 100)
        == "run 2 of 5, cycle 7 of 20, 25 %, about 1 min 30 s left, 1234 frames, 2 missed")
    var single = progress(0.5)
    single.runs = 1
    #expect(single.text() == "cycle 7 of 20, 50 %, about 30 s left, 1234 frames, 2 missed")
  }

  @Test(
    "Guesses no rest at the very start and at the end",
    arguments: [(0.0, "0 %"), (0.01, "1 %"), (1, "100 %"), (1.5, "100 %"), (.nan, "0 %")])
  func noGuess(fraction: Double, share: String) {
    #expect(
      progress(fraction).text(width: 100)
        == "run 2 of 5, cycle 7 of 20, \(share), 1234 frames, 2 missed")
  }

  @Test("Fits the width, leaving out the last first")
  func width() {
    for width in 0...100 { #expect(progress(0.25).text(width: width).count <= width) }
    #expect(progress(0.25).text(width: 40) == "run 2 of 5, cycle 7 of 20, 25 %")
    #expect(progress(0.25).text(width: 10) == "run 2 of 5")
  }

  @Test("Long rests are told in hours")
  func hours() {
    #expect(progress(0.02, elapsed: 150).text(width: 60).contains("about 2 h 2 min left"))
  }
}
