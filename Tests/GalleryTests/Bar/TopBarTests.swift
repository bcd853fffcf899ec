import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct TopBarTests {
  private let bar: TopBar

  init() throws {
    bar = TopBar(typography: try RealTypography().fonts)
    bar.title = "Photos"
    bar.detail = "33 photos"
  }

  private func layOut(_ width: Double) -> [View] {
    bar.frame = Rect(x: 0, y: 0, width: width, height: TopBar.height)
    bar.layoutIfNeeded()
    return bar.subviews.filter { !$0.isHidden }
  }

  @Test(
    "At any width nothing overlaps and nothing leaves the bar",
    arguments: ["", "Photos", "Holidays at the sea with all the family and both dogs"])
  func noOverlap(_ title: String) {
    bar.title = title
    for width in stride(from: 320.0, through: 2000, by: 1) {
      let frames = layOut(width).map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(
          frame.minX >= 8 && frame.maxX <= width - 8 && frame.minY >= 0
            && frame.maxY <= TopBar.height - 1, "\(width)")
        for other in frames[(index + 1)...] {
          let gap = max(other.minX - frame.maxX, frame.minX - other.maxX)
          #expect(gap >= 7, "\(frame) and \(other) at \(width)")
        }
      }
    }
  }

  @Test("Both choices are there from 320 points on, and never squeezed")
  func choicesStay() {
    for width in stride(from: 320.0, through: 2000, by: 1) {
      let shown = layOut(width)
      for control in [bar.styleControl, bar.presetControl] {
        #expect(shown.contains { $0 === control })
        #expect(control.frame.width >= control.width(control.density))
      }
    }
  }

  @Test("As it narrows it gives up the hint, the count, the keys and the title, then shortens")
  func order() {
    var seen: [String] = []
    for width in stride(from: 1000.0, through: 320, by: -1) {
      let shown = layOut(width)
      let labels = shown.compactMap { ($0 as? Label)?.text }
      let parts = [
        shown.contains { $0 === bar.helpButton } ? "hint" : nil,
        labels.contains("33 photos") ? "count" : nil,
        labels.contains("Photos") ? "title" : nil, "\(bar.styleControl.density)",
      ]
      let text = parts.compactMap { $0 }.joined(separator: " ")
      if seen.last != text { seen.append(text) }
    }
    #expect(
      seen == [
        "hint count title full", "count title full", "title full", "title titles", "titles",
        "short",
      ])
  }

  @Test("With room enough the styles stand in the middle of the bar")
  func middle() {
    for width in [900.0, 1280, 2000] {
      _ = layOut(width)
      #expect(abs(bar.styleControl.frame.midX - width / 2) <= 0.5)
    }
  }

  @Test("Narrower than it is made for it still has the styles", arguments: [250.0, 100, 10, 0])
  func narrowest(_ width: Double) {
    #expect(layOut(width).contains { $0 === bar.styleControl })
  }

  @Test("A choice is reported; one that is set is not")
  func reports() {
    var styles: [GalleryStyle] = []
    var presets: [HeroStyle.Preset] = []
    bar.onStyle = { styles.append($0) }
    bar.onPreset = { presets.append($0) }
    bar.style = .banner
    bar.preset = .classic
    #expect(bar.style == .banner && bar.preset == .classic)
    #expect(bar.styleControl.keyDown(KeyEvent(key: .left)))
    #expect(bar.presetControl.keyDown(KeyEvent(key: .left)))
    #expect(styles == [.pinterest] && presets == [.standard])
    #expect(bar.style == .pinterest && bar.preset == .standard)
  }

  @Test("The hint asks for the keys")
  func help() {
    var count = 0
    bar.onHelp = { count += 1 }
    #expect(bar.helpButton.keyDown(KeyEvent(key: .enter)))
    #expect(count == 1)
  }

  @Test("Every text has a contrast of at least 4.5 : 1 on what lies under it")
  func contrast() {
    for style in GalleryStyle.ofPhotographs {
      bar.style = style
      _ = layOut(1280)
      var ground: [(shape: RoundedRect, color: Color)] = []
      var texts = 0
      for item in bar.displayList().items {
        switch item {
        case .fill(let shape, let color): ground.append((shape, color))
        case .text(let text):
          texts += 1
          let under = ground.last { $0.shape.rect.contains(text.origin) }
          #expect(text.color.contrast(with: under?.color ?? .black) >= 4.5)
        case .group, .image, .border, .shadow, .backdropBlur: break
        }
      }
      // Title, count, hint, five segments and three keys.
      #expect(texts == 11)
    }
  }
}
