import Hero
import SceneGraph

/// What every example is built with.
@MainActor
struct ExampleKit {
  let fonts: Typography
  let pictures: ExamplePictures

  /// What all of them move by.
  let figures = ExampleFigures()

  /// Animates all of them.
  let engine: HeroTransition

  /// Told of a text that a person wants on the clipboard, and that its text is wanted.
  let clipboard: ExampleClipboard

  /// A button in the colours of the examples.
  func button(_ title: String, onActivate: (() -> Void)? = nil) -> Button {
    let style = Button.Style(
      title: .white, background: BarPalette.tint, pressed: BarPalette.pressedTint)
    return Button(title, font: fonts.font(16, .bold), style: style, onActivate: onActivate)
  }

  /// A line of a text in the size of the bars' labels.
  func note(_ text: String, color: Color = ProductPalette.faint, lines: Int = 1) -> Label {
    Label(text, font: fonts.font(13), color: color, lineLimit: lines)
  }
}

/// Where texts of the examples go and come from.
@MainActor
final class ExampleClipboard {
  var copy: (String) -> Void = { _ in }

  /// The text comes as an event.
  var paste: () -> Void = {}
}
