import Motion
import SceneGraph
package import Transitions

/// What happened, in order.
@MainActor
package final class Diary {
  /// What was written since the last reading.
  package private(set) var entries: [String] = []

  /// Callbacks of any screen that did not follow from the one before.
  package fileprivate(set) var faults: [String] = []

  /// Creates an empty one.
  package init() {}

  /// Notes an entry.
  package func write(_ entry: String) { entries.append(entry) }

  /// What was written since the last reading.
  package func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A screen of one colour that writes down what it is told, and notices what it should not be told.
package final class DiaryScreen: ViewController {
  private enum Sight { case gone, coming, here, going }

  private let name: String
  private let diary: Diary
  private let color: Color
  private var sight = Sight.gone

  /// Callbacks that did not follow from the one before.
  package private(set) var faults: [String] = []

  /// Called after each callback has been written down.
  package var onEntry: ((String) -> Void)?

  /// - Parameters:
  ///   - name: Its title, which decides its colour.
  ///   - diary: Where it writes.
  package init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    color = Color(
      hex: UInt32(truncatingIfNeeded: name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }) & 0xFFFFFF)
    super.init()
    title = name
  }

  /// Whether it is fully in sight or out of it.
  package var isAtRest: Bool { sight == .gone || sight == .here }

  /// Whether it is fully in sight.
  package var isHere: Bool { sight == .here }

  package override func viewDidLoad() { view.backgroundColor = color }

  private func note(_ entry: String, from sources: [Sight], to next: Sight) {
    if !sources.contains(sight) {
      faults.append("\(name) \(entry) while \(sight)")
      diary.faults.append(faults[faults.count - 1])
    }
    sight = next
    diary.write("\(name) \(entry)")
    onEntry?(entry)
  }

  package override func viewWillAppear(animated: Bool) {
    note("willAppear", from: [.gone, .going], to: .coming)
  }
  package override func viewDidAppear(animated: Bool) {
    note("didAppear", from: [.coming], to: .here)
  }
  package override func viewWillDisappear(animated: Bool) {
    note("willDisappear", from: [.here, .coming], to: .going)
  }
  package override func viewDidDisappear(animated: Bool) {
    note("didDisappear", from: [.going], to: .gone)
  }
}
