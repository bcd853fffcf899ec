import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions

/// A page with a transition of its own: a click on the deck deals a card.
final class CardTableScreen: ViewController {
  /// Whether the next card's page is pushed or presented.
  var passage = ScreenPassage.push

  /// The figures; cards that are dealt take them as well.
  var settings = MotionSettings() {
    didSet {
      deck.apply(settings)
      for card in cards { card.apply(settings) }
    }
  }

  /// Where cards come from.
  let deck = CardDeck()

  private let album: Album
  private let fonts: Typography
  private let passageControl: SegmentedControl
  private lazy var empty = EmptyNote(fonts: fonts)

  /// The cards that are dealt, those on their way back included, in the order of dealing.
  private(set) var cards: [CardScreen] = []

  /// Whether it appears, or has appeared; out of sight it orders no photographs.
  private var isOnShow = false

  /// The photograph from which on the uppermost card's is looked for.
  private var next = 0

  /// The photograph on the uppermost card: the next that is not known to be unreadable, round and
  /// round.
  private var item: Int {
    album.neighbour(of: next - 1, step: 1) ?? album.neighbour(of: -1, step: 1) ?? 0
  }

  init(album: Album, fonts: Typography, passageControl: SegmentedControl) {
    self.album = album
    self.fonts = fonts
    self.passageControl = passageControl
    super.init()
    title = "Cards"
    deck.onActivate = { [weak self] in self?.deal() }
  }

  override func makeView() -> View {
    CardTableView(
      deck: deck, passageControl: passageControl, empty: empty, fonts: fonts
    ) { [weak self] in self?.deal() }
  }

  override func viewDidLoad() {
    view.backgroundColor = ProductPalette.ground
    showDeck()
  }

  override func viewWillAppear(animated: Bool) {
    isOnShow = true
    order()
  }

  override func viewDidDisappear(animated: Bool) { isOnShow = false }

  /// Enter deals, also where nothing has the focus.
  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty, key.key == .enter else { return false }
    if !key.isRepeat { deal() }
    return true
  }

  // MARK: Dealing

  /// Deals the uppermost card, or turns the last one back if that is on its way home.
  private func deal() {
    if let last = cards.last {
      last.turnTransition(to: .present)
      return
    }
    guard album.image(of: item) != nil else { return order() }
    let card = CardScreen(album: album, item: item, fonts: fonts, isModal: passage == .present)
    card.apply(settings)
    card.deck = deck
    card.onClose = { [weak self] in self?.close($0) }
    card.onGone = { [weak self] in self?.gone($0) }
    cards.append(card)
    switch passage {
    case .push: navigationController?.pushViewController(card)
    case .present:
      present(card) { [weak self, weak card] outcome in
        if outcome == .cancelled, let card, card.stage == nil { self?.gone(card) }
      }
    }
  }

  /// Sends the card back that was dealt.
  func closeTop() { cards.last.map(close) }

  private func close(_ card: CardScreen) {
    if card.isModal {
      card.dismiss()
    } else {
      navigationController?.popToViewController(self)
    }
  }

  /// The next one lies on top, then.
  private func gone(_ card: CardScreen) {
    cards.removeAll { $0 === card }
    next = card.item + 1
    showDeck()
    order()
  }

  // MARK: Photographs

  /// Shows other photographs; a card that is dealt goes back first.
  func showOthers() {
    closeCards()
    next = 0
    showDeck()
    order()
  }

  /// Shows that photographs came to lie elsewhere; where one that is dealt is gone, its card goes back.
  func follow(_ moves: PhotoMoves) {
    if cards.contains(where: { !$0.follow(moves) }) { closeCards() }
    next = moves.newItem(of: next) ?? moves.neighbour(of: next)?.item ?? 0
    showDeck()
    order()
  }

  /// Says what to do where there is nothing to deal; `nil` where there is something, or may be.
  func showEmpty(_ text: EmptyNote.Text?) {
    empty.text = text
    if isViewLoaded { view.setNeedsLayout() }
  }

  private func closeCards() {
    navigationController?.popToRootViewController(animated: false)
    for card in cards where card.isModal { card.dismiss(animated: false) }
    cards = []
  }

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) {
    let isUnreadable = album.failure(of: item) != nil
    if isViewLoaded, isUnreadable || items.contains(item) { showDeck() }
    // Another lies in its place.
    if isUnreadable { order() }
    for card in cards { card.refresh(item) }
  }

  /// What lies on the deck, from the bottom to the top; the uppermost alone where there are no more.
  private var items: [Int] {
    let second = album.neighbour(of: item, step: 1) ?? item
    return [album.neighbour(of: second, step: 1) ?? second, second, item]
  }

  private func showDeck() { deck.show(items.map { album.image(of: $0) }) }

  private func order() {
    guard isOnShow, stage != nil, album.count > 0 else { return }
    let side = Int(CardTableView.deckSide * (stage?.scale ?? 1))
    for item in items {
      album.request(
        item, .thumbnail(PixelSize(width: side, height: side)), priority: .visible)
    }
  }
}
