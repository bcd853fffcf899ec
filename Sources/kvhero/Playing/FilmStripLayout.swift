import Motion
import SceneGraph

/// Where frames lie in a film strip, in its pixels: side by side, in rows where they are many.
struct FilmStripLayout {
  /// Between and around the frames.
  private static let gap = 8.0

  private static let mostWidth = 2560.0

  /// As narrow as a frame may become before another row is begun.
  private static let leastFrameWidth = 320.0

  static let background = Color(hex: 0x2a2a30)

  private let columns: Int
  private let rows: Int

  /// The size of a frame in the strip, and in the gallery.
  private let tile: Size
  private let frame: Size

  /// - Parameters:
  ///   - count: How many frames there are; at least one.
  ///   - frame: The size of each, in points of the gallery.
  init(count: Int, frame: Size) {
    let gap = FilmStripLayout.gap
    let narrowest = min(FilmStripLayout.leastFrameWidth, frame.width)
    let most = max(1, Int((FilmStripLayout.mostWidth - gap) / (narrowest + gap)))
    rows = (count + most - 1) / most
    columns = (count + rows - 1) / rows
    let room = FilmStripLayout.mostWidth - gap * Double(columns + 1)
    let width = min(frame.width, room / Double(columns)).rounded(.down)
    tile = Size(width: width, height: max(1, (frame.height * width / frame.width).rounded()))
    self.frame = frame
  }

  var size: Size {
    let gap = FilmStripLayout.gap
    return Size(
      width: gap + (tile.width + gap) * Double(columns),
      height: gap + (tile.height + gap) * Double(rows))
  }

  /// The strip as one list: the frames' own lists, smaller.
  ///
  /// - Parameters:
  ///   - frames: As many as there are.
  ///   - background: What lies behind each.
  /// - Returns: The list, in the strip's pixels.
  func list(of frames: [DisplayList], background: Color) -> DisplayList {
    var list = DisplayList()
    let whole = RoundedRect(rect: Rect(origin: .zero, size: frame))
    for (index, content) in frames.enumerated() {
      var group = DisplayList([.fill(whole, background)])
      group.append(.group(DisplayGroup(list: content)))
      list.append(
        .group(
          DisplayGroup(
            list: group, transform: .mapping(whole.rect, onto: place(of: index)), clip: whole)))
    }
    return list
  }

  /// Where a frame lies.
  func place(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let gap = FilmStripLayout.gap
    return Rect(
      x: gap + (tile.width + gap) * Double(column), y: gap + (tile.height + gap) * Double(row),
      width: tile.width, height: tile.height)
  }
}
