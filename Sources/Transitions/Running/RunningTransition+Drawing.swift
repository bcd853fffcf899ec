public import SceneGraph

extension RunningTransition {
  /// The frame last advanced to; no allocation once a few frames have been drawn.
  ///
  /// - Parameters:
  ///   - below: What is displayed beneath the transition.
  ///   - presented: What the upper screen looks like at the moment.
  /// - Returns: The plan drawn in its present states.
  public func displayList(
    over below: DisplayList, presented: DisplayList = DisplayList()
  ) -> DisplayList {
    live.record(plan)
    if let inspection, inspection.isVisible {
      return inspected(inspection, over: below, presented: presented)
    }
    return storage.frame {
      plan.draw(states, over: below, presented: presented, live: live.lists, into: &$0)
    }
  }

  private func inspected(
    _ inspection: PlanInspection, over below: DisplayList, presented: DisplayList
  ) -> DisplayList {
    let paths = inspection.paths == nil ? nil : currentPaths
    return storage.frame {
      plan.draw(
        states, over: below, presented: presented, live: live.lists, inspection: inspection,
        paths: paths, into: &$0)
    }
  }

  /// The ways of the plan; in a hand that moves things off them, from there to the plan's end.
  private var currentPaths: PlanPaths {
    if case .held = drive {
      return PlanPaths(plan.taken(over: states, of: plan, scale: scale))
    }
    let paths = self.paths ?? PlanPaths(plan)
    self.paths = paths
    return paths
  }

  /// Draws into as many lists by turns as it takes where others that are used again hold them.
  func keepFrames(_ count: Int) {
    storage = FrameStorage(count: count)
    live.keepFrames(count)
  }
}
