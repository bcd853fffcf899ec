import Motion

extension HeroScene {
  /// Lets the roots of both screens do what the default animation says.
  ///
  /// Classic: in place of what their own modifiers say, as in Hero 1.6.4. Otherwise those count too, and
  /// win where both say something.
  ///
  /// - Parameter type: Decided by ``HeroDefaultAnimationType/decided(in:)``.
  mutating func animateByDefault(_ type: HeroDefaultAnimationType) {
    let type = type.decided(in: self)
    guard let steps = type.steps(in: situation, source: from.views.first) else { return }
    insertsToViewFirst = steps.isSourceOnTop ?? insertsToViewFirst
    animate(.to, by: steps.to)
    animate(.from, by: steps.from)
  }

  private mutating func animate(_ role: HeroSide.Role, by modifiers: [HeroModifier]) {
    guard !self[role].views.isEmpty, !modifiers.isEmpty else { return }
    var state = HeroTargetState(unconditional: modifiers)
    if let seconds = situation.defaultAnimationDuration { state.duration = .seconds(seconds) }
    state.timingFunction = situation.defaultAnimationTimingFunction ?? state.timingFunction
    if !situation.isClassic { state.apply(self[role].views[0].resolved) }
    update(0, on: role) { $0.state = state }
  }
}

extension HeroDefaultAnimationType {
  /// What it comes to in a transition: neither `auto` nor one of two.
  ///
  /// - Parameter scene: With conditions decided.
  /// - Returns: Where nothing was said and a root has modifiers of its own: none.
  func decided(in scene: HeroScene) -> HeroDefaultAnimationType {
    let type = selected(isPresenting: scene.situation.isPresenting)
    guard type == .auto else { return type }
    let roots = [scene.from.views.first, scene.to.views.first]
    if roots.contains(where: { $0?.state?.isAnimatable == true }) { return .none }
    switch scene.situation.kind {
    case .navigation: return .push(direction: scene.situation.forward)
    case .tabs: return .slide(direction: scene.situation.forward)
    case .modal, .custom: return .fade
    }
  }

  /// What the two roots do.
  fileprivate struct Steps {
    var to: [HeroModifier]
    var from: [HeroModifier]

    /// Whether the screen before is on top; `nil` leaves it as it is.
    var isSourceOnTop: Bool?
  }

  /// The table of spec §3.3. Lengths, times and strengths are Hero 1.6.4's.
  fileprivate func steps(in situation: HeroSituation, source: HeroView?) -> Steps? {
    func shift(
      _ direction: Direction, appearing: Bool, by part: Double = 1
    ) -> HeroModifier {
      let way = direction.resolved(situation.readsFromRight)
      let sign = (way == .left || way == .up) == appearing ? part : -part
      return way == .left || way == .right
        ? .translate(x: sign * situation.container.width)
        : .translate(y: sign * situation.container.height)
    }
    let dark = HeroModifier.overlay(color: .black, opacity: 0.1)
    let shadow: [HeroModifier] = [
      .shadowOpacity(0),
      .beginWith([
        .shadowOpacity(0.5), .shadowColor(.black), .shadowRadius(5), .shadowOffset(.zero),
        .masksToBounds(false),
      ]),
    ]
    let standard: [HeroModifier] = [.timingFunction(.standard), .duration(0.35)]
    let arriving: [HeroModifier] = [.timingFunction(.deceleration), .duration(0.35)]
    switch self {
    case .push(let way):
      return Steps(
        to: arriving + [shift(way, appearing: true)] + shadow,
        from: arriving + [shift(way, appearing: false, by: 1 / 3), dark], isSourceOnTop: false)
    case .pull(let way):
      return Steps(
        to: standard + [shift(way, appearing: true, by: 1 / 3), dark],
        from: standard + [shift(way, appearing: false)] + shadow, isSourceOnTop: true)
    case .cover(let way):
      return Steps(
        to: arriving + [shift(way, appearing: true)] + shadow, from: arriving + [dark],
        isSourceOnTop: false)
    case .uncover(let way):
      return Steps(
        to: standard + [dark], from: standard + [shift(way, appearing: false)] + shadow,
        isSourceOnTop: true)
    case .slide(let way):
      return Steps(
        to: standard + [shift(way, appearing: true)],
        from: standard + [shift(way, appearing: false)])
    case .zoomSlide(let way):
      return Steps(
        to: standard + [shift(way, appearing: true), .scale(0.8)],
        from: standard + [shift(way, appearing: false), .scale(0.8)])
    case .pageIn(let way):
      return Steps(
        to: arriving + [shift(way, appearing: true)] + shadow,
        from: arriving + [.scale(0.7), dark],
        isSourceOnTop: false)
    case .pageOut(let way):
      return Steps(
        to: standard + [.scale(0.7), dark],
        from: standard + [shift(way, appearing: false)] + shadow,
        isSourceOnTop: true)
    case .zoom:
      return Steps(
        to: standard + [.scale(0.7)], from: standard + [.scale(1.3), .fade], isSourceOnTop: true)
    case .zoomOut:
      return Steps(
        to: standard + [.scale(1.3), .fade], from: standard + [.scale(0.7)], isSourceOnTop: false)
    case .fade:
      let isCovering = source?.look.isOpaque != false
      return Steps(
        to: [.fade, .durationMatchLongest],
        from: isCovering ? [] : [.fade, .durationMatchLongest],
        // What stays as it is lies beneath, or else nobody would see what comes.
        isSourceOnTop: isCovering ? false : nil)
    case .auto, .selectBy, .none: return nil
    }
  }
}

extension HeroDefaultAnimationType.Direction {
  /// Towards an edge of the screen, whichever way lines are read.
  fileprivate func resolved(_ readsFromRight: Bool) -> HeroDefaultAnimationType.Direction {
    switch self {
    case .leading: readsFromRight ? .right : .left
    case .trailing: readsFromRight ? .left : .right
    case .left, .right, .up, .down: self
    }
  }
}

extension HeroSituation {
  /// Which way content moves by default.
  fileprivate var forward: HeroDefaultAnimationType.Direction {
    switch direction {
    case .forceLeftToRight: isPresenting ? .left : .right
    case .forceRightToLeft: isPresenting ? .right : .left
    case .userInterface: isPresenting ? .leading : .trailing
    }
  }
}
