package import Motion
package import SceneGraph

/// Draws display lists into pixels on the CPU: the reference for every other way to the screen.
///
/// Every position is kept to a fraction of a pixel, every edge is antialiased by exact area, every
/// clip cuts the drawn shape itself. The same list gives the same bytes on every run and in every
/// build, whoever draws how much of it: there is no clock and no reassociated sum in it, and threads
/// only as ``RowWorkers``.
///
/// One object draws one frame at a time. It keeps its working memory, so that after a few frames
/// drawing allocates nothing.
package final class DisplayRasterizer {
  private var frame = CommandRecorder()
  private var damage = DamagedPixels()
  private let painter = FramePainter()

  /// Draws in its place where there are several workers.
  private let bands: BandPainting?

  /// What the pixels show that ``update(_:scale:background:images:at:of:)`` keeps up to date.
  private var shown: (frame: CommandRecorder, bounds: PixelRect, background: UInt32)?

  /// - Parameters:
  ///   - workers: Who draws; `nil` for the caller's thread alone. The pixels are the same.
  ///   - leastPixels: How many pixels each of them is given at a time, at least; positive. Waking one
  ///     takes about as long as drawing some ten thousand.
  package init(workers: (any RowWorkers)? = nil, leastPixels: Int = 32_768) {
    precondition(leastPixels > 0, "no worker can be given \(leastPixels) pixels")
    bands = workers.flatMap {
      $0.count > 1 ? BandPainting($0, leastPixels: leastPixels) : nil
    }
  }

  /// Draws a list over a background.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the target's top left.
  ///   - scale: Device pixels per point; positive. Nothing but the background is drawn otherwise.
  ///   - background: What is below it all; drawn opaque whatever its alpha.
  ///   - images: Knows the pixels of pictures and of glyph atlases.
  ///   - time: When the frame will be shown.
  ///   - target: Receives the pixels, all of them opaque.
  ///   - damage: The pixels that may change; `nil` for all. The others are left as they are, and
  ///     these become what they would be if all were drawn.
  package func draw(
    _ list: DisplayList, scale: Double, background: Color, images: any ImageResolver,
    at time: FrameTime, into target: PixelTarget, damage: PixelRect? = nil
  ) {
    let surface = Surface(target)
    record(list, scale: scale, on: surface, images: images, at: time)
    paint(
      damage?.intersection(surface.bounds) ?? surface.bounds, of: surface,
      over: DisplayRasterizer.pixel(background))
    frame.removeAll()
  }

  /// Brings pixels up to date that show the list of the last call: draws what is different.
  ///
  /// Afterwards they are what ``draw(_:scale:background:images:at:into:damage:)`` would have made
  /// them. The pictures of the last list are held until the next call, so that a sharper copy, or
  /// one that came back to the same memory, counts as different.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the target's top left.
  ///   - scale: Device pixels per point; positive. Nothing but the background is drawn otherwise.
  ///   - background: What is below it all; drawn opaque whatever its alpha.
  ///   - images: Knows the pixels of pictures and of glyph atlases.
  ///   - time: When the frame will be shown.
  ///   - target: The pixels that the last call left, unless ``forget()`` was called since or their
  ///     number has changed.
  /// - Returns: Where something was drawn: a few rectangles, none where nothing differs.
  package func update(
    _ list: DisplayList, scale: Double, background: Color, images: any ImageResolver,
    at time: FrameTime, of target: PixelTarget
  ) -> [PixelRect] {
    let surface = Surface(target)
    let pixel = DisplayRasterizer.pixel(background)
    record(list, scale: scale, on: surface, images: images, at: time)
    damage.reset(to: surface.bounds)
    if let shown, shown.bounds == surface.bounds, shown.background == pixel {
      FrameDifference.add(from: shown.frame, to: frame, to: &damage)
    } else {
      damage.addAll()
    }
    for rect in damage.rects { paint(rect, of: surface, over: pixel) }
    var old = shown?.frame ?? CommandRecorder()
    shown = nil
    old.removeAll()
    swap(&old, &frame)
    shown = (old, surface.bounds, pixel)
    return damage.rects
  }

  /// The pixels are gone or changed: the next update draws all of them.
  package func forget() {
    shown = nil
  }

  /// Draws a list into a new bitmap.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the bitmap's top left.
  ///   - size: The bitmap's size in points; its pixels are rounded up.
  ///   - scale: Device pixels per point; positive.
  ///   - background: What is below it all; drawn opaque whatever its alpha.
  ///   - images: Knows the pixels of pictures and of glyph atlases.
  ///   - time: When the frame will be shown.
  /// - Returns: The picture; empty where a side is not positive or exceeds 32,768 pixels.
  package func bitmap(
    of list: DisplayList, size: Size, scale: Double, background: Color,
    images: any ImageResolver, at time: FrameTime
  ) -> Bitmap {
    let (wide, high) = (size.width * scale, size.height * scale)
    guard wide > 0, high > 0, wide <= 32_768, high <= 32_768 else {
      return Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
    }
    // A side of 100.0000001 pixels is one of 100.
    let width = Int((wide - 1e-6).rounded(.up))
    let height = Int((high - 1e-6).rounded(.up))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      draw(
        list, scale: scale, background: background, images: images, at: time,
        into: PixelTarget(pixels: base, width: width, height: height, stride: width))
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  private static func pixel(_ background: Color) -> UInt32 {
    Premultiplied.pixel(background) | 0xff00_0000
  }

  private func record(
    _ list: DisplayList, scale: Double, on surface: Surface, images: any ImageResolver,
    at time: FrameTime
  ) {
    frame.record(list, scale: scale, on: surface.bounds, images: images, at: time)
  }

  /// Draws a part of the recorded frame.
  private func paint(_ damage: PixelRect, of surface: Surface, over background: UInt32) {
    if let bands {
      bands.paint(damage, of: frame, on: surface, over: background)
    } else {
      painter.paint(damage, of: frame, on: surface, over: background)
    }
  }
}
