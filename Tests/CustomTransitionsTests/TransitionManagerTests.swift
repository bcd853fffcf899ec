import CustomTransitions
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What the manager tells an animation and hands out, wherever it is the delegate.
@MainActor
@Suite struct TransitionManagerTests {
  /// Two screens of a navigation controller, driven by a manager.
  private final class Pushed: StageDriver {
    let (lower, upper) = (ViewController(), ViewController())
    let navigation: NavigationController
    let manager: TransitionManager
    let stage: Stage
    var now = 0.0

    init(_ animation: any TransitionManagerDelegate) {
      manager = TransitionManager(transitionAnimation: animation)
      for screen in [lower, upper] { screen.view.backgroundColor = .white }
      navigation = NavigationController(rootViewController: lower)
      navigation.delegate = manager
      stage = Stage(root: navigation, size: Theatre.size)
    }
  }

  /// Writes down what it is told, and fades.
  private final class Witness: TransitionManagerAnimation {
    var calls: [String] = []
    var durations: [Double] = []
    var names: [ObjectIdentifier: String] = [:]

    override func transition(
      container: TransitionContainer, fromViewController: ViewController,
      toViewController: ViewController, isDismissing: Bool, duration: Double,
      completion: @escaping () -> Void
    ) {
      let (from, to) = (ObjectIdentifier(fromViewController), ObjectIdentifier(toViewController))
      calls.append("\(names[from] ?? "?") to \(names[to] ?? "?"), dismissing \(isDismissing)")
      durations.append(duration)
      container.addSubview(toViewController.view)
      container.animate(duration: duration) {
        toViewController.view.frame.origin.x = isDismissing ? 1 : 2
      } completion: {
        completion()
      }
    }
  }

  @Test("It tells whether it is dismissing: not for a presentation or a push, but for the way back")
  func directions() {
    let witness = Witness()
    let theatre = Theatre(witness)
    witness.names = [
      ObjectIdentifier(theatre.lower): "lower", ObjectIdentifier(theatre.upper): "upper",
    ]
    theatre.present()
    theatre.settle()
    theatre.dismiss()
    theatre.settle()
    let expected = ["lower to upper, dismissing false", "upper to lower, dismissing true"]
    #expect(witness.calls == expected)
    let pushed = Pushed(witness)
    witness.calls = []
    witness.names = [
      ObjectIdentifier(pushed.lower): "lower", ObjectIdentifier(pushed.upper): "upper",
    ]
    pushed.navigation.pushViewController(pushed.upper)
    pushed.settle()
    pushed.navigation.popViewController()
    pushed.settle()
    #expect(witness.calls == expected)
  }

  @Test("The animation is told 0.3 s, or what the manager's duration was set to")
  func duration() {
    let witness = Witness()
    let theatre = Theatre(witness)
    theatre.present()
    #expect(theatre.transition?.plan.duration == 0.3)
    theatre.settle()
    theatre.manager.duration = 0.75
    theatre.dismiss()
    #expect(theatre.transition?.plan.duration == 0.75)
    theatre.settle()
    #expect(witness.durations == [0.3, 0.75])
  }

