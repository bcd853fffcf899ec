public import Motion

/// What to draw, bottom to top: a value that can be compared, hashed, kept and sent anywhere.
///
/// Coordinates are points in the list's own space. A list inside a ``DisplayGroup`` is shared, not
/// copied, so a snapshot of a screen costs one reference wherever it is drawn.
public struct DisplayList: Hashable, Sendable {
  /// What is drawn, the lowest first.
  public private(set) var items: [DisplayItem]

  /// What groups were drawn in before the list was emptied, the one to use first at the end.
  private var spares: [DisplayList] = []

  /// Whether the list was drawn inside of another, which may draw in its storage again.
  private var isDrawnInside = false

  /// Creates a list of what is given, the lowest first.
  public init(_ items: [DisplayItem] = []) {
    self.items = items
  }

  /// Whether it draws nothing at all.
  public var isEmpty: Bool { items.isEmpty }

  /// Puts an item on top of the others; amortised constant time.
  public mutating func append(_ item: DisplayItem) {
    items.append(item)
  }

  subscript(index: Int) -> DisplayItem {
    get { items[index] }
    set { items[index] = newValue }
  }

  /// Makes room for as many items, so that appending them allocates nothing.
  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
  }

  /// Empties the list but keeps its storage and that of the groups drawn by
  /// ``appendGroup(transform:clip:opacity:_:)``, so that a frame can be recorded without allocating.
  public mutating func removeAll() {
    for index in items.indices.reversed() {
      guard case .group(var group) = items[index], group.list.isDrawnInside else { continue }
      // Only once the item has let go of it, the storage is the group's alone.
      items[index] = .nothing
      giveBack(&group.list)
    }
    items.removeAll(keepingCapacity: true)
  }

  /// Whether two lists draw the same; what storage they have to spare is of no account.
  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.items == right.items
  }

  /// Feeds what is drawn into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

// MARK: - Groups

extension DisplayList {
  /// Puts a group on top that is drawn now, unless nothing is drawn.
  ///
  /// Once the list has held as many groups, and they as many items, nothing is allocated.
  ///
  /// - Parameters:
  ///   - transform: Leads from the group's own space to the list's; identity unless given.
  ///   - clip: What the content is cut to, in the group's own space; `nil`, the default, cuts nothing.
  ///   - opacity: `0` invisible to `1` opaque, the default.
  ///   - draw: Is given an empty list.
  public mutating func appendGroup(
    transform: Transform3D = .identity, clip: RoundedRect? = nil, opacity: Double = 1,
    _ draw: (inout DisplayList) -> Void
  ) {
    var list = emptyList()
    draw(&list)
    guard !list.isEmpty else { return giveBack(&list) }
    append(
      .group(DisplayGroup(list: list, transform: transform, clip: clip, opacity: opacity)))
  }

  /// Puts on top what is drawn now, faded as a whole: without a group where it is one item.
  ///
  /// - Parameters:
  ///   - opacity: `0` invisible to `1` opaque.
  ///   - draw: Is given an empty list, in this list's space.
  mutating func append(faded opacity: Double, _ draw: (inout DisplayList) -> Void) {
    var list = emptyList()
    draw(&list)
    guard list.items.count < 2 else {
      return append(.group(DisplayGroup(list: list, opacity: opacity)))
    }
    if let item = list.items.first { append(item.faded(to: opacity)) }
    giveBack(&list)
  }

  /// A list to draw a group in.
  private mutating func emptyList() -> DisplayList {
    var list = spares.popLast() ?? DisplayList()
    list.isDrawnInside = true
    return list
  }

  /// Takes the list of a group back that is not drawn any more.
  private mutating func giveBack(_ list: inout DisplayList) {
    list.removeAll()
    var spare = DisplayList()
    swap(&spare, &list)
    spares.append(spare)
  }
}

extension DisplayItem {
  /// Draws nothing, and keeps nothing.
  fileprivate static let nothing = DisplayItem.fill(RoundedRect(rect: .zero), .clear)
}

/// One thing to draw.
public enum DisplayItem: Hashable, Sendable {
  /// A shape filled with one colour.
  case fill(RoundedRect, Color)

  /// A line of the given width, in points, along the inside of a shape's edge.
  case border(RoundedRect, width: Double, Color)

  /// The soft shadow of a shape.
  case shadow(DisplayShadow)

  /// What is drawn so far, blurred within a shape.
  case backdropBlur(DisplayBackdropBlur)

  /// A picture, or a part of one.
  case image(DisplayImage)

  /// A run of glyphs on one baseline.
  case text(DisplayText)

