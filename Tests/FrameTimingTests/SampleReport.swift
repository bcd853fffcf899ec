import FrameTiming

/// Reports whose every figure is known beforehand.
enum SampleReport {
  static let environment: Environment = {
    var build = Build(commit: "abc1234")
    build.configuration = "release"
    return Environment(
      build: build, machine: Machine(cores: 2),
      screen: .init(
        renderer: "cpu", sdlVersion: "2.26.5", videoDriver: "x11", width: 1280, height: 800,
        scale: 1, nominalRefreshRate: 60, measuredRefreshRate: 59.94))
  }()

  static let scenario = Scenario(
    name: "gallery", style: "hero", preset: "default", cycles: 20, warmUpCycles: 2, photos: 33,
    isHeadless: true)

  static func report(
    _ runs: [[FrameRecord]], measurements: Measurements = Measurements()
  ) -> BenchReport {
    BenchReport(
      environment: environment, scenario: scenario, runs: runs.map(RecordedFrames.log),
      measurements: measurements)
  }

  /// One run of two phases: the drag begins 30 ms late.
  static let twoPhases: [FrameRecord] = {
    var records = RecordedFrames.records(intervals: [20, 20, 50, 20], period: 20)
    for index in 3..<5 { records[index].phase = .drag }
    return records
  }()

  /// Runs whose frames all cost so many milliseconds of CPU time.
  static func steady(cpu: [Double]) -> BenchReport {
    report(
      cpu.map { cost in
        RecordedFrames.records(intervals: [20, 20, 20], period: 20, cpu: { _ in cost })
      })
  }
}
