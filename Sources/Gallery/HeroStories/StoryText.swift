/// What is written about a story; the same of every photograph.
enum StoryText {
  static func kicker(_ number: Int) -> String {
    ["Photograph of the day", "From the archive", "Around the world"][number % 3]
  }

  static let text = """
    The card's white ground has an id, and so have the picture and both lines. The ground's corners are \
    round and its shadow is there on the card, and neither on this page: in between they are what the \
    flight says they are, at every moment.

    Drag the page down. It shrinks under the hand, its corners become round and its shadow comes back. Let \
    go past a third of the way, or throw it, and it lands on its card; before that it springs back, as \
    fast as the hand let go.

    A click or Esc sends it back at any moment, and it can be caught by the mouse in flight as well.
    """
}
