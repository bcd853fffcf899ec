import Motion
import SceneGraph

/// Shows which part of a list is in sight, and can be dragged to see another.
final class ScrollBar: View {
  /// Of the strip that can be pressed, in points; the thumb in it is thinner.
  static let width = 12.0

  private static let thumbWidth = 4.0
  private static let shortestThumb = 36.0

  private unowned let list: ScrollView
  private let thumb = View()
  private let pan = PanGestureRecognizer()

  /// Where the list was when the thumb was seized.
  private var seized = 0.0

  /// - Parameter list: What it shows the place in; outlives the bar.
  init(of list: ScrollView) {
    self.list = list
    super.init()
    thumb.backgroundColor = Color(white: 0, alpha: 0.28)
    thumb.cornerRadius = ScrollBar.thumbWidth / 2
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    pan.axis = .vertical
    pan.onChange = { [weak self] _ in self?.drag() }
    addGestureRecognizer(pan)
  }

  /// Follows the list; cheap enough for every frame of a scroll.
  func follow() {
    let (range, page) = (list.offsetRange.y, list.bounds.height)
    let length = range.upperBound - range.lowerBound
    isHidden = length <= 0 || page <= 0
    guard !isHidden else { return }
    let part = min(max((list.contentOffset.y - range.lowerBound) / length, 0), 1)
    thumb.frame = Rect(
      x: (bounds.width - ScrollBar.thumbWidth) / 2, y: 2 + part * travel(page, length),
      width: ScrollBar.thumbWidth, height: thumbLength(page, length))
  }

  override func layoutSubviews() { follow() }

  /// In proportion to the part in sight, but never too short to seize.
  private func thumbLength(_ page: Double, _ length: Double) -> Double {
    let room = max(0, bounds.height - 4)
    return min(room, max(ScrollBar.shortestThumb, room * page / (page + length)))
  }

  private func travel(_ page: Double, _ length: Double) -> Double {
    max(0, bounds.height - 4 - thumbLength(page, length))
  }

  private func drag() {
    let (range, page) = (list.offsetRange.y, list.bounds.height)
    let length = range.upperBound - range.lowerBound
    if pan.state == .began { seized = list.contentOffset.y }
    guard length > 0, travel(page, length) > 0 else { return }
    let moved = pan.translation(in: self).dy / travel(page, length) * length
    let offset = min(max(seized + moved, range.lowerBound), range.upperBound)
    list.contentOffset = Point(x: list.contentOffset.x, y: offset)
  }
}
