import SceneGraph

/// Finds what is wholly beneath something opaque, so that it need not be drawn.
struct Occlusion {
  /// Something opaque, in whole pixels.
  struct Cover {
    var pixels: PixelRect

    /// The command that draws it; it hides only earlier ones.
    var command: Int
  }

  /// Covers kept at most; the largest win.
  private static let mostCovers = 32

  /// Smaller covers are not worth asking about, in pixels.
  private static let smallestCover = 4096

  /// Only from this size on are the bands at a rounded shape's corners worth a second cover.
  private static let smallestPair = 65_536

  private(set) var covers: [Cover] = []

  /// Hides commands, from the top down; takes time in proportion to their number.
  ///
  /// - Parameter recorder: Holds the commands.
  mutating func find(in recorder: inout CommandRecorder) {
    covers.removeAll(keepingCapacity: true)
    var index = recorder.commands.count - 1
    while index >= 0 {
      let (bounds, below) = (recorder.commands[index].bounds, index - 1)
      let isHidden = covers.contains { $0.pixels.contains(bounds) }
      if case .endLayer(let began) = recorder.commands[index].step {
        // A layer is hidden or drawn as a whole; nothing in it covers anything outside.
        if isHidden {
          for hidden in began...index { recorder.hide(hidden) }
        }
        index = began - 1
        continue
      }
      if isHidden {
        recorder.hide(index)
      } else {
        addCovers(of: recorder.commands[index], number: index, recorder.clips)
      }
      index = below
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
