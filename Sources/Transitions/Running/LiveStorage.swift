import SceneGraph

/// What the views of a plan's live elements show, recorded anew for each frame.
@MainActor
struct LiveStorage {
  /// A list for each of the plan's elements, or none where no element is live.
  private(set) var lists: [DisplayList] = []

  private var storages: [FrameStorage] = []
  private var leftOut = LeftOutViews()
  private var count = FrameStorage.fewestFrames

  /// Records the views of a plan; nothing is allocated once a few frames have been recorded.
  mutating func record(_ plan: TransitionPlan) {
    lists.removeAll(keepingCapacity: true)
    guard plan.showsLiveViews else { return }
    // A frame is emptied only after what is shown in the next one was recorded.
    while storages.count < plan.elements.count { storages.append(FrameStorage(count: count + 1)) }
    for (index, element) in plan.elements.enumerated() {
      if case .live(let view, _) = element.content {
        lists.append(storages[index].frame { view.record(into: &$0, &leftOut) })
      } else {
        lists.append(DisplayList())
      }
    }
  }

  /// Records into as many lists by turns as it takes where as many frames are kept.
  mutating func keepFrames(_ count: Int) {
    self.count = count
    storages = []
  }
}
