import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// How the paired job's photographs open and close.
final class PairedAnimator: TransitionAnimator, TransitioningDelegate {
  /// In seconds.
  private let duration: Double

  private let pictures: PairedPictures

  /// - Parameters:
  ///   - duration: What a move takes.
  ///   - pictures: What flies.
  init(duration: Duration, pictures: PairedPictures) {
    self.duration = duration / .seconds(1)
    self.pictures = pictures
  }

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? { self }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { self }

  func transitionWillStart(_ context: TransitionContext) {
    grid(context)?.setEmpty(true, photo(context))
    if context.direction == .present { pictures.prepare(photo(context)) }
  }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let photo = photo(context)
    let cell = PairedJob.cell(photo)
    let whole = ChannelVector(context.container)
    return TransitionPlan(
      elements: [
        TransitionElement(
          name: "presenting", content: .below(size: context.container.size),
          channels: channels(frame: .constant(whole)), isClipped: false),
        TransitionElement(
          name: "scrim", content: .color(PairedJob.scrim),
          channels: channels(
            frame: .constant(whole),
            opacity: moved(
              .zero, ChannelVector(single: PairedJob.scrimOpacity), context.direction))),
        TransitionElement(
          name: "hero", content: .image(PairedPictures.full(photo), mode: nil),
          channels: channels(
            frame: moved(
              ChannelVector(cell), ChannelVector(PairedJob.open.frame), context.direction),
            radii: moved(
              ChannelVector(CornerRadii(PairedJob.cellRadius)),
              ChannelVector(CornerRadii(PairedJob.open.radius)), context.direction)),
          cornerCurve: .circular),
      ], scale: context.scale)
  }

  func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {
    let isOpen = (context.direction == .present) == (outcome == .completed)
    guard !isOpen else { return }
    grid(context)?.setEmpty(false, photo(context))
    pictures.putAway(photo(context))
  }

  private func grid(_ context: TransitionContext) -> PairedGrid? {
    context.presenting as? PairedGrid
  }

  private func photo(_ context: TransitionContext) -> Int {
    (context.presented as? PairedDetail)?.photo ?? 0
  }

  /// From the grid's value to the open photograph's, or back.
  private func moved(
    _ closed: ChannelVector, _ open: ChannelVector, _ direction: TransitionDirection
  ) -> Channel {
    let ends = direction == .present ? (closed, open) : (open, closed)
    return Channel(
      from: ends.0, to: ends.1, timing: .curve(PairedAnimator.easeOutCubic, duration: duration))
  }

  private func channels(
    frame: Channel, radii: Channel = .constant(.zero),
    opacity: Channel = .constant(ChannelVector(single: 1))
  ) -> ElementChannels {
    ElementChannels(
      frame: frame, content: frame, radii: radii, opacity: opacity, shadow: .constant(.zero))
  }

  /// 1 − (1 − t)³ exactly: time goes evenly along the curve's parameter.
  private static let easeOutCubic = UnitCurve(x1: 1.0 / 3, y1: 1, x2: 2.0 / 3, y2: 1)
}
