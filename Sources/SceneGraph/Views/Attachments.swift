/// A name under which something hangs on a view, typed by what hangs there.
///
/// So a module above can give every view a property of its own: the key is a type that only that
/// module knows.
///
///     enum HeroID: ViewAttachmentKey { typealias Value = String }
///     view[attachment: HeroID.self] = "photo 7"
public protocol ViewAttachmentKey {
  associatedtype Value
}

extension View {
  /// What hangs on the view under a key; `nil` where nothing does, and set to `nil` takes it away.
  ///
  /// - Parameter key: The key's own type.
  public subscript<Key: ViewAttachmentKey>(attachment key: Key.Type) -> Key.Value? {
    get { attachments[ObjectIdentifier(key)] as? Key.Value }
    set { attachments[ObjectIdentifier(key)] = newValue }
  }
}
