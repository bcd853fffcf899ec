/// What was found out about a picture while it was decoded, for whoever tells of it.
package struct PhotoFacts: Hashable, Sendable {
  /// What is missing of it; `nil` where all of it is there, as far as can be told.
  package var damage: PhotoDamage?

  /// What became of the colour profile that the file carries.
  package var profile: ProfileUse

  package init(damage: PhotoDamage? = nil, profile: ProfileUse = .none) {
    self.damage = damage
    self.profile = profile
  }
}

/// What became of a file's colour profile; its name is the one it gives itself, which may be empty.
package enum ProfileUse: Hashable, Sendable {
  /// The file carries none: its numbers are taken for sRGB's.
  case none

  /// The profile says what sRGB says: the numbers are as they are in the file.
  case same(name: String)

  /// The colours were converted from the profile's to sRGB.
  case converted(name: String)

  /// The profile is of a kind that is not followed, or damaged: the numbers are shown as sRGB's.
  case notUnderstood(name: String)
}

extension ProfileUse: CustomStringConvertible {
  /// In a few words, for a panel of facts.
  package var description: String {
    func named(_ name: String) -> String {
      name.isEmpty ? "a profile without a name" : PhotoPath.safe(name)
    }
    return switch self {
    case .none: "none, shown as sRGB"
    case .same(let name): named(name)
    case .converted(let name): "\(named(name)), converted to sRGB"
    case .notUnderstood(let name): "\(named(name)), not understood, shown as sRGB"
    }
  }
}
