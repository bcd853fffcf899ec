/// What the guide says; the same of every place, since anybody's photographs may be shown.
enum PlaceText {
  static let summary = "Ground, picture and texts match"

  static let text = """
    They fly by their ids: letters keep their size on the way, the picture keeps its proportions while its \
    frame changes, and the card's round corners and its shadow go with its ground. This text and the facts \
    are only here; they come one after the other.
    """

  /// A name and what is said of it, line by line.
  @MainActor
  static func facts(of number: Int, _ kit: ExampleKit) -> [(String, String)] {
    let delay = kit.figures.settings.text(of: .guideCascade)
    return [
      ("Photograph", "\(number + 1) of \(kit.pictures.count)"),
      ("Size", kit.pictures.detail(of: number)),
      ("Comes by", "fade, translate(y: 40), \(delay) s after the line above"),
      ("Goes by", "the same, at once and faster"),
      ("Can be", "caught on its way, by a click or by Esc"),
    ]
  }
}
