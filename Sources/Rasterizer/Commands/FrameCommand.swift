package import SceneGraph

/// One step in drawing a frame: an item with everything around it worked out.
package struct FrameCommand {
  package enum Step {
    case fill(RoundedRect, Color)
    case border(RoundedRect, width: Double, Color)
    case shadow(DisplayShadow)

    /// A picture, its pixels, and the shape in which it is seen.
    case image(DisplayImage, ImageLevels, RoundedRect)
    case text(TextRun)

    /// What the commands before it leave in its bounds and around them, blurred within a shape.
    case backdrop(RoundedRect, Backdrop)

    /// What follows is drawn into a buffer of its own, as large as the command's bounds.
    case beginLayer

    /// The buffer is drawn with the command's opacity; the layer began at a command.
    case endLayer(began: Int)
  }

  package var step: Step

  /// From the item's points to device pixels.
  package var projection: Projection

  /// The number of the clip around it.
  package var clip: Int

  /// Of everything around the item, multiplied; `0...1`.
  package var opacity: Double

  /// The device pixels that it may touch, within its clip.
  package var bounds: PixelRect
}
