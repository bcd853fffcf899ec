/// The keyboard among the cells.
extension GridView {
  func showFocus() {
    for (item, cell) in cells { cell.isFocused = isFocused && item == focusedItem }
  }

  /// The grid got the focus, or something else did.
  func ringDidChange() {
    if isFocused, focusedItem == nil { focusedItem = firstInSight }
    showFocus()
    if isFocused, let focusedItem { scrollToItem(focusedItem, animated: true) }
  }

  private var firstInSight: Int? {
    layoutIfNeeded()
    return itemCount > 0 ? min(max(visibleItems.lowerBound, 0), itemCount - 1) : nil
  }

  /// Takes a key that moves the focus or selects.
  func take(_ key: KeyEvent) -> Bool {
    guard itemCount > 0, key.modifiers.isDisjoint(with: [.control, .alt, .command]) else {
      return false
    }
    let hasKeys = isFocused || isFirstResponder
    if key.key == .enter {
      guard hasKeys, let focusedItem else { return false }
      if !key.isRepeat { onSelect?(focusedItem) }
      return true
    }
    guard let move = FocusMove(key.key) else { return false }
    layoutIfNeeded()
    let next = move.target(
      from: focusedItem, in: cellLayout, visible: visibleItems, isShown: hasKeys,
      pageHeight: bounds.inset(by: contentInsets).height)
    focusedItem = next
    scene?.focusedView = self
    scrollToItem(next, animated: true)
    return true
  }
}