  @Test(
    "Its interaction leads a presentation, a dismissal, a push and a pop; without one they play")
  func interactions() {
    let witness = Witness()
    let (theatre, pushed) = (Theatre(witness), Pushed(witness))
    let ways: [(any StageDriver, () -> Void)] = [
      (theatre, { theatre.present() }), (theatre, { theatre.dismiss() }),
      (pushed, { pushed.navigation.pushViewController(pushed.upper) }),
      (pushed, { pushed.navigation.popViewController() }),
    ]
    for (driver, go) in ways {
      let hand = PercentDrivenInteraction()
      witness.interactionTransitionController = hand
      go()
      #expect(driver.stage.transitions.first?.isInteractive == true)
      driver.frame(after: 2)
      #expect(driver.stage.transitions.count == 1, "it goes nowhere by itself")
      hand.update(0.4)
      witness.interactionTransitionController = nil
      hand.finish()
      driver.settle()
      #expect(driver.stage.transitions.isEmpty)
    }
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])
    for (driver, go) in ways {
      go()
      #expect(driver.stage.transitions.first?.isPlaying == true)
      driver.settle()
    }
  }

  @Test(
    "A gesture that is taken away ends at once where it began, whenever it is", arguments: 0..<12)
  func cancelledGesture(steps: Int) {
    let theatre = Theatre(PullTransitionAnimation())
    theatre.present()
    theatre.settle()
    let before = theatre.frame()
    theatre.pointer(.down, Point(x: 200, y: 100))
    for step in 0..<steps {
      theatre.pointer(.move, Point(x: 200, y: 100 + 60 * Double(step)), after: 0.01)
      if step % 3 == 0 { theatre.frame() }
    }
    if steps % 2 == 0 {
      theatre.send(.focus(false))
    } else {
      theatre.pointer(.cancel, Point(x: 200, y: 100 + 60 * Double(steps)))
    }
    theatre.settle()
    #expect(theatre.stage.transitions.isEmpty)
    #expect(theatre.stage.topViewController === theatre.upper)
    #expect(theatre.manager.transitionAnimation.interactionTransitionController == nil)
    let isSame = theatre.frame() == before
    #expect(isSame)
  }

  @Test("Pull: exactly half the height is not enough, and upwards nothing moves")
  func half() {
    for (way, top) in [(400.0, 400.0), (-80, 0)] {
      let theatre = Theatre(PullTransitionAnimation())
      theatre.present()
      theatre.settle()
      let end = theatre.drag(
        from: Point(x: 200, y: 300), by: Vector(dx: 0, dy: way), lasting: 0.4)
      theatre.frame(after: 0.3)
      #expect(abs((theatre.state("presented")?.frame.value[1] ?? 0) - top) < 1e-6)
      theatre.pointer(.up, end)
      theatre.settle()
      #expect(theatre.stage.topViewController === theatre.upper)
    }
  }

  @Test(
    "A completion that is never called is reported for a pop too, whether it ends or is turned back"
  )
  func neverCompleted() {
    for isTurned in [false, true] {
      var faults: [String] = []
      let pushed = Pushed(
        ScriptedAnimation { container, from, to, isDismissing, completion in
          container.addSubview(to.view)
          if isDismissing {
            container.insertSubview(to.view, belowSubview: from.view)
          } else {
            completion()
          }
        })
      pushed.manager.onFault = { faults.append($0) }
      pushed.navigation.pushViewController(pushed.upper)
      pushed.settle()
      #expect(faults.isEmpty)
      pushed.navigation.popViewController()
      pushed.frame(after: 0.3)
      #expect(pushed.stage.transitions.count == 1)
      if isTurned { pushed.navigation.pushViewController(pushed.upper) }
      pushed.settle()
      #expect(pushed.stage.transitions.isEmpty)
      #expect(faults.count == 1)
      #expect(pushed.navigation.viewControllers.count == (isTurned ? 2 : 1))
    }
  }

  @Test("What is changed outside of the closures applies at once, and stays where it is cancelled")
  func outside() {
    let theatre = Theatre { container, _, to, _, completion in
      container.addSubview(to.view)
      to.view.subviews.first?.frame.origin.y = 200
      to.view.cornerRadius = 30
      container.animate(duration: 0.4, curve: .linear) {
        to.view.alpha = 0.5
      } completion: {
        completion()
      }
      to.view.subviews.first?.alpha = 0.25
    }
    theatre.present()
    theatre.frame()
    #expect(theatre.state("presented")?.radii.value[0] == 30)
    #expect(theatre.transition?.plan.elements.count == 2, "what is not animated is no element")
    theatre.frame(after: 0.1)
    theatre.dismiss()
    theatre.settle()
    #expect(theatre.outcomes.first == "present cancelled")
    #expect(theatre.upper.view.alpha == 1)
    #expect(theatre.upper.view.cornerRadius == 30)
    #expect(theatre.badge.frame.y == 200 && theatre.badge.alpha == 0.25)
  }

  @Test(
    "Several views at once, each in its own time, together in one closure or in closures of their own"
  )
  func several() throws {
    let views = (0..<4).map { View(frame: Rect(x: 10, y: Double(50 * $0), width: 40, height: 40)) }
    let theatre = Theatre { container, _, to, _, completion in
      container.addSubview(to.view)
      container.animate(duration: 0.4, curve: .linear) {
        for view in views[..<2] { view.frame.origin.x = 110 }
      }
      container.animate(duration: 0.2, delay: 0.1, curve: .linear) { views[2].frame.origin.x = 210 }
      container.animate(duration: 0.5, curve: .linear) {
        views[3].alpha = 0
      } completion: {
        completion()
      }
    }
    for view in views { theatre.upper.view.addSubview(view) }
    theatre.present()
    theatre.frame(after: 0.2)
    let names = ["view", "view 2", "view 3", "view 4"]
    let states = try names.map { try #require(theatre.state($0)) }
    #expect(abs(states[0].frame.value[0] - 60) < 1e-9)
    #expect(abs(states[1].frame.value[0] - 60) < 1e-9)
    #expect(abs(states[2].frame.value[0] - 110) < 1e-9)
    #expect(abs(states[3].opacity.value[0] - 0.6) < 1e-9)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test(
    "A hand leads what springs in a straight line, and what has curves or delays through its time")
  func scrubbing() throws {
    for (hasCurve, expected) in [
      (false, 400.0), (true, 800 * (1 - UnitCurve.easeInOut.value(at: 0.5))),
    ] {
      let hand = PercentDrivenInteraction()
      let animation = ScriptedAnimation { container, _, to, _, completion in
        container.addSubview(to.view)
        to.view.frame.origin.y = 800
        if hasCurve {
          container.animate(duration: 0.4) {
            to.view.frame.origin.y = 0
          } completion: {
            completion()
          }
        } else {
          container.animate(spring: Spring(response: 0.4, dampingRatio: 1)) {
            to.view.frame.origin.y = 0
          } completion: {
            completion()
          }
        }
      }
      animation.interactionTransitionController = hand
      let theatre = Theatre(animation)
      theatre.present()
      hand.update(0.5)
      #expect(abs((theatre.state("presented")?.frame.value[1] ?? 0) - expected) < 1e-9)
      hand.finish()
      theatre.settle()
      #expect(theatre.outcomes == ["present completed"])
    }
  }

  @Test("Where a closure puts a view where nothing can be drawn, it is a cross-fade that says so")
  func degenerate() {
    for bad in [Double.nan, .infinity, 1e9] {
      for spring in [true, false] {
        let theatre = Theatre { container, _, to, _, completion in
          container.addSubview(to.view)
          let change = { to.view.transform = .translation(x: bad, y: 0) }
          if spring {
            container.animate(spring: Spring(response: 0.4, dampingRatio: 1), animations: change) {
              completion()
            }
          } else {
            container.animate(duration: 0.3, animations: change) { completion() }
          }
        }
        theatre.present()
        #expect(theatre.transition?.plan.fallback == "degenerate frame of a view")
        #expect(theatre.transition?.plan.elements.map(\.name) == ["presenting", "screen"])
        theatre.frame(after: 0.1)
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.stage.topViewController === theatre.lower)
      }
    }
  }
}
