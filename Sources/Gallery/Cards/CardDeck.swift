import Motion
import SceneGraph

/// A few cards on each other, the uppermost of which is dealt by a click.
final class CardDeck: Control {
  /// How the uppermost lies, in radians.
  static let turn = 0.1

  private let cards = [CardView(), CardView(), CardView()]

  init() {
    super.init()
    focusRing = FocusRing(gap: 6)
    cornerRadius = MotionSetting.cardsRadius.standard
    for (number, card) in cards.enumerated() {
      card.isUserInteractionEnabled = false
      card.transform = .rotation(angle: CardDeck.turn * Double(2 * number - 3))
      addSubview(card)
    }
  }

  /// Takes other figures.
  func apply(_ settings: MotionSettings) {
    cornerRadius = settings[.cardsRadius]
    for card in cards { card.roundness = cornerRadius }
  }

  /// Shows photographs, from the bottom to the top.
  func show(_ images: [Image?]) {
    for (card, image) in zip(cards, images) { card.show(image) }
  }

  override func layoutSubviews() {
    for card in cards {
      let transform = card.transform
      card.transform = .identity
      card.frame = bounds
      card.transform = transform
    }
  }
}
