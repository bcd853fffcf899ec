import Transitions

/// Between what everything moves while a zoom opens: what a hand on it goes by.
struct ZolaScale: Hashable, Sendable {
  private struct Way: Hashable, Sendable {
    let name: String
    let closed: ElementProperties<ChannelVector>
    let difference: ElementProperties<ChannelVector>
  }

  private let ways: [Way]

  /// - Parameter plan: From rest to rest, to the open screen.
  init(opening plan: TransitionPlan) {
    ways = plan.elements.map { element in
      Way(
        name: element.name, closed: element.channels.map(\.from),
        difference: element.channels.map { $0.to - $0.from })
    }
  }

  /// How far everything about an element moves from the closed zoom to the open one.
  ///
  /// - Parameter name: The element's.
  /// - Returns: `nil` for one that the zoom does not have.
  func way(of name: String) -> ElementProperties<ChannelVector>? {
    ways.first { $0.name == name }?.difference
  }

  /// How open a zoom is, by its presenting screen: `0` closed, `1` open.
  @MainActor
  func openness(_ transition: RunningTransition) -> Double {
    let elements = transition.plan.elements
    guard let way = ways.first(where: { $0.name == "presenting" }),
      let index = elements.firstIndex(where: { $0.name == "presenting" })
    else { return 1 }
    let length = (way.difference.frame * way.difference.frame).sum()
    guard length > 0 else { return 1 }
    let come = transition.states[index].frame.value - way.closed.frame
    return (come * way.difference.frame).sum() / length
  }
}

/// Tells the hand on a screen about the zoom that brought it.
enum ZolaScaleKey: ViewControllerAttachmentKey {
  typealias Value = ZolaScale
}
