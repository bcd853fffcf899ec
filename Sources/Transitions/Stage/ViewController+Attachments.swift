/// A name under which something hangs on a screen, typed by what hangs there.
public protocol ViewControllerAttachmentKey {
  associatedtype Value
}

extension ViewController {
  /// What hangs on the screen under a key; `nil` where nothing does. It lives as long as the screen.
  public subscript<Key: ViewControllerAttachmentKey>(attachment key: Key.Type) -> Key.Value? {
    get { attachments[ObjectIdentifier(key)] as? Key.Value }
    set { attachments[ObjectIdentifier(key)] = newValue }
  }
}
