import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions

/// Hears what becomes of an open photograph.
@MainActor
protocol DetailScreenDelegate: AnyObject {
  /// The photograph is about to leave its cell.
  func detailScreenWillOpen(_ screen: DetailScreen)

  /// The photograph has landed.
  func detailScreenDidOpen(_ screen: DetailScreen)

  /// Another photograph took the place of one on the screen.
  func detailScreen(_ screen: DetailScreen, didPageFrom item: Int)

  /// The screen is gone and the photograph back in its cell.
  func detailScreenDidClose(_ screen: DetailScreen)
}

/// A screen that shows one photograph, opened from the grid.
class DetailScreen: ViewController, KVTransitionAnimatable {
  let album: Album
  let fonts: Typography
  weak var delegate: (any DetailScreenDelegate)?

  /// Which photograph it shows.
  private(set) var item: Int

  /// Closes the screen; the subclass puts it in its view and places it.
  private(set) lazy var closeButton = CloseButton(typography: fonts) { [weak self] in self?.close()
  }

  /// The photographs of which the whole picture was ordered.
  private var ordered: [Int] = []

  init(album: Album, item: Int, fonts: Typography) {
    self.album = album
    self.item = item
    self.fonts = fonts
    super.init()
    order()
  }

  /// Shows the photograph that ``item`` has become.
  ///
  /// - Parameter step: Which way it lies from the one before: `1` is forward.
  func showItem(step: Int) {}

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) {}

  /// The photographs lie elsewhere, or one was written anew.
  func itemsDidMove(_ moves: PhotoMoves) {}

  /// Shows the same photograph where it lies now; the next, where it is gone.
  ///
  /// - Returns: Whether there is one, and none in flight was gone.
  func follow(_ moves: PhotoMoves) -> Bool {
    ordered = ordered.compactMap(moves.newItem)
    let neighbour = isInTransition ? nil : moves.neighbour(of: item)
    let present = moves.newItem(of: item)
    guard let next = present ?? neighbour?.item else { return false }
    item = next
    itemsDidMove(moves)
    order()
    if present == nil, let neighbour { showItem(step: neighbour.step) } else { refresh(item) }
    return true
  }

  // MARK: Keys

  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isSubset(of: .shift) else { return false }
    switch key.key {
    case .escape, .backspace: if !key.isRepeat { close() }
    case .left: page(-1)
    case .right: page(1)
    // Nothing of the grid beneath is to move.
    case .up, .down, .home, .end, .pageUp, .pageDown, .enter: break
    default: return false
    }
    return true
  }

  private func close() { dismiss() }

  /// Goes on to the next photograph that way; in flight, and at the end, nothing happens.
  final func page(_ step: Int) {
    guard !isInTransition, let next = album.neighbour(of: item, step: step) else { return }
    let previous = item
    item = next
    order()
    showItem(step: step)
    delegate?.detailScreen(self, didPageFrom: previous)
  }

  /// Orders the whole picture, then its neighbours, and takes back what is farther away.
  private func order() {
    let near = [item, album.neighbour(of: item, step: 1), album.neighbour(of: item, step: -1)]
      .compactMap { $0 }
    for gone in ordered where !near.contains(gone) { album.cancel(gone) }
    for (index, item) in near.enumerated() {
      album.request(item, .full, priority: index == 0 ? .opened : .nearby)
    }
    ordered = near
  }

  // MARK: KVTransitionAnimatable

  var imageViewFrame: Rect? { nil }

  var enableInteractionDismiss: Bool { false }

  func interactionViewForDismiss() -> View? { nil }

  func heroImage() -> Image? { album.image(of: item) }

  func heroImageContentMode() -> ContentMode { .scaleAspectFit }

  func animationWillStart(transitionType: KVTransitionType) {
    if transitionType == .present { delegate?.detailScreenWillOpen(self) }
  }

  func animationDidEnd(transitionType: KVTransitionType) {
    guard transitionType == .dismiss else {
      delegate?.detailScreenDidOpen(self)
      return
    }
    for item in ordered { album.cancel(item) }
    delegate?.detailScreenDidClose(self)
  }
}
