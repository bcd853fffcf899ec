import FrameTiming
import Hero
import Motion
import SceneGraph
import Transitions

/// Measures what Hero takes for a screen of many views with modifiers: to make the plan, to sample it,
/// and to match very many ids.
@MainActor
enum ModifierSpeed {
  /// As many views have modifiers; asked for by name.
  nonisolated static let views = 500

  /// What making a plan, and a frame of it, took, in milliseconds of the processors.
  struct Result {
    let plan: Distribution
    let sample: Distribution

    /// What making the plan took with so many matched views on each side.
    let matches: [(views: Int, plan: Distribution)]
  }

  /// How often each is done; the first time is not counted.
  private static let runs = 15
  private static let size = Size(width: 1280, height: 800)

  static func measure() -> Result? {
    let plan = measure { self.plan(of: screens(views, matched: false)) }
    let flight = self.plan(of: screens(views, matched: false))()
    var states: [ElementState] = []
    var frame = 0
    let sample = measure {
      {
        frame += 1
        flight.sample(at: flight.duration * Double(frame % 48) / 48, into: &states)
      }
    }
    var matches: [(Int, Distribution)] = []
    for count in [2_500, 5_000, 10_000] {
      guard let time = measure({ self.plan(of: screens(count, matched: true)) }) else { return nil }
      matches.append((count, time))
    }
    guard let plan, let sample else { return nil }
    return Result(plan: plan, sample: sample, matches: matches)
  }

  /// Times something, again and again.
  private static func measure<Product>(_ make: () -> () -> Product) -> Distribution? {
    let work = make()
    var times: [Double] = []
    for run in 0...runs {
      var watch = Stopwatch(.processCPU)
      _ = work()
      let time = watch.lap()
      if run > 0 { times.append(time / .milliseconds(1)) }
    }
    return Distribution(times)
  }

  /// Two screens full of views.
  private static func screens(
    _ count: Int, matched: Bool
  ) -> (presenting: ViewController, presented: ViewController) {
    let screens = (ViewController(), ViewController())
    let columns = Int((Double(count) * 1.6).squareRoot().rounded(.up))
    let side = size.width / Double(columns)
    for (screen, shift) in [(screens.0, 0.0), (screens.1, 3)] {
      screen.view.frame = Rect(origin: .zero, size: size)
      screen.view.backgroundColor = .white
      for index in 0..<count {
        let view = View(
          frame: Rect(
            x: Double(index % columns) * side + shift, y: Double(index / columns) * side + shift,
            width: side - 2, height: side - 2))
        view.backgroundColor = .black
        if matched { view.heroID = "view \(index)" }
        if !matched, screen === screens.1 {
          view.heroModifiers = [
            .fade, .translate(x: 0, y: Double(index % 7) * 20), .scale(0.8), .arc,
            .delay(Double(index % 10) * 0.01), .whenPresenting(.rotate(0.1)),
          ]
        }
        screen.view.addSubview(view)
      }
      screen.view.layoutIfNeeded()
    }
    return screens
  }

  /// Makes the plan between two screens.
  private static func plan(
    of screens: (presenting: ViewController, presented: ViewController)
  ) -> () -> TransitionPlan {
    let engine = HeroTransition()
    let context = TransitionContext(
      direction: .present, presenting: screens.presenting, presented: screens.presented,
      container: Rect(origin: .zero, size: size), scale: 1, reducesMotion: false)
    return {
      engine.animator(forPresented: screens.presented, presenting: screens.presenting)?
        .plan(for: context) ?? TransitionPlan(elements: [])
    }
  }
}

extension ModifierSpeed.Result {
  /// The figures, for people and for scripts/benchmark.
  var text: String {
    var table = TextTable(titles: [
      "\(ModifierSpeed.views) views with modifiers, ms", "median", "most", "ns per view",
    ])
    func row(_ name: String, _ time: Distribution, _ count: Int) -> [String] {
      [name]
        + [time.p50, time.max, time.p50 * 1e6 / Double(count)].map {
          DecimalText.fixed($0, decimals: 3) ?? "-"
        }
    }
    table.rows.append(row("making the plan", plan, ModifierSpeed.views))
    table.rows.append(row("sampling it", sample, ModifierSpeed.views))
    for (count, time) in matches {
      table.rows.append(row("a plan of \(count) matches", time, count))
    }
    return table.text
  }
}
