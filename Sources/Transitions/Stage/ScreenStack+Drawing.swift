import Motion
import SceneGraph

extension ScreenStack {
  func displayList() -> DisplayList {
    guard let ground else { return DisplayList() }
    return crossings.reduce(ground.controller.recorded()) { $1.displayList(over: $0) }
  }

  /// The whole container in flight: what lies around the screens' room is recorded only if it may
  /// have changed, and nothing is allocated once a few frames have been drawn.
  func recordedAround() -> DisplayList {
    let around = self.around ?? recordAround()
    self.around = around
    let room = view.frame
    let inside = DisplayGroup(
      list: displayList(), transform: .translation(x: room.x, y: room.y),
      clip: RoundedRect(rect: view.bounds))
    var storage = storage ?? FrameStorage(count: framesOfTransitions - 1)
    self.storage = nil
    let list = storage.frame { list in
      for item in around.behind.items { list.append(item) }
      list.append(.group(inside))
      for item in around.inFront.items { list.append(item) }
      drawDecoration(into: &list)
    }
    self.storage = storage
    return list
  }

  private func recordAround() -> (behind: DisplayList, inFront: DisplayList) {
    let excluded = owner.decoration.map { [$0] } ?? []
    return owner.view.displayLists(around: view, excluding: excluded)
  }

  /// Each screen's decoration as strong as the screen is to be seen: as much of it as has come, less
  /// what those above it have come.
  private func drawDecoration(into list: inout DisplayList) {
    guard owner.decoration != nil, let ground else { return }
    for index in -1..<crossings.count {
      var share = index < 0 ? 1 : crossings[index].coverage
      for above in crossings[(index + 1)...] { share *= 1 - above.coverage }
      let screen = index < 0 ? ground.controller : crossings[index].presented
      owner.drawDecoration(of: screen, share: share, into: &list)
    }
  }

  /// How many frames its transitions keep, which lie in its own, as those do in the frames of each
  /// container around it.
  var framesOfTransitions: Int {
    var count = ScreenStack.fewestFrames + 1
    var around = owner.parent
    while let container = around {
      if container.screenStack != nil { count += 1 }
      around = container.parent
    }
    return count
  }
}
