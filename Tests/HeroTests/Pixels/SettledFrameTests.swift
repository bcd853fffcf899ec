import Hero
import Motion
import Rasterizer
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The first frame of a transition looks like the screen before, the last like the screen after: pixel
/// by pixel, so that nothing blinks when one takes the place of the other.
@MainActor
@Suite struct SettledFrameTests {
  /// What a pair of matched views is.
  enum Pair: String, CaseIterable, Sendable {
    case plain, image, modes, label, shadow, corners, border, glass, clipped, card, faded, turned
  }

  private let screens = HeroScreens()

  private func image(_ number: Int) -> Image {
    Image(id: .init(rawValue: number), size: Size(width: 300, height: 200))
  }

  /// A view on the screen before, and one on the screen after.
  private func views(_ pair: Pair) -> [View] {
    let frames = [
      Rect(x: 30.5, y: 20, width: 60, height: 50), Rect(x: 120, y: 60.25, width: 150, height: 110),
    ]
    return frames.enumerated().map { side, frame in
      let view: View
      switch pair {
      case .image, .modes:
        let mode: ContentMode = pair == .modes && side == 0 ? .scaleAspectFit : .scaleAspectFill
        view = ImageView(frame: frame, image: image(side), contentMode: mode)
        view.clipsToBounds = true
      case .label:
        view = Label(side == 0 ? "aba" : "abba", font: SettledFrameTests.font)
        view.frame = frame
      case .glass:
        view = VisualEffectView(
          frame: frame, effect: BlurEffect(radius: 4, tint: Color(white: 1, alpha: 0.3)))
      default:
        view = View(frame: frame)
        view.backgroundColor = Color(hex: side == 0 ? 0xd02020 : 0x2040c0)
      }
      switch pair {
      case .shadow:
        view.shadow = Shadow(radius: side == 0 ? 3 : 8)
        view.cornerRadius = 6
      case .corners, .image:
        view.cornerRadii = CornerRadii(
          topLeft: 12, topRight: side == 0 ? 0 : 20, bottomRight: 12, bottomLeft: 3)
      case .border:
        view.border = Border(width: side == 0 ? 2 : 5, color: .black)
        view.cornerRadius = 9
      case .faded: view.alpha = side == 0 ? 0.5 : 0.8
      case .turned: view.transform = .rotation(angle: side == 0 ? 0.2 : -0.3)
      case .card:
        view.clipsToBounds = true
        view.cornerRadius = 10
        let inner = View(frame: Rect(x: -5, y: 20, width: 40, height: 60))
        inner.backgroundColor = .white
        view.addSubview(inner)
      default: break
      }
      return view
    }
  }

  private func settle(_ pair: Pair) {
    let stripes = [screens.from.view, screens.to.view].map { screen in
      let stripe = View(frame: Rect(x: 0, y: 40, width: 320, height: 25))
      stripe.backgroundColor = Color(hex: 0x40c080)
      screen.addSubview(stripe)
      return stripe
    }
    stripes[0].frame = stripes[0].frame.offset(by: Vector(dx: 70, dy: 0))
    screens.from.view.backgroundColor = Color(hex: 0xf0e8d8)
    screens.to.view.backgroundColor = Color(hex: 0x203028)
    for (view, screen) in zip(views(pair), [screens.from.view, screens.to.view]) {
      view.heroID = "a"
      if pair == .clipped {
        let holder = View(frame: Rect(x: 40, y: 30, width: 200, height: 100))
        holder.clipsToBounds = true
        view.frame = view.frame.offset(by: Vector(dx: -40, dy: -30))
        holder.addSubview(view)
        screen.addSubview(holder)
      } else {
        screen.addSubview(view)
      }
    }
    // In front of the pair on both screens: glass does not see it.
    for screen in [screens.from.view, screens.to.view] {
      let front = View(frame: Rect(x: 50, y: 40, width: 90, height: 12))
      front.backgroundColor = Color(hex: 0xf0c020)
      screen.addSubview(front)
    }
  }

  @Test(
    "#579: The first and the last frame are the screens themselves, whatever flies",
    arguments: Pair.allCases, [true, false])
  func ends(pair: Pair, isPresenting: Bool) {
    screens.situation.isPresenting = isPresenting
    settle(pair)
    let plan = screens.plan(.fade)
    #expect(plan.fallback == nil)
    let (from, to) = (screens.from.view.displayList(), screens.to.view.displayList())
    let (below, presented) = isPresenting ? (from, to) : (to, from)
    for (part, settled) in [(0.0, from), (1.0, to)] {
      let list = plan.displayList(
        plan.states(at: plan.duration * part), over: below, presented: presented)
      let difference = largestDifference(bitmap(list), bitmap(settled))
      #expect(
        difference.value <= 1,
        "\(pair), \(part == 0 ? "first" : "last"): off by \(difference.value) at \(difference.place)"
      )
    }
  }

  private func bitmap(_ list: DisplayList) -> Bitmap {
    DisplayRasterizer().bitmap(
      of: list, size: Size(width: 320, height: 220), scale: 1, background: .black,
      images: PatternImages(), at: .zero)
  }

  private func largestDifference(
    _ a: Bitmap, _ b: Bitmap
  ) -> (value: Int, place: (Int, Int)) {
    var worst = (value: 0, index: 0)
    for index in a.pixels.indices {
      for shift: UInt32 in [0, 8, 16] {
        let value = abs(
          Int(a.pixels[index] >> shift & 255) - Int(b.pixels[index] >> shift & 255))
        if value > worst.value { worst = (value, index) }
      }
    }
    return (worst.value, (worst.index % a.width, worst.index / a.width))
  }

  /// A face of blocks, whose atlas is picture 900.
  private static let font: Font = {
    func glyph(_ x: Double) -> Typeface.GlyphImage {
      Typeface.GlyphImage(
        atlasRect: Rect(x: x, y: 0, width: 8, height: 12), bearing: Vector(dx: 0, dy: -12),
        advance: 10)
    }
    let strike = Typeface.Strike(
      pixelSize: 16, ascent: 13, descent: 3, atlas: Image.ID(rawValue: 900),
      glyphs: [glyph(0), glyph(8)])
    return Font(
      typeface: Typeface(name: "blocks", glyphs: ["a", "b"], strikes: [strike], kerning: [:]),
      size: 16)
  }()
}

/// Pictures of waves, each its own, and one atlas.
private struct PatternImages: ImageResolver {
  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent {
    let (width, height) = image.id.rawValue == 900 ? (16, 12) : (60, 40)
    let number = UInt32(image.id.rawValue + 1)
    let pixels = (0..<width * height).map { index -> UInt32 in
      if number > 900 { return 0xffff_ffff }
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      return 0xff00_0000 | (x * 4 * number % 256) << 16 | (y * 6 % 256) << 8 | (x * y % 256)
    }
    return .levels(
      ImageLevels(bitmaps: [Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)]))
  }
}
