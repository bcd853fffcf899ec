import Motion
import SceneGraph

extension HeroScene {
  /// Lets the views below each cascading view set off one after the other.
  ///
  /// Parents come first, so that a cascade inside a cascade begins with the delay that was handed down.
  mutating func cascade() {
    for role in [HeroSide.Role.from, .to] {
      for index in self[role].views.indices {
        guard let state = self[role].views[index].state, let cascade = state.cascade else {
          continue
        }
        let children = self[role].children(of: index)
        let order = self[role].order(children, by: cascade.direction, situation.readsFromRight)
        let final = state.delay + Double(children.count) * cascade.delta
        for (place, child) in order.enumerated() {
          let delay = state.delay + Double(place) * cascade.delta
          for view in self[role].subtree(of: child) {
            guard self[role].views[view].state != nil else { continue }
            guard let other = partner(of: view, on: role) else {
              change(view, on: role) { $0.delay = delay }
              continue
            }
            guard cascade.delaysMatchedViews else { continue }
            change(view, on: role) { $0.delay = final }
            change(other, on: role == .from ? .to : .from) { $0.delay = final }
          }
        }
      }
    }
  }
}

extension HeroSide {
  /// Sorts views of one parent; those that are equal keep their order.
  fileprivate func order(
    _ children: [Int], by direction: CascadeDirection, _ readsFromRight: Bool
  ) -> [Int] {
    let frames = children.map { views[$0].frame }
    func sorted(_ keys: (Rect) -> (Double, Double)) -> [Int] {
      children.indices.map { (key: keys(frames[$0]), place: $0) }
        .sorted { ($0.key.0, $0.key.1, $0.place) < ($1.key.0, $1.key.1, $1.place) }
        .map { children[$0.place] }
    }
    switch direction {
    case .topToBottom: return sorted { ($0.minY, 0) }
    case .bottomToTop: return sorted { (-$0.maxY, -$0.maxX) }
    case .leftToRight: return sorted { ($0.minX, 0) }
    case .rightToLeft: return sorted { (-$0.maxX, 0) }
    case .leadingToTrailing:
      return order(children, by: readsFromRight ? .rightToLeft : .leftToRight, false)
    case .trailingToLeading:
      return order(children, by: readsFromRight ? .leftToRight : .rightToLeft, false)
    case .radial(let center): return sorted { (($0.center - center).length, 0) }
    case .inverseRadial(let center): return sorted { (-($0.center - center).length, 0) }
    }
  }
}

extension HeroView {
  /// The upright box around the view in its superview's points.
  var frame: Rect {
    let size = place.bounds.size
    let upright = Rect(center: place.center, size: size)
    guard place.transform != .identity, let box = place.transform.box(of: size) else {
      return upright
    }
    return box.offset(by: place.center - .zero)
  }
}
