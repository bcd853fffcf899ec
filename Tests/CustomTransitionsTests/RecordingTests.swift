import CustomTransitions
import Motion
import SceneGraph
import Testing
import Transitions

/// What closures change becomes a plan, at the moments and along the curves they were given.
@MainActor
@Suite struct RecordingTests {
  @Test(
    "Frame, alpha, transform, radii and background each go from where they were to where they are")
  func everything() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      let view = theatre.upper.view
      container.animate(duration: 0.5, curve: .linear) {
        view.frame.origin.y = 300
        view.alpha = 0.5
        view.transform = .rotation(angle: 1)
        view.cornerRadius = 20
        view.backgroundColor = .white
      } completion: {
        completion()
      }
    }
    theatre.present()
    theatre.frame(after: 0)
    theatre.frame(after: 0.25)
    let state = try #require(theatre.state("presented"))
    #expect(abs(state.frame.value[1] - 150) < 1e-9)
    #expect(abs(state.frame.velocity[1] - 600) < 1e-6)
    #expect(abs(state.opacity.value[0] - 0.75) < 1e-9)
    #expect(abs(state.rotation.value[2] - 0.5) < 1e-9)
    #expect(abs(state.radii.value[0] - 10) < 1e-9)
    #expect(state.fill.value == ChannelVector(0.5, 0.5, 0.5, 1))
    // The views themselves have been where they go from the beginning.
    #expect(theatre.upper.view.alpha == 0.5)
    #expect(theatre.transition?.plan.duration == 0.5)
  }

  @Test("Delays, completion handlers and steps follow one another; all handlers run once")
  func sequence() throws {
    var runs = 0
    let theatre = Theatre.raising { container, theatre, completion in
      let view = theatre.upper.view
      container.animate(duration: 0.2, delay: 0.1, curve: .linear) {
        view.frame.origin.x = 100
      } completion: {
        runs += 1
        container.animateKeyframes(duration: 0.4) { steps in
          steps.add(at: 0, lasting: 0.5) { view.frame.origin.x = 200 }
          steps.add(at: 0.5, lasting: 0.5) { view.frame.origin.x = 0 }
        } completion: {
          runs += 1
          completion()
          completion()
        }
      }
    }
    theatre.present()
    theatre.frame(after: 0)
    let plan = try #require(theatre.transition?.plan)
    #expect(plan.fallback == nil)
    #expect(abs(plan.duration - 0.7) < 1e-9)
    let index = try #require(plan.elements.firstIndex { $0.name == "presented" })
    for (time, x) in [
      (0, 0.0), (0.05, 0), (0.2, 50), (0.3, 100), (0.4, 150), (0.5, 200), (0.6, 100), (0.7, 0),
    ] {
      #expect(abs(plan.states(at: time)[index].frame.value[0] - x) < 1e-6, "\(time)")
      let back = plan.reversed.states(at: 0.7 - time)[index]
      #expect(abs(back.frame.value[0] - x) < 1e-6, "\(time), backwards")
    }
    theatre.settle()
    #expect(runs == 2)
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test("A later animation of the same thing takes over where the earlier one is by then")
  func overlapping() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      let view = theatre.upper.view
      container.animate(duration: 0.4, curve: .linear) { view.frame.origin.x = 100 }
      container.animate(duration: 0.2, delay: 0.2, curve: .linear) {
        view.frame.origin.x = 0
      } completion: {
        completion()
      }
    }
    theatre.present()
    let plan = try #require(theatre.transition?.plan)
    let index = try #require(plan.elements.firstIndex { $0.name == "presented" })
    for (time, x) in [(0.1, 25.0), (0.2, 50), (0.3, 25), (0.4, 0)] {
      #expect(abs(plan.states(at: time)[index].frame.value[0] - x) < 1e-6, "\(time)")
      let back = plan.reversed.states(at: 0.4 - time)[index]
      #expect(abs(back.frame.value[0] - x) < 1e-6, "\(time), backwards")
    }
  }

  @Test(
    "A closure within another has its own time; what the outer one changes before is the outer one's"
  )
  func nested() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      let view = theatre.upper.view
      container.animate(duration: 1, curve: .linear) {
        view.alpha = 0
        container.animate(duration: 0.5, curve: .linear) { view.frame.origin.x = 100 }
        view.cornerRadius = 10
      } completion: {
        completion()
      }
    }
    theatre.present()
    let plan = try #require(theatre.transition?.plan)
    let index = try #require(plan.elements.firstIndex { $0.name == "presented" })
    let state = plan.states(at: 0.25)[index]
    #expect(abs(state.opacity.value[0] - 0.75) < 1e-9)
    #expect(abs(state.frame.value[0] - 50) < 1e-9)
    #expect(abs(state.radii.value[0] - 2.5) < 1e-9)
  }

  @Test("A view inside a screen is drawn by itself, and the screen without it")
  func inside() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      theatre.upper.view.frame.origin.y = 100
      container.animate(duration: 0.5, curve: .linear) {
        theatre.upper.view.frame.origin.y = 0
        theatre.badge.frame.origin.x = 320
      } completion: {
        completion()
      }
    }
    theatre.present()
    let plan = try #require(theatre.transition?.plan)
    #expect(plan.elements.map(\.name) == ["presenting", "presented", "view"])
    guard case .snapshot(let list, _) = plan.elements[1].content else {
      Issue.record("the screen is not photographed")
      return
    }
    #expect(list.items == [.fill(theatre.upper.view.shape, .black)])
    let badge = plan.elements[2]
    #expect(badge.depth == 1)
    #expect(badge.channels.frame.from.rect == Rect(x: 20, y: 30, width: 60, height: 40))
    #expect(badge.channels.frame.to.rect == Rect(x: 320, y: 30, width: 60, height: 40))
  }

  @Test("Views of the container's own, and those that leave it, are drawn while it lasts")
  func extras() throws {
    let dim = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    dim.backgroundColor = .black
    let theatre = Theatre.raising { container, theatre, completion in
      dim.alpha = 0
      container.insertSubview(dim, belowSubview: theatre.upper.view)
      container.animate(duration: 0.3) {
        dim.alpha = 0.4
      } completion: {
        container.removeSubview(dim)
        completion()
      }
    }
    theatre.present()
    theatre.frame(after: 0.15)
    let plan = try #require(theatre.transition?.plan)
    #expect(plan.elements.map(\.name) == ["presenting", "view", "presented"])
    #expect(abs((theatre.state("view")?.opacity.value[0] ?? 0) - 0.2) < 0.05)
    theatre.settle()
    #expect(theatre.stage.draw() == theatre.upper.view.displayList())
  }

  @Test("A spring is a spring, and ends when it rests")
  func springs() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      theatre.upper.view.frame.origin.y = 500
      container.animate(spring: Spring(response: 0.4, dampingRatio: 0.7)) {
        theatre.upper.view.frame.origin.y = 0
      } completion: {
        completion()
      }
    }
    theatre.present()
    let plan = try #require(theatre.transition?.plan)
    #expect(
      plan.elements[1].channels.frame.timing == .spring(Spring(response: 0.4, dampingRatio: 0.7)))
    #expect(plan.duration > 0.4)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test("Screens in which everything changes keep nothing of it when it is cancelled")
  func cancelled() {
    let theatre = Theatre.raising { container, theatre, completion in
      let view = theatre.upper.view
      view.alpha = 0.25
      container.animate(duration: 0.5) {
        view.alpha = 1
        view.frame.origin.y = 70
        view.transform = .scale(x: 2, y: 2)
        theatre.badge.backgroundColor = nil
        theatre.badge.cornerRadius = 9
        theatre.lower.view.alpha = 0.5
      } completion: {
        completion()
      }
    }
    let before = theatre.stage.draw()
    theatre.present()
    theatre.frame(after: 0.2)
    theatre.dismiss()
    theatre.settle()
    #expect(theatre.outcomes.first == "present cancelled")
    // Where the code had put it to begin from counts as part of it.
    #expect(theatre.upper.view.alpha == 1)
    #expect(theatre.upper.view.transform == .identity)
    #expect(theatre.badge.backgroundColor == Color(hex: 0xff0000))
    #expect(theatre.badge.cornerRadius == 0)
    #expect(theatre.stage.draw() == before)
  }

  @Test("A completion that is never called is reported, and ends after twice the duration")
  func neverCompleted() throws {
    var faults: [String] = []
    let theatre = Theatre { container, _, to, _, _ in container.addSubview(to.view) }
    theatre.manager.onFault = { faults.append($0) }
    theatre.present()
    #expect(theatre.transition?.plan.duration == 0.6)
    #expect(theatre.transition?.plan.fallback == "completion() was not called")
    theatre.frame(after: 0.59)
    #expect(theatre.transition != nil)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("ScriptedAnimation did not call completion()") == true)
  }

  @Test("A completion that is called by something else ends the transition then, once")
  func completedLate() {
    var finish: (() -> Void)?
    var faults = 0
    let theatre = Theatre { container, _, to, _, completion in
      container.addSubview(to.view)
      finish = completion
    }
    theatre.manager.onFault = { _ in faults += 1 }
    theatre.present()
    theatre.frame(after: 0.2)
    finish?()
    finish?()
    #expect(theatre.transition == nil)
    #expect(theatre.outcomes == ["present completed"])
    #expect(faults == 0)
  }

  @Test("An animation that only completes shows the screen at once")
  func base() {
    let theatre = Theatre(TransitionManagerAnimation())
    theatre.present()
    theatre.frame(after: 0)
    #expect(theatre.outcomes == ["present completed"])
    #expect(theatre.stage.topViewController === theatre.upper)
  }

  @Test("A view that is removed meanwhile is drawn to the end")
  func removed() throws {
    let theatre = Theatre.raising { container, theatre, completion in
      container.animate(duration: 0.5) {
        theatre.badge.frame.origin.x = 300
      } completion: {
        completion()
      }
    }
    theatre.present()
    theatre.frame(after: 0.1)
    theatre.badge.removeFromSuperview()
    theatre.frame(after: 0.1)
    #expect(theatre.state("view") != nil)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }
}
