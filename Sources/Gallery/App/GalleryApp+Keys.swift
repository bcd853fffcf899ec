import Motion
import SceneGraph
import Transitions

/// The keys that no screen and no control took.
extension GalleryApp {
  /// One frame at 60 Hz, which a single step shows.
  private static let stepDuration = Duration.nanoseconds(16_666_667)

  func press(_ key: KeyEvent) {
    if key.key == .character("c"), key.modifiers == .control, !key.isRepeat { copySettings() }
    guard key.modifiers.isSubset(of: .shift) else { return }
    if key.key == .character("."), stage.pace.isPaused {
      stage.changePace { $0.step(by: GalleryApp.stepDuration, at: $1) }
    }
    if key.key == .tab {
      stage.moveFocusThroughTools(forward: !key.modifiers.contains(.shift))
    }
    if !key.isRepeat { pressOnce(key) }
  }

  /// What a key that is held does but once.
  private func pressOnce(_ key: KeyEvent) {
    switch key.key {
    case .character("1"): choose(.hero)
    case .character("2"): choose(.pinterest)
    case .character("3"): choose(.banner)
    case .character("4"): choose(.zola)
    case .character("5"): choose(.fade)
    case .character("6"): choose(.pull)
    case .character("7"): tabs.go(to: .hero)
    case .character("m"): choose(products.passage == .push ? .present : .push)
    case .character("r"): setRidesAlong(!products.ridesAlong)
    case .character("l"):
      if tabs.tab == .photos { grid.setLayout(grid.layout.next) }
    case .character("t"): tabs.goToNext()
    case .character("p"): choose(grid.preset == .standard ? .classic : .standard)
    case .character("s"): setSlowness(stage.pace.slowness == 1 ? slowMotion : 1)
    case .space:
      stage.changePace { $0.setPaused(!$0.isPaused, at: $1) }
      writeStatus()
    case .character("h"): tools.showsOverlay.toggle()
    case .character("i"): key.modifiers.contains(.shift) ? toggleInfo() : toggleInspector()
    case .character("d"): inspector.toggleDepth()
    case .character("a"): inspector.toggleArcs()
    case .character("o"): key.modifiers.contains(.shift) ? reverseSort() : sortByNext()
    case .character("f"): ask(.toggleFullScreen)
    case .escape, .backspace: closeTop()
    case .character("?"), .function(1): tools.showsKeys = true
    case .character("/") where key.modifiers.contains(.shift): tools.showsKeys = true
    default: return
    }
    stage.handle(InputEvent(time: stage.time, kind: .expose))
  }

  /// Closes what is open on the tab: what Esc does wherever the focus is, also in a bar.
  private func closeTop() {
    switch tabs.tab {
    case .photos: break
    case .products: products.closeTop()
    case .cards: table.closeTop()
    case .hero: examples.close()
    }
  }

  func setSlowness(_ slowness: Double) {
    stage.changePace { $0.setSlowness(slowness, at: $1) }
    writeStatus()
  }

  /// Says what is unusual about the way things move.
  func writeStatus() {
    var notes: [String] = []
    if stage.pace.slowness != 1 { notes.append("Slow \(KeyHelp.factor(stage.pace.slowness))") }
    if stage.pace.isPaused { notes.append("Paused — . steps") }
    if stage.reducesMotion { notes.append("Reduced motion") }
    reading.progress.map { notes.append($0) }
    if !remark.isEmpty { notes.append(remark) }
    tools.status = notes.joined(separator: "  ·  ")
  }
}
