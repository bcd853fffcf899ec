import Motion
import SceneGraph
import TestSupport
import Transitions

extension StormTheatre {
  /// One whose transitions are those of this module's tests.
  static func boxed(seed: UInt64) -> (StormTheatre, Boxes) {
    let (theatre, boxes) = (StormTheatre(seed: seed), Boxes())
    theatre.animators = { [weak theatre, unowned boxes] _, _, _ in
      switch theatre?.below(6) {
      case 0: boxes.box
      case 1: boxes.rewinding
      case 2: boxes.dissolve
      default: nil
      }
    }
    return (theatre, boxes)
  }

  /// The animators of a storm.
  @MainActor
  final class Boxes {
    let box = BoxAnimator()
    let rewinding = BoxAnimator()
    let dissolve = CrossDissolve(duration: 0.2)

    init() {
      rewinding.timing = .curve(.easeInOut, duration: 0.3)
      rewinding.reversal = .rewind
    }
  }

  /// Lets a screen be presented over the one that is active.
  func present(_ screen: DiaryScreen, by boxes: Boxes, animated: Bool) {
    screen.modalPresentationStyle = below(2) == 0 ? .fullScreen : .custom
    screen.transitioningDelegate = below(3) == 0 ? boxes.rewinding : boxes.box
    stage.activeViewController.present(screen, animated: animated)
  }
}
