import Motion
import SceneGraph
import Transitions

/// What happened, in order.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  /// Callbacks of any screen that did not follow from the one before.
  fileprivate(set) var faults: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// What was written since the last reading.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A screen of one colour that writes down what it is told, and notices what it should not be told.
final class DiaryScreen: ViewController {
  private enum Sight { case gone, coming, here, going }

  private let name: String
  private let diary: Diary
  private let color: Color
  private var sight = Sight.gone

  /// Callbacks that did not follow from the one before.
  private(set) var faults: [String] = []

  /// Called after each callback has been written down.
  var onEntry: ((String) -> Void)?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    color = Color(
      hex: UInt32(truncatingIfNeeded: name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }) & 0xFFFFFF)
    super.init()
    title = name
  }

  /// Whether it is fully in sight or out of it.
  var isAtRest: Bool { sight == .gone || sight == .here }
  var isHere: Bool { sight == .here }

  override func viewDidLoad() { view.backgroundColor = color }

  private func note(_ entry: String, from sources: [Sight], to next: Sight) {
    if !sources.contains(sight) {
      faults.append("\(name) \(entry) while \(sight)")
      diary.faults.append(faults[faults.count - 1])
    }
    sight = next
    diary.write("\(name) \(entry)")
    onEntry?(entry)
  }

  override func viewWillAppear(animated: Bool) {
    note("willAppear", from: [.gone, .going], to: .coming)
  }
  override func viewDidAppear(animated: Bool) { note("didAppear", from: [.coming], to: .here) }
  override func viewWillDisappear(animated: Bool) {
    note("willDisappear", from: [.here, .coming], to: .going)
  }
  override func viewDidDisappear(animated: Bool) {
    note("didDisappear", from: [.going], to: .gone)
  }
}
