import SceneGraph

extension FrameCommand {
  /// Whether two commands leave the same pixels behind, but for their clips.
  ///
  /// Pictures are the same where they are the same memory: both frames hold on to theirs, so no
  /// address is used twice. Says no where it would take long to be sure.
  func draws(sameAs other: FrameCommand) -> Bool {
    bounds == other.bounds && opacity == other.opacity && projection == other.projection
      && step.draws(sameAs: other.step)
  }
}

extension FrameCommand.Step {
  fileprivate func draws(sameAs other: FrameCommand.Step) -> Bool {
    switch (self, other) {
    case (.fill(let shape, let color), .fill(let otherShape, let otherColor)):
      shape == otherShape && color == otherColor
    case (
      .border(let shape, let width, let color), .border(let otherShape, let otherWidth, let otherColor)
    ):
      shape == otherShape && width == otherWidth && color == otherColor
    case (.shadow(let shadow), .shadow(let otherShadow)): shadow == otherShadow
    case (
      .image(let image, let levels, let shape), .image(let otherImage, let otherLevels, let otherShape)
    ):
      image == otherImage && shape == otherShape && levels.isSame(as: otherLevels)
    case (.text(let run), .text(let otherRun)):
      run.isCrisp == otherRun.isCrisp && run.text == otherRun.text
        && run.atlas.isSame(as: otherRun.atlas)
    case (.beginLayer, .beginLayer), (.endLayer, .endLayer): true
    default: false
    }
  }
}

extension ImageLevels {
  fileprivate func isSame(as other: ImageLevels) -> Bool {
    coverage == other.coverage && bitmaps.count == other.bitmaps.count
      && bitmaps.indices.allSatisfy { bitmaps[$0].isSame(as: other.bitmaps[$0]) }
  }
}

extension Bitmap {
  fileprivate func isSame(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height, isOpaque == other.isOpaque else {
      return false
    }
    return pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}
