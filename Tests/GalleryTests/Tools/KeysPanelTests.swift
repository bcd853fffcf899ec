import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct KeysPanelTests {
  private let panel: KeysPanel
  private let fonts: Typography

  init() throws {
    fonts = try RealTypography().fonts
    panel = KeysPanel(typography: fonts)
  }

  private func layOut(_ width: Double, _ height: Double) {
    panel.frame = Rect(x: 0, y: 0, width: width, height: height)
    panel.layoutIfNeeded()
  }

  /// The rows' frames on the card.
  private var rows: [Rect] {
    panel.subviews[0].subviews.filter { !($0 is Label) }.map(\.frame)
  }

  @Test(
    "Every key and what it does is written, at any size", arguments: [(1280.0, 800.0), (320, 240)])
  func everything(_ width: Double, _ height: Double) {
    layOut(width, height)
    let texts = panel.displayList().texts
    for help in KeyHelp.all {
      #expect(texts.contains(help.action))
      for key in help.keys { #expect(texts.contains(key)) }
    }
  }

  @Test(
    "The card stays within the window, in the middle",
    arguments: [(1280.0, 800.0), (700, 400), (400, 640), (320, 240), (200, 900), (2000, 120)])
  func fits(_ width: Double, _ height: Double) {
    layOut(width, height)
    let card = panel.cardFrame
    #expect(card.minX >= 15 && card.maxX <= width - 15)
    #expect(card.minY >= 15 && card.maxY <= height - 15)
    #expect(abs(card.midX - width / 2) <= 1 && abs(card.midY - height / 2) <= 1)
  }

  @Test("Rows lie in two columns where there is room, in one where it is narrow")
  func columns() {
    layOut(1280, 800)
    #expect(Set(rows.map(\.minX)).count == 2)
    layOut(400, 640)
    #expect(Set(rows.map(\.minX)).count == 1)
  }

  @Test(
    "In a small window it is as large as rows and columns let it be",
    arguments: [
      (420, 800, 0.78), (900, 340, 0.65), (320, 480, 0.55), (800, 600, 0.83), (1000, 600, 1),
    ])
  func legible(_ width: Double, _ height: Double, least: Double) {
    layOut(width, height)
    #expect(panel.subviews[0].transform.m11 >= least, "\(panel.subviews[0].transform.m11)")
  }

  @Test("Rows do not overlap", arguments: [(1280.0, 800.0), (400, 640)])
  func noOverlap(_ width: Double, _ height: Double) {
    layOut(width, height)
    let rows = rows
    #expect(rows.count == KeyHelp.all.count)
    for (index, row) in rows.enumerated() {
      #expect(!rows[(index + 1)...].contains { $0.intersects(row) })
    }
  }

  @Test("Where there is room it is drawn at its own size, crisp")
  func ownSize() {
    layOut(1280, 800)
    #expect(panel.subviews[0].transform == .identity)
  }
}
