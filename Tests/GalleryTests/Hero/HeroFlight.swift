import Gallery
import Motion
import SceneGraph
import Transitions

extension HeroPlayer {
  /// Where each picture is drawn, by its number in the store.
  var places: [Int: Rect] {
    var places: [Int: Rect] = [:]
    for picture in player.pictures { places[picture.image.id.rawValue] = picture.frame }
    return places
  }

  /// An element of the running transition at a part of its time.
  func state(_ name: String, at part: Double) -> ElementState? {
    guard let plan = transition?.plan,
      let index = plan.elements.firstIndex(where: { $0.name == name })
    else { return nil }
    return plan.states(at: plan.duration * part)[index]
  }

  /// The elements of the running transition of which a condition holds.
  func elements(_ condition: (TransitionElement) -> Bool) -> [TransitionElement] {
    transition?.plan.elements.filter(condition) ?? []
  }

  /// An element of the running transition as it is.
  func now(_ name: String) -> ElementState? {
    guard let transition,
      let index = transition.plan.elements.firstIndex(where: { $0.name == name })
    else { return nil }
    return transition.states[index]
  }

  /// Presses with the mouse, moves a way in steps of a frame each, and waits so that nothing is thrown.
  func drag(from start: Point, by way: Vector, steps: Int = 8, releases: Bool = true) {
    let step = Vector(dx: way.dx / Double(steps), dy: way.dy / Double(steps))
    player.drag(from: start, Array(repeating: step, count: steps), releases: false)
    player.next(20)
    if releases { player.point(.up, start + way) }
  }
}
