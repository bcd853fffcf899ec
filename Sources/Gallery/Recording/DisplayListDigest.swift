import Motion
package import SceneGraph

/// What a frame's display list comes down to: 128 bits of every value in it.
///
/// Two lists have the same digest where every number has the same bits, every picture the same
/// number, every typeface the same name; debug and release builds agree, and so do processes.
package struct DisplayListDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Digests a list with everything in it; allocates nothing.
  package init(of list: DisplayList) {
    var stream = DisplayListStream()
    stream.add(list)
    (high, low) = stream.digest.value
  }

  /// What two digests in this order come down to; so does a whole run of frames, one by one.
  package func followed(by next: DisplayListDigest) -> DisplayListDigest {
    var digest = WordDigest()
    for word in [high, low, next.high, next.low] { digest.add(word) }
    return DisplayListDigest(digest.value)
  }

  private init(_ value: (high: UInt64, low: UInt64)) {
    (high, low) = value
  }

  /// Reads what ``text`` wrote.
  ///
  /// - Parameter text: 32 hexadecimal digits, in small letters.
  package init?(_ text: String) {
    guard text.utf8.count == 32,
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
    // A sign passes for a number as well.
    guard self.text == text else { return nil }
  }

  /// 32 hexadecimal digits.
  package var text: String {
    TextDigest.digits(high) + TextDigest.digits(low)
  }
}

/// Feeds a display list to a digest, so that no two lists feed the same words: every item begins
/// with its kind, every sequence with its count.
private struct DisplayListStream {
  private(set) var digest = WordDigest()

  mutating func add(_ list: DisplayList) {
    add(list.items.count)
    for item in list.items { add(item) }
  }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(let shape, let color):
      add(1)
      add(shape)
      add(color)
    case .border(let shape, let width, let color):
      add(2)
      add(shape)
      add(width)
      add(color)
    case .shadow(let shadow):
      add(3)
      add(shadow.shape)
      add(shadow.offset.dx)
      add(shadow.offset.dy)
      add(shadow.radius)
      add(shadow.color)
    case .image(let image):
      add(4)
      add(image)
    case .text(let text):
      add(5)
      add(text)
    case .group(let group):
      add(6)
      add(group)
    case .backdropBlur(let blur):
      add(7)
      add(blur.shape)
      add(blur.radius)
      add(blur.opacity)
    }
  }

  private mutating func add(_ image: DisplayImage) {
    add(image.image.id.rawValue)
    add(image.image.size.width)
    add(image.image.size.height)
    add(image.crop)
    add(image.frame)
    add(image.radii)
    add(image.curve)
    add(image.opacity)
  }

  private mutating func add(_ text: DisplayText) {
    add(text.font.typeface.name)
    add(text.font.size)
    add(text.glyphs.count)
    for glyph in text.glyphs {
      add(glyph.index)
      add(glyph.x)
    }
    add(text.origin.x)
    add(text.origin.y)
    add(text.color)
  }

  private mutating func add(_ group: DisplayGroup) {
    let transform = group.transform
    add(transform.m11)
    add(transform.m12)
    add(transform.m13)
    add(transform.m14)
    add(transform.m21)
    add(transform.m22)
    add(transform.m23)
    add(transform.m24)
    add(transform.m31)
    add(transform.m32)
    add(transform.m33)
    add(transform.m34)
    add(transform.m41)
    add(transform.m42)
    add(transform.m43)
    add(transform.m44)
    add(group.clip == nil ? 0 : 1)
    if let clip = group.clip { add(clip) }
    add(group.opacity)
    add(group.list)
  }

  private mutating func add(_ shape: RoundedRect) {
    add(shape.rect)
    add(shape.radii)
    add(shape.curve)
  }

  private mutating func add(_ rect: Rect) {
    add(rect.x)
    add(rect.y)
    add(rect.width)
    add(rect.height)
  }

  private mutating func add(_ radii: CornerRadii) {
    add(radii.topLeft)
    add(radii.topRight)
    add(radii.bottomRight)
    add(radii.bottomLeft)
  }

  private mutating func add(_ curve: CornerCurve) {
    switch curve {
    case .circular: add(0)
    case .continuous: add(1)
    }
  }

  private mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  private mutating func add(_ text: String) {
    digest.add(text)
  }

  private mutating func add(_ value: Double) {
    digest.add(value.bitPattern)
  }

  private mutating func add(_ value: Int) {
    digest.add(UInt64(bitPattern: Int64(value)))
  }
}
