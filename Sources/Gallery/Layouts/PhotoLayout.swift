import Motion
import SceneGraph

/// How the photographs of the grid are laid out.
package enum PhotoLayout: String, CaseIterable, Sendable {
  /// Squares with their captions.
  case square

  /// Rows in the pictures' own shapes that fill the width.
  case rows

  /// Columns in the pictures' own shapes.
  case masonry

  /// One to a row, with what is known of it.
  case list

  /// Under the thumbnail in squares, in points.
  static let captionHeight = 26.0

  private static let gap = 10.0
  private static let padding = Insets(top: 10, left: 10, bottom: 10, right: 10)

  /// Whether cells have the shapes of the pictures.
  var followsShapes: Bool { self == .rows || self == .masonry }

  /// Whether another shape of one picture moves all after it to other columns, not only down.
  var movesAcross: Bool { self == .masonry }

  /// The next one, the first after the last.
  var next: PhotoLayout {
    let all = PhotoLayout.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// Where the cells lie.
  ///
  /// - Parameters:
  ///   - count: How many photographs there are.
  ///   - aspectRatios: Of each photograph, width by height, `0` where that is not known; not looked at where
  ///     cells do not follow shapes.
  ///   - width: The room there is, in points.
  ///   - density: How large the photographs are shown.
  ///   - previous: An earlier layout; what has not changed since is taken over.
  /// - Returns: As many cells as there are photographs.
  func cells(
    count: Int, aspectRatios: [Float], width: Double, density: Density,
    previous: (any CellLayout)? = nil
  ) -> any CellLayout {
    let (gap, padding) = (PhotoLayout.gap, PhotoLayout.padding)
    switch self {
    case .square:
      return GridLayout(
        count: count, width: width, columns: density.columns(in: width), gap: gap,
        padding: padding, captionHeight: PhotoLayout.captionHeight)
    case .rows:
      return JustifiedLayout(
        aspectRatios: aspectRatios, width: width, rowHeight: density.rowHeight, gap: gap,
        padding: padding, previous: previous as? JustifiedLayout)
    case .masonry:
      return MasonryLayout(
        aspectRatios: aspectRatios, width: width, columns: density.columns(in: width), gap: gap,
        padding: padding)
    case .list:
      return GridLayout(
        count: count, width: width, rowHeight: density.listHeight, gap: 2,
        padding: padding)
    }
  }

  /// The radius of the thumbnails' corners: no more than suits the small ones of a list, in points.
  func cornerRadius(_ usual: Double) -> Double { self == .list ? min(usual, 6) : usual }

  /// Where the thumbnail is in a cell, in the same points as the cell's frame.
  func pictureFrame(in cell: Rect) -> Rect {
    switch self {
    case .square:
      Rect(
        x: cell.minX, y: cell.minY, width: cell.width,
        height: max(0, cell.height - PhotoLayout.captionHeight))
    case .rows, .masonry: cell
    case .list:
      Rect(
        x: cell.minX + 4, y: cell.minY + 4, width: max(0, cell.height - 8),
        height: max(0, cell.height - 8))
    }
  }
}

extension PhotoLayout {
  /// How large photographs are shown, in each layout in its own way.
  struct Density: Hashable {
    /// The least width of a cell, in points.
    private(set) var cellWidth = usual

    private static let usual = 200.0
    private static let widths = 64.0...900.0

    /// What one step makes of a height.
    private static let step = 1.25

    /// How many photographs lie side by side: two at phone width, as in the original's demo, and more as soon
    /// as there is room for them.
    func columns(in width: Double) -> Int {
      max(
        cellWidth > Density.usual ? 1 : 2,
        GridLayout.columns(in: width, cellsAtLeast: cellWidth, gap: PhotoLayout.gap))
    }

    /// The height wanted of a row of pictures in their own shapes, in points.
    var rowHeight: Double { cellWidth * 0.85 }

    /// The height of a row of a list, in points.
    var listHeight: Double { max(28, (cellWidth * 0.32).rounded()) }

    /// The next larger or smaller size that differs.
    ///
    /// - Parameters:
    ///   - step: `1` is larger, `-1` smaller.
    ///   - layout: In which layout.
    ///   - width: Of the grid, in points.
    /// - Returns: The same where there is none.
    func stepped(_ step: Int, in layout: PhotoLayout, width: Double) -> Density {
      var next = self
      switch layout {
      case .rows, .list:
        next.cellWidth = step > 0 ? cellWidth * Density.step : cellWidth / Density.step
      case .square, .masonry:
        let columns = Double(self.columns(in: width) - step)
        guard columns >= 1 else { return self }
        next.cellWidth = ((width + PhotoLayout.gap) / columns - PhotoLayout.gap).rounded(.down)
      }
      return Density.widths.contains(next.cellWidth) ? next : self
    }
  }
}