  /// Another list, transformed, clipped and faded as a whole.
  case group(DisplayGroup)
}

/// The shadow of an opaque shape: the shape itself, moved and blurred.
public struct DisplayShadow: Hashable, Sendable {
  /// What casts the shadow, before it is moved.
  public var shape: RoundedRect

  /// How far the shadow lies from the shape, in points.
  public var offset: Vector

  /// The standard deviation of the Gaussian blur, in points, as in Core Animation.
  public var radius: Double

  /// The colour where the shadow is deepest; its alpha is the shadow's strength.
  public var color: Color

  /// Creates the shadow of a shape in the list's points.
  public init(shape: RoundedRect, offset: Vector, radius: Double, color: Color) {
    self.shape = shape
    self.offset = offset
    self.radius = radius
    self.color = color
  }
}

/// What lies beneath, blurred within a shape: like frosted glass.
///
/// Everything drawn before it counts, in whatever list or group that is; a group around it that is
/// faded fades the glass, not what is seen through it. Beyond the edge of the frame the edge goes on.
public struct DisplayBackdropBlur: Hashable, Sendable {
  /// Where the blurred backdrop is seen, in the list's points.
  public var shape: RoundedRect

  /// The standard deviation of the Gaussian blur, in points; `0` or less changes nothing.
  public var radius: Double

  /// `0` the backdrop as it is to `1` wholly blurred: the two are mixed.
  public var opacity: Double

  /// Creates a blur of what lies beneath a shape.
  public init(shape: RoundedRect, radius: Double, opacity: Double = 1) {
    self.shape = shape
    self.radius = radius
    self.opacity = opacity
  }
}

/// A picture drawn into a frame and cut to a shape.
public struct DisplayImage: Hashable, Sendable {
  /// The picture, looked up when it is drawn.
  public var image: Image

  /// The part of the picture that fills ``frame``, in fractions of the upright picture.
  ///
  /// It may reach outside `0...1`; the picture's edge is not repeated there, nothing is drawn.
  public var crop: Rect

  /// Where the crop is drawn, in the list's points.
  public var frame: Rect

  /// The corners cut off ``frame``.
  public var radii: CornerRadii

  /// How the corners leave the straight sides.
  public var curve: CornerCurve

  /// `0` invisible to `1` opaque.
  public var opacity: Double

  /// Creates a picture that is seen whole and opaque, with square corners, unless said otherwise.
  public init(
    image: Image, crop: Rect = .unit, frame: Rect, radii: CornerRadii = .zero,
    curve: CornerCurve = .continuous, opacity: Double = 1
  ) {
    self.image = image
    self.crop = crop
    self.frame = frame
    self.radii = radii
    self.curve = curve
    self.opacity = opacity
  }
}

/// A run of glyphs on one baseline, laid out already.
public struct DisplayText: Hashable, Sendable {
  /// A glyph and where its pen stands, in points to the right of the run's origin.
  public struct Glyph: Hashable, Sendable {
    /// The index in the typeface's ``Typeface/glyphs``.
    public var index: Int

    /// The pen's place, in points right of the run's origin.
    public var x: Double

    /// Creates a glyph at a pen position, in points right of the run's origin.
    public init(index: Int, x: Double) {
      self.index = index
      self.x = x
    }
  }

  /// What ``Glyph/index`` refers to, and the size it is drawn at.
  public var font: Font

  /// From left to right, though any order draws the same.
  public var glyphs: [Glyph]

  /// The left end of the baseline, in the list's points.
  public var origin: Point

  /// The colour of the ink; its alpha fades the run.
  public var color: Color

  /// Creates a run whose glyphs are placed already.
  public init(font: Font, glyphs: [Glyph], origin: Point, color: Color) {
    self.font = font
    self.glyphs = glyphs
    self.origin = origin
    self.color = color
  }
}

/// A list drawn as one: transformed, then clipped and faded as a whole.
public struct DisplayGroup: Hashable, Sendable {
  /// What the group draws, in the group's own space.
  public var list: DisplayList

  /// Leads from the group's own space to the space of the list that holds it.
  public var transform: Transform3D

  /// What the content is cut to, in the group's own space, before ``transform``; `nil` cuts nothing.
  public var clip: RoundedRect?

  /// `0` invisible to `1` opaque; children that overlap are faded together, not one by one.
  public var opacity: Double

  /// Creates a group that neither moves, cuts nor fades its list unless said otherwise.
  public init(
    list: DisplayList, transform: Transform3D = .identity, clip: RoundedRect? = nil,
    opacity: Double = 1
  ) {
    self.list = list
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
  }
}
