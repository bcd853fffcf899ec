import SceneGraph

extension FrameCommand {
  /// Whether two commands leave the same pixels behind, but for their clips.
  ///
  /// Pictures are the same where they are the same memory: both frames hold on to theirs, so no
  /// address is used twice. Says no where it would take long to be sure.
  func draws(sameAs other: FrameCommand) -> Bool {
    bounds == other.bounds && opacity == other.opacity && projection == other.projection
      && step.draws(sameAs: other.step, opacity: opacity)
  }
}

extension FrameCommand.Step {
  fileprivate func draws(sameAs other: FrameCommand.Step, opacity: Double) -> Bool {
    switch (self, other) {
    case (.fill(let shape, let color), .fill(let shape2, let color2)):
      // A fade that is near its end moves by less than a byte can tell.
      shape == shape2
        && Premultiplied.pixel(color, opacity: opacity)
          == Premultiplied.pixel(color2, opacity: opacity)
    case (.border(let shape, let width, let color), .border(let shape2, let width2, let color2)):
      shape == shape2 && width == width2 && color == color2
    case (.shadow(let shadow), .shadow(let shadow2)):
      shadow == shadow2
    case (.backdrop(let shape, let backdrop), .backdrop(let shape2, let backdrop2)):
      shape == shape2 && backdrop == backdrop2
    case (.image(let image, let levels, let shape), .image(let image2, let levels2, let shape2)):
      image == image2 && shape == shape2 && levels.isSame(as: levels2)
    case (.text(let run), .text(let run2)):
      run.isCrisp == run2.isCrisp && run.text == run2.text && run.atlas.isSame(as: run2.atlas)
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
