import Motion
import SceneGraph

/// What a layout says of a photograph: its name and, in a list, more of it.
final class CellText: View {
  private let caption: Label
  private let detail: Label

  /// Which layout it is for.
  var layout = PhotoLayout.square { didSet { layoutDidChange() } }

  init(fonts: Typography) {
    caption = Label(font: fonts.font(13), color: Color(hex: 0x3a3a3f), alignment: .center)
    detail = Label(font: fonts.font(12), color: Color(hex: 0x62626b))
    super.init()
    isUserInteractionEnabled = false
    addSubview(caption)
    addSubview(detail)
    layoutDidChange()
  }

  func show(caption: String, detail: String) {
    self.caption.text = caption
    self.detail.text = detail
  }

  private func layoutDidChange() {
    caption.isHidden = layout == .rows || layout == .masonry
    caption.alignment = layout == .list ? .left : .center
    detail.isHidden = layout != .list
  }

  /// Lays the lines around a picture.
  ///
  /// - Parameters:
  ///   - picture: Where it is, in the points of the cell, which this fills.
  ///   - cell: The bounds of the cell.
  func place(around picture: Rect, in cell: Rect) {
    frame = cell
    switch layout {
    case .square:
      caption.frame = Rect(
        x: picture.minX + 6, y: picture.maxY, width: max(0, picture.width - 12),
        height: PhotoLayout.captionHeight)
    case .rows, .masonry: break
    case .list:
      let start = picture.maxX + 12
      let width = max(0, cell.width - start - 12)
      // Two lines about the middle; in a low row beside each other.
      let isLow = cell.height < 44
      let middle = (cell.height / 2).rounded()
      caption.frame = Rect(
        x: start, y: isLow ? middle - 10 : middle - 19, width: isLow ? width * 0.6 : width,
        height: 20)
      detail.frame = Rect(
        x: isLow ? start + width * 0.62 : start, y: isLow ? middle - 9 : middle + 1,
        width: isLow ? width * 0.38 : width, height: 18)
    }
  }
}
