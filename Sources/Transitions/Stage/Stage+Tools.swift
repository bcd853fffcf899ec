package import SceneGraph

// What tools that lie over the screens need of the stage.

extension Stage {
  /// Moves the keyboard's focus to the next control of what lies over the screens and then of the active
  /// screen, round and round.
  ///
  /// - Parameter forward: `false` is backwards.
  package func moveFocusThroughTools(forward: Bool) {
    scene.moveFocus(forward: forward, through: [overlay, activeViewController.view])
  }

  /// The control that has the keyboard's focus.
  package var focusedView: View? { scene.focusedView }

  /// Lets go of the keyboard's focus; the active screen has it at the next key.
  package func dropFocus() {
    scene.focusedView = nil
    scene.firstResponder = nil
  }

  /// Lets transitions that are under way take what has become of their animators' figures: those that are
  /// held where they are, those of springs from where they are. What plays along a curve plays on.
  package func figuresDidChange() {
    step {
      for screen in [rootViewController] + presentations.map(\.presented) {
        screen.figuresDidChangeWithin()
      }
      for presentation in presentations { presentation.figuresDidChange() }
    }
    setNeedsFrame()
  }
}

extension ViewController {
  fileprivate func figuresDidChangeWithin() {
    for child in displayed { child.figuresDidChangeWithin() }
    for crossing in screenStack?.crossings ?? [] { crossing.figuresDidChange() }
  }
}

extension Stage {
  /// The view that a person touched last.
  package var touchedView: View? { scene.touchedView }
}

extension Crossing {
  fileprivate func figuresDidChange() {
    guard let flight else { return }
    switch flight.transition.drive {
    case .scrubbed:
      // What a recorded animation has left behind is put back, so that it is recorded anew.
      flight.animator.transitionWasTakenBack(flight.context)
      geometryDidChange()
    case .held: geometryDidChange()
    case .playing:
      guard flight.transition.plan.reversal == .retarget else { return }
      let heading = flight.transition.heading
      flight.transition.play(
        flight.animator.plan(for: context(heading)), heading: heading, at: stage.inputTime)
    case .ended: break
    }
  }
}
