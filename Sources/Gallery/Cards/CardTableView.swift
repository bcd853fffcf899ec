import Motion
import SceneGraph

/// A heading, a text, the deck, and what is to be chosen under each other; scrolls where they do not
/// fit.
final class CardTableView: ScrollView {
  /// Of a card on the deck, in points.
  static let deckSide = 180.0

  private let heading: Label
  private let text: Label
  private let deck: View
  private let button: Button
  private let passageControl: SegmentedControl
  private let empty: EmptyNote

  init(
    deck: View, passageControl: SegmentedControl, empty: EmptyNote, fonts: Typography,
    onDeal: @escaping () -> Void
  ) {
    self.empty = empty
    self.deck = deck
    self.passageControl = passageControl
    heading = Label(
      "A transition of one's own", font: fonts.font(24, .bold), color: ProductPalette.text,
      alignment: .center, lineLimit: 2)
    text = Label(
      """
      A card is dealt by a few lines of code that change transforms, alpha, frames and colours in \
      closures, as one writes an animation. What they do is recorded: the card can be caught on its \
      way and sent back like everything else here.
      """, font: fonts.font(16), color: ProductPalette.secondary, alignment: .center, lineLimit: 0)
    button = Button(
      "Deal a card", font: fonts.font(16, .bold),
      style: Button.Style(
        title: .white, background: BarPalette.tint, pressed: BarPalette.pressedTint),
      onActivate: onDeal)
    super.init()
    for view in [heading, text, deck, button, passageControl, empty] { addSubview(view) }
  }

  override func layoutSubviews() {
    // There is no card to deal then.
    for view in [heading, text, deck, button, passageControl] {
      view.isHidden = empty.text != nil
    }
    empty.frame = Rect(origin: .zero, size: bounds.size).inset(
      by: Insets(top: 24, left: 24, bottom: 24, right: 24))
    let column = max(0, min(520, bounds.width - 40))
    let middle = (bounds.width / 2).rounded()
    func place(_ view: View, _ size: Size, at y: Double) {
      view.frame = Rect(
        x: middle - (size.width / 2).rounded(), y: y, width: size.width, height: size.height)
    }
    let room = Size(width: column, height: .infinity)
    let heights = (heading.sizeThatFits(room).height, text.sizeThatFits(room).height)
    let side = CardTableView.deckSide
    // The tilted cards reach beyond their frame; in a low window everything else moves together.
    let given = heights.0 + 12 + heights.1 + side + 44 + 28
    let isLow = bounds.height < given + 160
    let (above, below, last) = isLow ? (28.0, 34.0, 12.0) : (44, 48, 20)
    let wanted = given + above + below + last
    var y = max(16, ((bounds.height - wanted) / 2.5).rounded())
    place(heading, Size(width: column, height: heights.0), at: y)
    y += heights.0 + 12
    place(text, Size(width: column, height: heights.1), at: y)
    y += heights.1 + above
    place(deck, Size(width: side, height: side), at: y)
    y += side + below
    place(button, Size(width: 160, height: 44), at: y)
    y += 44 + last
    passageControl.density = .full
    place(passageControl, Size(width: passageControl.width(.full), height: 28), at: y)
    contentSize = Size(width: bounds.width, height: y + 28 + 16)
  }
}
