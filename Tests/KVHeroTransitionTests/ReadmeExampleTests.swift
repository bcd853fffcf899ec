import FoundationEssentials
import TestSupport
import Testing

// README
import KVHeroTransition
import Motion
import SceneGraph
import Transitions

final class Screen: ViewController, KVTransitionAnimatable {
  let picture = ImageView(contentMode: .scaleAspectFill)

  init(_ image: Image, at frame: Rect) {
    super.init()
    (picture.image, picture.frame) = (image, frame)
    view.addSubview(picture)
  }

  var imageViewFrame: Rect? { picture.frame }
  func heroImage() -> Image? { picture.image }
}

@MainActor func playHero(draw: (DisplayList) -> Void) {
  let photo = Image(id: Image.ID(rawValue: 1), size: Size(width: 1600, height: 900))
  let grid = Screen(photo, at: Rect(x: 10, y: 10, width: 120, height: 120))
  let detail = Screen(photo, at: Rect(x: 0, y: 150, width: 400, height: 225))
  let stage = Stage(root: grid, size: Size(width: 400, height: 600))
  grid.presentWithHeroTransition(detail)
  for frame in 0..<90 {
    draw(stage.frame(at: FrameTime(elapsed: .milliseconds(16 * frame))))
  }
}
// README

@MainActor @Suite("The README's example of the core")
struct ReadmeExampleTests {
  @Test("It flies the picture from the one place to the other")
  func flies() throws {
    var frames: [Rect] = []
    playHero { list in
      frames.append(list.topmostPicture?.frame ?? .zero)
    }
    #expect(frames.first == Rect(x: 10, y: 10, width: 120, height: 120))
    #expect(frames.last == Rect(x: 0, y: 150, width: 400, height: 225))
    #expect(Set(frames).count > 20)
  }

  @Test("The README holds it line for line")
  func isInReadme() throws { try ReadmeExample().expectShown() }

  @Test("The README has a row for every library of the package, which leads to its page")
  func namesLibraries() throws {
    let package = TestTarget(of: #filePath).package
    let libraries = try TestTarget.lines(of: package.appending(path: "Package.swift"))
      .filter { $0.contains(".library(name:") }.map { $0.split(separator: "\"")[1] }
    let readme = try TestTarget.lines(of: package.appending(path: "README.md"))
    #expect(libraries.count == 7)
    for library in libraries {
      let page = "Sources/\(library)/\(library).docc/\(library).md"
      #expect(readme.contains { $0.hasPrefix("| [`\(library)`](\(page)) |") }, "\(library)")
      let title = try TestTarget.lines(of: package.appending(path: page)).first
      #expect(title == "# ``\(library)``")
    }
  }
}

extension DisplayList {
  /// The picture drawn last, in groups as well; nothing here is transformed at rest.
  fileprivate var topmostPicture: DisplayImage? {
    for item in items.reversed() {
      switch item {
      case .image(let image): return image
      case .group(let group): if let image = group.list.topmostPicture { return image }
      default: continue
      }
    }
    return nil
  }
}
