import Motion

extension DisplayList {
  /// Moves the items from an index on, in place.
  ///
  /// - Parameters:
  ///   - start: The first item to move.
  ///   - offset: How far, in points; zero costs nothing.
  mutating func move(itemsFrom start: Int, by offset: Vector) {
    guard offset != .zero else { return }
    for index in start..<items.count { self[index] = self[index].moved(by: offset) }
  }
}

extension DisplayItem {
  /// The same item somewhere else.
  func moved(by offset: Vector) -> DisplayItem {
    switch self {
    case .fill(let shape, let color): return .fill(shape.moved(by: offset), color)
    case .border(let shape, let width, let color):
      return .border(shape.moved(by: offset), width: width, color)
    case .shadow(var shadow):
      shadow.shape = shadow.shape.moved(by: offset)
      return .shadow(shadow)
    case .backdropBlur(var blur):
      blur.shape = blur.shape.moved(by: offset)
      return .backdropBlur(blur)
    case .image(var image):
      image.frame = image.frame.offset(by: offset)
      return .image(image)
    case .text(var text):
      text.origin = text.origin + offset
      return .text(text)
    case .group(var group):
      group.transform = group.transform.concatenating(.translation(x: offset.dx, y: offset.dy))
      return .group(group)
    }
  }

  /// The same item with its opacity multiplied by a factor, `0...1`.
  func faded(to factor: Double) -> DisplayItem {
    switch self {
    case .fill(let shape, let color): return .fill(shape, color.faded(to: factor))
    case .border(let shape, let width, let color):
      return .border(shape, width: width, color.faded(to: factor))
    case .shadow(var shadow):
      shadow.color = shadow.color.faded(to: factor)
      return .shadow(shadow)
    case .backdropBlur(var blur):
      blur.opacity *= factor
      return .backdropBlur(blur)
    case .image(var image):
      image.opacity *= factor
      return .image(image)
    case .text(var text):
      text.color = text.color.faded(to: factor)
      return .text(text)
    case .group(var group):
      group.opacity *= factor
      return .group(group)
    }
  }
}

extension RoundedRect {
  fileprivate func moved(by offset: Vector) -> RoundedRect {
    RoundedRect(rect: rect.offset(by: offset), radii: radii, curve: curve)
  }
}
