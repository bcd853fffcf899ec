/// What is written about a story; the same of every photograph.
enum StoryText {
  static func kicker(_ number: Int) -> String {
    ["Photograph of the day", "From the archive", "Around the world"][number % 3]
  }

  static let text = """
    Drag this page down: it shrinks under the hand, its corners become round and its shadow comes back. \
    Let go past a third of the way, or throw it, and it lands on its card; before that it springs back, as \
    fast as the hand let go.

    It can be caught in flight as well; a click or Esc sends it back at any moment.
    """
}
