import Motion
import SceneGraph

/// What a person might do with the gallery, as a value: played again, it is the same to the last
/// bit.
package struct Script: Hashable, Sendable {
  /// In the order in which they are done.
  package var steps: [ScriptStep]

  package init(_ steps: [ScriptStep]) {
    self.steps = steps
  }

  /// One script after another.
  package static func + (first: Script, second: Script) -> Script {
    Script(first.steps + second.steps)
  }

  /// A script several times over.
  package func repeated(_ count: Int) -> Script {
    Script((0..<count).flatMap { _ in steps })
  }
}

/// What the benchmark plays, and the tests: each begins and ends at rest.
extension Script {
  /// A click on a thumbnail, brought into sight where it is not, which opens the photograph.
  ///
  /// - Parameter photo: From 0.
  /// - Returns: The script.
  package static func present(_ photo: Int) -> Script {
    Script([.reveal(photo), .rest] + click(.thumbnail(photo)))
  }

  /// The open photograph is thrown away, down and to the right.
  package static let dragDismiss = Script([
    .move(to: .picture, over: .milliseconds(160), .reaching), .press, .pause(.milliseconds(40)),
    .move(to: .away(Vector(dx: 70, dy: 240)), over: .milliseconds(360), .throwing), .release, .rest,
    pauseBetween,
  ])

  /// The open photograph is dragged a little and held before it is let go, so that it returns.
  package static let dragCancel = Script([
    .move(to: .picture, over: .milliseconds(160), .reaching), .press, .pause(.milliseconds(40)),
    .move(to: .away(Vector(dx: 30, dy: 60)), over: .milliseconds(320), .reaching),
    .pause(.milliseconds(200)), .release, .rest, pauseBetween,
  ])

  /// A click on the open photograph, which closes it.
  package static let tapDismiss = Script(click(.picture))

  /// A key, which closes the open photograph.
  package static let keyDismiss = Script([.key(.escape), .rest, pauseBetween])

  /// The open page is dragged beyond the window's lower edge, which closes one that was pulled up.
  package static let pullDown = Script([
    .move(to: .picture, over: .milliseconds(160), .reaching), .press, .pause(.milliseconds(40)),
    .move(to: .window(x: 0.5, y: 1.2), over: .milliseconds(480), .reaching), .release, .rest,
    pauseBetween,
  ])

  /// Something opened and closed in every way there is: once by a click, which leaves it open
  /// through a drag that is cancelled and one that takes it away; once by a click, or a key, each way.
  ///
  /// - Parameters:
  ///   - photo: From 0.
  ///   - style: A banner and a page that fades take no drag; only photographs close by a click.
  /// - Returns: The script.
  package static func cycle(of photo: Int, style: GalleryStyle) -> Script {
    switch style {
    case .hero, .pinterest:
      present(photo) + dragCancel + dragDismiss + present(photo) + tapDismiss
    case .zola: present(photo) + dragCancel + dragDismiss + present(photo) + keyDismiss
    case .pull: present(photo) + dragCancel + pullDown + present(photo) + keyDismiss
    case .banner, .fade: (present(photo) + keyDismiss).repeated(2)
    }
  }

  /// Through the neighbours of the open photograph and back to it, by keys.
  package static let page = Script(
    [KeyEvent.Key.right, .right, .left, .left].flatMap { [.key($0), .rest] } + [pauseBetween])

  /// The grid down and up again: by the wheel, then thrown by the pointer, then by keys.
  package static let scroll = Script([
    .move(to: .window(x: 0.5, y: 0.8), over: .milliseconds(160), .reaching),
    .wheel(notches: 8), .rest, .wheel(notches: -8), .rest,
    .press, .move(to: .away(Vector(dx: 0, dy: -320)), over: .milliseconds(200), .throwing),
    .release, .rest, .key(.home), .rest, pauseBetween,
  ])

  /// Nothing at all, for a second.
  package static let idle = Script([.pause(.seconds(1))])

  private static func click(_ place: ScriptPlace) -> [ScriptStep] {
    [
      .move(to: place, over: .milliseconds(160), .reaching), .press, .pause(.milliseconds(72)),
      .release, .rest, pauseBetween,
    ]
  }

  private static let pauseBetween = ScriptStep.pause(.milliseconds(120))
}
