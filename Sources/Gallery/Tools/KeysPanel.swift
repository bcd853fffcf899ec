package import Motion
package import SceneGraph

/// The list of all keys, on a card in the middle of a darkened window.
///
/// In two columns; where it does not fit, its rows lie closer and in as many columns as let it be
/// largest, and it is drawn smaller.
package final class KeysPanel: View {
  private let card = View()
  private let title: Label
  private let hint: Label
  private let rows: [KeyRow]

  private static let padding = 24.0
  private static let titleHeight = 36.0
  private static let hintHeight = 38.0

  /// Between columns, in points.
  private static let columnGap = 36.0

  /// Between the card and the window's edges, in points.
  private static let margin = 16.0

  /// - Parameters:
  ///   - typography: The fonts of the text.
  ///   - keys: A row for each.
  package init(typography: Typography, keys: [KeyHelp] = KeyHelp.all) {
    title = Label("Keys", font: typography.font(16, .bold), color: BarPalette.text)
    hint = Label(
      "Any key or click closes this list", font: typography.font(13), color: BarPalette.faint)
    rows = keys.map { KeyRow($0, typography: typography) }
    super.init()
    backgroundColor = Color(white: 0, alpha: 0.35)
    card.backgroundColor = BarPalette.bar
    card.cornerRadius = 16
    card.shadow = Shadow(
      color: Color(white: 0, alpha: 0.3), offset: Vector(dx: 0, dy: 8), radius: 18)
    addSubview(card)
    for view in [title, hint] + rows { card.addSubview(view) }
  }

  /// Where the card is, in the panel's points.
  package var cardFrame: Rect {
    layoutIfNeeded()
    return card.frame
  }

  package override func layoutSubviews() {
    let room = Size(
      width: bounds.width - 2 * KeysPanel.margin, height: bounds.height - 2 * KeysPanel.margin)
    var best = (columns: 2, rowHeight: KeyRow.height, scale: 0.0)
    for (columns, rowHeight) in KeysPanel.ways where best.scale < 1 {
      let scale = KeysPanel.scale(of: place(columns: columns, rowHeight: rowHeight), in: room)
      if scale > best.scale { best = (columns, rowHeight, scale) }
    }
    let scale = best.scale
    let size = place(columns: best.columns, rowHeight: best.rowHeight)
    card.transform = .identity
    card.frame = Rect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    if scale < 1 { card.transform = .scale(x: scale, y: scale) }
  }

  /// In how many columns, and how high each row is, in points; the first are the nicest.
  private static let ways = [
    (2, KeyRow.height), (1, KeyRow.height), (3, KeyRow.height), (1, KeyRow.least),
    (2, KeyRow.least), (3, KeyRow.least),
  ]

  /// How much smaller than it is something must be drawn to fit; `1` at most.
  private static func scale(of size: Size, in room: Size) -> Double {
    max(0, min(1, room.width / size.width, room.height / size.height))
  }

  /// Places everything on the card.
  ///
  /// - Returns: The card's size.
  private func place(columns: Int, rowHeight: Double) -> Size {
    let perColumn = (rows.count + columns - 1) / columns
    let top = KeysPanel.padding + KeysPanel.titleHeight
    var x = KeysPanel.padding
    for start in stride(from: 0, to: rows.count, by: max(perColumn, 1)) {
      let column = rows[start..<min(start + perColumn, rows.count)]
      let inset = column.reduce(0) { max($0, $1.keysWidth) }
      let width = inset + column.reduce(0) { max($0, $1.textWidth) }
      for (index, row) in column.enumerated() {
        row.textInset = inset
        row.frame = Rect(
          x: x, y: top + Double(index) * rowHeight, width: width, height: rowHeight)
      }
      x += width + KeysPanel.columnGap
    }
    let width = x - KeysPanel.columnGap
    let bottom = top + Double(perColumn) * rowHeight + 12
    title.frame = Rect(x: KeysPanel.padding, y: KeysPanel.padding - 4, width: width, height: 24)
    hint.frame = Rect(x: KeysPanel.padding, y: bottom, width: width, height: 20)
    return Size(width: width + KeysPanel.padding, height: bottom + KeysPanel.hintHeight)
  }
}
