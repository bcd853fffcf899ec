import Hero
import Motion
import SceneGraph

/// A row for each photograph.
final class PhotoListView: ScrollView {
  private let rows: [PhotoRow]

  init(_ kit: ExampleKit) {
    rows = (0..<kit.pictures.count).map { PhotoRow(kit, $0) }
    super.init()
    // Each row a little after the one above.
    kit.figures.lead(self) { $0.heroModifiers = [.cascade(delta: $1[.morphRows])] }
    for row in rows { addSubview(row) }
  }

  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width, atMost: 760)
    for (number, row) in rows.enumerated() {
      row.frame = Rect(
        x: column.left, y: 12 + Double(number) * 66, width: column.width, height: 60)
    }
    contentSize = Size(width: bounds.width, height: (rows.last?.frame.maxY ?? 0) + 12)
  }
}

extension PhotoListView {
  /// A picture that flies, and on a white ground a name and a size that come and go with the row.
  fileprivate final class PhotoRow: View {
    private let ground = View()
    private let picture: PictureView
    private let title: Label
    private let detail: Label

    init(_ kit: ExampleKit, _ number: Int) {
      picture = kit.pictures.view(of: number)
      title = Label(
        kit.pictures.caption(of: number), font: kit.fonts.font(16, .bold),
        color: ProductPalette.text)
      detail = kit.note(kit.pictures.detail(of: number))
      super.init()
      ground.backgroundColor = .white
      ground.cornerRadius = 12
      ground.heroModifiers = [.fade, .translate(x: -80)]
      PhotoFlight.takes(picture, radius: .morphListRadius, kit)
      for view in [title, detail] { ground.addSubview(view) }
      for view in [ground, picture] { addSubview(view) }
    }

    override func layoutSubviews() {
      ground.frame = bounds
      picture.frame = Rect(x: 6, y: 6, width: 48, height: 48)
      let width = max(0, bounds.width - 70 - 16)
      title.frame = Rect(x: 70, y: 10, width: width, height: 22)
      detail.frame = Rect(x: 70, y: 32, width: width, height: 18)
    }
  }
}
