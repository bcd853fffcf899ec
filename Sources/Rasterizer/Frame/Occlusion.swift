import SceneGraph

/// Finds what is wholly beneath something opaque, so that it need not be drawn.
package struct Occlusion {
  /// Something opaque, in whole pixels.
  package struct Cover {
    package var pixels: PixelRect

    /// The command that draws it; it hides only earlier ones.
    package var command: Int
  }

  /// Covers kept at most; the largest win.
  private static let mostCovers = 32

  /// Smaller covers are not worth asking about, in pixels.
  private static let smallestCover = 4096

  /// Only from this size on are the bands at a rounded shape's corners worth a second cover.
  private static let smallestPair = 65_536

  package private(set) var covers: [Cover] = []
  private var hidden: [Bool] = []

  package init() {}

  /// Whether a command need not be drawn.
  package func isHidden(_ index: Int) -> Bool { hidden[index] }

  /// Finds what is hidden, from the top down; takes time in proportion to the commands.
  ///
  /// - Parameters:
  ///   - frame: Holds the commands.
  ///   - commands: Those that are drawn, from the first on; all by default.
  ///   - damage: The pixels that will be drawn; what lies outside is hidden as well.
  ///   - hasCovers: Whether what lies beneath something opaque is hidden; not where a backdrop, drawn
  ///     from the pixels that are there, sees it.
  package mutating func find(
    in frame: CommandRecorder, _ commands: Range<Int>? = nil, within damage: PixelRect,
    hasCovers: Bool = true
  ) {
    let end = commands?.upperBound ?? frame.commands.count
    covers.removeAll(keepingCapacity: true)
    hidden.removeAll(keepingCapacity: true)
    hidden.append(contentsOf: repeatElement(false, count: end))
    var index = end - 1
    while index >= 0 {
      let seen = frame.commands[index].bounds.intersection(damage)
      let isHidden = seen.isEmpty || covers.contains { $0.pixels.contains(seen) }
      if case .endLayer(let began) = frame.commands[index].step {
        // A layer is hidden or drawn as a whole; nothing in it covers anything outside.
        for inner in began...index {
          hidden[inner] = isHidden || !frame.commands[inner].bounds.intersects(damage)
        }
        index = began - 1
        continue
      }
      if isHidden {
        hidden[index] = true
      } else if hasCovers {
        addCovers(of: frame.commands[index], number: index, frame.clips)
      }
      index -= 1
    }
  }

  private mutating func addCovers(
    of command: FrameCommand, number: Int, _ clips: ClipStack
  ) {
    guard command.bounds.area >= Occlusion.smallestCover else { return }
    let shape: RoundedRect
    switch command.step {
    case .fill(let filled, let color):
      guard Premultiplied.pixel(color, opacity: command.opacity) >> 24 == 255 else { return }
      shape = filled
    case .backdrop(let seen, _):
      guard Premultiplied.byte(command.opacity) == 255 else { return }
      shape = seen
    case .image(_, let levels, let seen):
      guard Premultiplied.byte(command.opacity) == 255,
        levels.bitmaps.allSatisfy({ $0.isOpaque })
      else { return }
      shape = seen
    case .border, .shadow, .text, .beginLayer, .endLayer: return
    }
    let clip = clips[command.clip]
    let (wide, tall) = InnerRects.of(shape, command.projection)
    add(wide.intersection(clip.wide), number)
    if command.bounds.area >= Occlusion.smallestPair {
      add(tall.intersection(clip.tall), number)
    }
  }

  private mutating func add(_ pixels: PixelRect, _ number: Int) {
    guard pixels.area >= Occlusion.smallestCover,
      !covers.contains(where: { $0.pixels.contains(pixels) })
    else { return }
    let cover = Cover(pixels: pixels, command: number)
    if covers.count < Occlusion.mostCovers {
      covers.append(cover)
      return
    }
    var smallest = 0
    for index in 1..<covers.count
    where covers[index].pixels.area < covers[smallest].pixels.area {
      smallest = index
    }
    if covers[smallest].pixels.area < pixels.area { covers[smallest] = cover }
  }
}
