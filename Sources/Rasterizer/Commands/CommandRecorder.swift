package import Motion
package import SceneGraph

/// Flattens a display list into commands, with transforms, clips and opacities worked out.
///
/// Nested transforms are multiplied as they stand, in three dimensions, and only the product is
/// flattened onto the screen.
package struct CommandRecorder {
  /// Groups nested deeper than this are not drawn, so that no list can exhaust the stack.
  private static let deepestGroup = 128

  /// Layers nested deeper than this fade their items one by one, so that memory stays bounded.
  private static let deepestLayer = 6

  /// A group with more items than this is taken to overlap without being searched.
  private static let mostItemsSearched = 24

  package private(set) var commands: [FrameCommand] = []
  package private(set) var clips = ClipStack()

  /// The backdrops among the commands.
  package private(set) var backdrops = BackdropOrder()

  /// The pixels there are.
  package private(set) var target = PixelRect.empty
  private var layerDepth = 0

  package init() {}

  /// Records a frame, in place of the one before.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the target's top left.
  ///   - scale: Device pixels per point; nothing is recorded unless it is positive.
  ///   - target: The pixels there are.
  ///   - images: Knows the pictures.
  ///   - time: When the frame will be shown.
  package mutating func record(
    _ list: DisplayList, scale: Double, on target: PixelRect, images: any ImageResolver,
    at time: FrameTime
  ) {
    commands.removeAll(keepingCapacity: true)
    backdrops.removeAll()
    clips.reset(to: target)
    self.target = target
    layerDepth = 0
    guard scale > 0, scale.isFinite, !target.isEmpty else { return }
    record(
      list, Setting(transform: .scale(x: scale, y: scale), clip: 0, opacity: 1), images: images,
      at: time)
  }

  /// Lets go of the pictures and lists of the frame, but keeps the memory.
  package mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    backdrops.removeAll()
  }

  /// What a list is seen through.
  private struct Setting {
    var transform: Transform3D
    var clip: Int
    var opacity: Double
    var depth = 0
  }

  /// Appends the commands of a list.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - setting: What it is seen through.
  ///   - images: Knows the pictures.
  ///   - time: When the frame will be shown.
  private mutating func record(
    _ list: DisplayList, _ setting: Setting, images: any ImageResolver, at time: FrameTime
  ) {
    guard let projection = Projection(setting.transform) else { return }
    let clipBounds = PixelRect(covering: clips[setting.clip].bounds)
    for item in list.items {
      if case .group(let group) = item {
        record(group, setting, images: images, at: time)
        continue
      }
      let bounds = ItemBounds.of(ItemBounds.local(item), projection, fallback: clipBounds)
      if bounds.isEmpty { continue }
      var command = FrameCommand(
        step: .beginLayer, projection: projection, clip: setting.clip, opacity: setting.opacity,
        bounds: bounds)
      switch item {
      case .fill(let shape, let color): command.step = .fill(shape, color)
      case .border(let shape, let width, let color):
        command.step = .border(shape, width: width, color)
      case .shadow(let shadow): command.step = .shadow(shadow)
      case .backdropBlur(let blur):
        record(blur, command)
        continue
      case .text(let text):
        guard let run = TextRun(text, projection, images: images, at: time) else { continue }
        command.step = .text(run)
      case .image(let image):
        record(image, command, images: images, at: time)
        continue
      case .group: continue
      }
      commands.append(command)
    }
  }

  private mutating func record(
    _ group: DisplayGroup, _ outer: Setting, images: any ImageResolver, at time: FrameTime
  ) {
    var setting = outer
    setting.depth += 1
    setting.opacity *= group.opacity > 0 ? min(group.opacity, 1) : 0
    guard setting.depth < CommandRecorder.deepestGroup, setting.opacity * 255 >= 0.5 else { return }
    setting.transform = group.transform.concatenating(outer.transform)
    guard let projection = Projection(setting.transform) else { return }
    if let shape = group.clip {
      guard let clip = clips.push(shape, projection, parent: setting.clip) else { return }
      setting.clip = clip
    }
    guard setting.opacity < 1, layerDepth < CommandRecorder.deepestLayer,
      let bounds = layerBounds(group.list, setting)
    else {
      record(group.list, setting, images: images, at: time)
      return
    }
    let began = commands.count
    let layer = FrameCommand(
      step: .beginLayer, projection: projection, clip: setting.clip, opacity: setting.opacity,
      bounds: bounds)
    commands.append(layer)
    setting.opacity = 1
    layerDepth += 1
    record(group.list, setting, images: images, at: time)
    layerDepth -= 1
    var end = layer
    end.step = .endLayer(began: began)
    commands.append(end)
  }

  private mutating func record(_ blur: DisplayBackdropBlur, _ command: FrameCommand) {
    var command = command
    command.opacity *= min(blur.opacity, 1)
    let scale = command.projection.scale(at: blur.shape.rect.center)
    guard command.opacity * 255 >= 0.5, let backdrop = Backdrop(deviation: blur.radius * scale),
      backdrops.append(commands.count, command.bounds, backdrop)
    else { return }
    command.step = .backdrop(blur.shape, backdrop)
    commands.append(command)
  }

  private mutating func record(
    _ image: DisplayImage, _ command: FrameCommand, images: any ImageResolver, at time: FrameTime
  ) {
    let (crop, frame) = (image.crop, image.frame)
    guard crop.isDrawable, frame.isDrawable, image.opacity > 0 else { return }
    var command = command
    command.opacity *= min(image.opacity, 1)
    var shape = RoundedRect(rect: frame, radii: image.radii, curve: image.curve)
    let slack = 1e-9
    if crop.minX < -slack || crop.minY < -slack || crop.maxX > 1 + slack || crop.maxY > 1 + slack {
      let picture = Rect(
        x: frame.x - crop.x / crop.width * frame.width,
        y: frame.y - crop.y / crop.height * frame.height,
        width: frame.width / crop.width, height: frame.height / crop.height)
      guard let seen = picture.intersection(frame) else { return }
      if !image.radii.isZero {
        guard let clip = clips.push(shape, command.projection, parent: command.clip) else { return }
        command.clip = clip
      }
      shape = RoundedRect(rect: seen)
    }
    let pixelsPerPoint = command.projection.scale(at: frame.center)
    let content = images.content(
      of: image.image, crop: crop, pixelSize: frame.size * pixelsPerPoint, at: time)
    switch content {
    case .placeholder(let color): command.step = .fill(shape, color)
    case .levels(let levels):
      // What cannot be drawn must not hide anything either.
      guard levels.coverage.size.isDrawable,
        levels.bitmaps.allSatisfy({
          $0.width > 0 && $0.height > 0
            && TexelMap(image, coverage: levels.coverage, bitmap: $0).isFinite
        })
      else { return }
      command.step = .image(image, levels, shape)
    }
    commands.append(command)
  }

  /// The pixels that a faded list needs a buffer for, or `nil` if its items may be faded one by one
  /// because no two of them touch the same pixel.
  private func layerBounds(_ list: DisplayList, _ setting: Setting) -> PixelRect? {
    guard list.items.count > 1 else { return nil }
    let clip = PixelRect(covering: clips[setting.clip].bounds)
    if list.items.count > CommandRecorder.mostItemsSearched {
      let bounds = reach(list, setting.transform, clip, depth: setting.depth)
      return bounds.isEmpty ? nil : bounds
    }
    var union = PixelRect.empty
    var overlaps = false
    for (index, item) in list.items.enumerated() {
      let bounds = reach(item, setting.transform, clip, depth: setting.depth)
      if bounds.isEmpty { continue }
      if !overlaps {
        overlaps = list.items[..<index].contains {
          reach($0, setting.transform, clip, depth: setting.depth).intersects(bounds)
        }
      }
      union = union.union(bounds)
    }
    return overlaps ? union : nil
  }

  private func reach(
    _ list: DisplayList, _ transform: Transform3D, _ clip: PixelRect, depth: Int
  ) -> PixelRect {
    list.items.reduce(PixelRect.empty) {
      $0.union(reach($1, transform, clip, depth: depth))
    }
  }

  private func reach(
    _ item: DisplayItem, _ transform: Transform3D, _ clip: PixelRect, depth: Int
  ) -> PixelRect {
    guard case .group(let group) = item else {
      guard let projection = Projection(transform) else { return .empty }
      return ItemBounds.of(ItemBounds.local(item), projection, fallback: clip)
    }
    guard depth < CommandRecorder.deepestGroup, group.opacity > 0 else { return .empty }
    let inner = group.transform.concatenating(transform)
    guard let shape = group.clip else { return reach(group.list, inner, clip, depth: depth + 1) }
    guard let projection = Projection(inner) else { return .empty }
    return ItemBounds.of(shape.rect, projection, fallback: clip)
  }
}
