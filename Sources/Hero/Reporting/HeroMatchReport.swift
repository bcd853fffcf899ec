/// Of every view with an id: whether it matched, or why not.
public struct HeroMatchReport: Hashable, Sendable {
  /// What became of one view.
  public enum Outcome: Hashable, Sendable {
    /// It flies from or to the view of this name on the other side.
    case matched(String)

    /// No view of the other side has the id.
    case noPartner

    /// It lies too far outside of the container.
    case outOfSight

    /// The views of the other side with the id lie too far outside of the container.
    case partnerOutOfSight

    /// The other view of this name, on its own side, has the id too and was taken.
    case duplicate(of: String)

    /// It is switched off, by itself or by the view of this name that it is below.
    case disabled(by: String)
  }

  /// One view with an id.
  public struct Entry: Hashable, Sendable {
    /// Which screen it is on.
    public let role: HeroSide.Role

    /// Its id.
    public let id: String

    /// The way to it from the root of its screen: indices among subviews.
    public let path: String

    /// What became of it.
    public let outcome: Outcome
  }

  /// The screen before first, in the order of the trees.
  public let entries: [Entry]

  /// What is wrong with modifiers, as a sentence each.
  let modifierFaults: [String]

  /// What is wrong, as a sentence each: ids that occur twice on one side, and modifiers that do nothing
  /// because of their numbers.
  public var faults: [String] { duplicates + modifierFaults }

  private var duplicates: [String] {
    entries.compactMap { entry in
      guard case .duplicate(let other) = entry.outcome else { return nil }
      return "the id \"\(entry.id)\" is on two views of the screen \(entry.role.screen): "
        + "\(entry.path) and \(other)"
    }
  }

  /// Creates a report of what is known already.
  public init(entries: [Entry]) {
    self.entries = entries
    modifierFaults = []
  }

  init(
    _ scene: HeroScene, disabled: [HeroSide.Role: [(id: String, by: String)]]
  ) {
    var entries: [Entry] = []
    for role in [HeroSide.Role.from, .to] {
      let (side, other) = (scene[role], scene[role == .from ? .to : .from])
      let everywhere = Set(other.views.lazy.compactMap(\.heroID))
      for index in side.views.indices {
        guard let id = side.views[index].heroID else { continue }
        let outcome: Outcome
        if let partner = scene.partner(of: index, on: role) {
          outcome = .matched(other.path(of: partner))
        } else if !side.views[index].isInSight {
          outcome = .outOfSight
        } else if let taken = side.indexOfID[id], taken != index {
          outcome = .duplicate(of: side.path(of: taken))
        } else {
          outcome = everywhere.contains(id) ? .partnerOutOfSight : .noPartner
        }
        entries.append(Entry(role: role, id: id, path: side.path(of: index), outcome: outcome))
      }
      for view in disabled[role] ?? [] {
        entries.append(
          Entry(role: role, id: view.id, path: view.id, outcome: .disabled(by: view.by)))
      }
    }
    self.entries = entries
    modifierFaults = [scene.from, scene.to].flatMap(\.modifierFaults)
  }
}

extension HeroSide {
  /// A sentence for each modifier of the side's views that does nothing because of its numbers.
  fileprivate var modifierFaults: [String] {
    let screen = role.screen
    return views.indices.flatMap { index in
      views[index].resolved.flatMap(\.withThoseAtTheStart).compactMap { modifier in
        modifier.fault.map {
          "\(modifier) on \(path(of: index)) of the screen \(screen) does nothing: \($0)"
        }
      }
    }
  }
}

extension HeroModifier {
  /// The modifier, or those that a view begins with.
  fileprivate var withThoseAtTheStart: [HeroModifier] {
    if case .beginWith(let modifiers) = self { modifiers } else { [self] }
  }
}

extension HeroSide.Role {
  /// Which screen it is, in a word.
  var screen: String { self == .from ? "before" : "after" }
}
