import Hero
import Motion
import SceneGraph

/// A square for each photograph.
final class PhotoGridView: ScrollView {
  private let cells: [PhotoSquare]

  init(_ kit: ExampleKit) {
    cells = (0..<kit.pictures.count).map { PhotoSquare(kit, $0) }
    super.init()
    kit.figures.lead(self) { $0.heroModifiers = [.cascade(delta: $1[.morphCells])] }
    for cell in cells { addSubview(cell) }
  }

  override func layoutSubviews() {
    let row = PageColumn(in: bounds.width).cells(2...5, least: 200, gap: 12)
    let left = ((bounds.width - row.span) / 2).rounded()
    for (number, cell) in cells.enumerated() {
      cell.frame = row.frame(of: number, left: left, top: 16, height: row.width + 26, rowGap: 12)
    }
    contentSize = Size(width: bounds.width, height: (cells.last?.frame.maxY ?? 0) + 16)
  }
}

extension PhotoGridView {
  /// A picture that flies, and a name under it that fades.
  fileprivate final class PhotoSquare: View {
    private let picture: PictureView
    private let title: Label

    init(_ kit: ExampleKit, _ number: Int) {
      picture = kit.pictures.view(of: number)
      title = kit.note(kit.pictures.caption(of: number), color: ProductPalette.secondary)
      super.init()
      PhotoFlight.takes(picture, radius: .morphGridRadius, kit)
      title.heroModifiers = [.fade, .translate(y: 24)]
      for view in [title, picture] { addSubview(view) }
    }

    override func layoutSubviews() {
      picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.width)
      title.frame = Rect(x: 2, y: bounds.width + 6, width: max(0, bounds.width - 4), height: 18)
    }
  }
}
