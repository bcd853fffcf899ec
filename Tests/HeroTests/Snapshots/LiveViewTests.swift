import Motion
import SceneGraph
import Testing
import Transitions

// The steps of the pipeline are the module's own.
@testable import Hero

/// Views that are drawn as they are at the moment while they fly.
@MainActor
@Suite struct LiveViewTests {
  private let stage = HeroStage()

  /// Shows one picture after the other, as a film does.
  private final class FilmView: View {
    var frameNumber = 0 {
      didSet { setNeedsDisplay() }
    }

    override func draw(into list: inout DisplayList) {
      let image = Image(
        id: .init(rawValue: 100 + frameNumber), size: Size(width: 16, height: 9))
      list.append(.image(DisplayImage(image: image, frame: bounds)))
    }
  }

  @Test(
    "#493, #604, #649: A film goes on playing in flight, and stays in its place in the tree",
    arguments: [HeroSnapshotType.noSnapshot, .optimized])
  func film(type: HeroSnapshotType) throws {
    let film = FilmView(frame: Rect(x: 20, y: 100, width: 160, height: 90))
    film.heroModifiers = [.translate(x: 300), .snapshot(type), .duration(0.4)]
    let holder = View(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    holder.addSubview(film)
    stage.page.view.addSubview(holder)
    stage.present()
    var seen: [Int] = []
    for number in 1...6 {
      film.frameNumber = number
      seen += stage.frame(after: 1.0 / 30).imageNumbers.filter { $0 >= 100 }.map { $0 - 100 }
      #expect(film.superview === holder)
      #expect(film.frame == Rect(x: 20, y: 100, width: 160, height: 90))
      #expect(film.alpha == 1 && !film.isHidden && film.transform == .identity)
    }
    #expect(seen == (type == .noSnapshot ? [1, 2, 3, 4, 5, 6] : [0, 0, 0, 0, 0, 0]))
    stage.frame(after: 2)
    #expect(stage.transition == nil)
    #expect(stage.frame().imageNumbers.contains(106))
  }

  @Test("A live view with another that flies inside of it is drawn in the pieces around that")
  func inside() throws {
    let holder = FilmView(frame: Rect(x: 20, y: 100, width: 160, height: 90))
    holder.heroModifiers = [.translate(x: 300), .snapshot(.noSnapshot)]
    let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = .black
    inner.heroModifiers = [.fade]
    let front = FilmView(frame: Rect(x: 50, y: 10, width: 20, height: 20))
    holder.addSubview(inner)
    holder.addSubview(front)
    stage.page.view.addSubview(holder)
    stage.present()
    holder.frameNumber = 3
    front.frameNumber = 4
    let seen = stage.frame(after: 0.1).imageNumbers.filter { $0 >= 100 }
    #expect(seen == [103, 104])
  }

  @Test("A live view that is gone is not drawn, and is not kept")
  func gone() {
    var film: FilmView? = FilmView(frame: Rect(x: 20, y: 100, width: 160, height: 90))
    weak let kept = film
    let live = film.map { LiveView($0) }
    #expect(live?.recorded().items.count == 1)
    film = nil
    #expect(kept == nil)
    #expect(live?.recorded().isEmpty == true)
  }
}

extension DisplayList {
  /// The numbers of the pictures that are drawn, in order, those in groups included.
  fileprivate var imageNumbers: [Int] {
    items.flatMap { item -> [Int] in
      switch item {
      case .image(let image): [image.image.id.rawValue]
      case .group(let group): group.list.imageNumbers
      default: []
      }
    }
  }
}
