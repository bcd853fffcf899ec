import CustomTransitions
import Motion
import SceneGraph
import Transitions

/// Deals a card: it flies from the deck to the middle by a spring, the room grows dark around it, and
/// the lines beneath it rise one after another.
///
/// Written as one writes an animation; what is recorded of it can be caught and turned like any other
/// transition.
final class CardAnimation: TransitionManagerAnimation {
  /// Takes other figures.
  func apply(_ settings: MotionSettings) {
    spring = settings.cardSpring ?? CardAnimation.lively
    cascade = settings[.cardsCascade]
  }

  override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let (card, table) =
      isDismissing
      ? (fromViewController, toViewController) : (toViewController, fromViewController)
    guard let screen = card as? CardScreen else { return completion() }
    screen.view.layoutIfNeeded()
    let away = CardAnimation.pose(of: screen.card, on: screen.deck, in: screen.view)
    let lines = screen.lines
    if isDismissing {
      container.insertSubview(table.view, belowSubview: screen.view)
      container.animate(duration: duration / 2) { for line in lines { line.alpha = 0 } }
      container.animate(spring: spring) {
        screen.card.transform = away
      } completion: {
        completion()
      }
      container.animate(duration: duration) { screen.view.backgroundColor = .clear }
    } else {
      container.addSubview(screen.view)
      screen.view.backgroundColor = .clear
      screen.card.transform = away
      container.animate(duration: duration) { screen.view.backgroundColor = CardScreen.ground }
      container.animate(spring: spring) { screen.card.transform = .identity }
      for (number, line) in lines.enumerated() {
        line.alpha = 0
        line.frame.origin.y += CardAnimation.rise
        container.animate(
          duration: duration, delay: duration / 2 + cascade * Double(number), curve: .easeOut
        ) {
          line.alpha = 1
          line.frame.origin.y -= CardAnimation.rise
        } completion: {
          if number == lines.count - 1 { completion() }
        }
      }
    }
  }

  /// Lively: the card swings a little about its place.
  var spring = CardAnimation.lively

  private static let lively = Spring(response: 0.42, dampingRatio: 0.78)

  /// How long after the line above it each line rises, in seconds.
  private var cascade = MotionSetting.cardsCascade.standard

  /// How far the lines rise, in points.
  private static let rise = 18.0

  /// What makes a card lie as the uppermost of the deck does.
  private static func pose(of card: View, on deck: View?, in screen: View) -> Transform3D {
    guard let place = deck?.convert(deck?.bounds ?? .zero, to: screen), place.isDrawable,
      card.bounds.isDrawable
    else { return .translation(x: 0, y: screen.bounds.height) }
    let size = place.width / card.bounds.width
    return Transform3D.scale(x: size, y: size)
      .concatenating(.rotation(angle: CardDeck.turn))
      .concatenating(.translation(x: place.midX - card.center.x, y: place.midY - card.center.y))
  }
}
