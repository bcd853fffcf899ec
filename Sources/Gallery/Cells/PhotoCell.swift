import Motion
import Photos
import SceneGraph

/// A thumbnail with what its layout says of it, or what stands for a photograph that cannot be shown.
///
/// While the cell glides from one layout to another, the thumbnail comes to its new place in it at the same
/// pace, and the texts of the one fade into those of the other.
final class PhotoCell: View {
  /// What a cell shows.
  enum Content {
    /// A picture, or the flat colour that stands for one.
    case picture(Image)
    /// The reason why there is none.
    case fault(name: String, reason: String)
  }

  private var layout = PhotoLayout.square

  /// The thumbnail's corners before the layout limits them, in points; they are continuous.
  private var usualRadius = 12.0

  private let fonts: Typography
  private let picture = ImageView(contentMode: .scaleAspectFill)
  private let fault: FaultLabel
  private let mark: DamageMark
  private var text: CellText
  private var hasFault = false

  private var passage = CellPassage()

  /// The text of the layout that it comes from; made when it first does.
  private var formerText: CellText?

  /// The layout that it comes from, until its places have been looked at.
  private var former: (layout: PhotoLayout, radius: Double)?

  init(fonts: Typography) {
    self.fonts = fonts
    text = CellText(fonts: fonts)
    fault = FaultLabel(fonts: fonts, color: Color(hex: 0x3a3a3f))
    mark = DamageMark(fonts: fonts)
    super.init()
    picture.clipsToBounds = true
    for view in [picture, fault, text, mark] { addSubview(view) }
  }

  /// Lays it out.
  ///
  /// - Parameters:
  ///   - layout: How.
  ///   - usualRadius: The corners' before the layout limits them, in points.
  ///   - start: What it comes from where it is new in sight; one that is there comes from what it is.
  func lay(out layout: PhotoLayout, usualRadius: Double, from start: PhotoLayout?) {
    let radius = superview == nil ? usualRadius : self.usualRadius
    if superview == nil {
      passage = CellPassage()
      former = nil
      become(start ?? layout)
    }
    if layout != self.layout {
      former = former ?? (self.layout, self.layout.cornerRadius(radius))
      let (isBack, seen) = (formerText?.layout == layout, self.layout == .list ? 0.0 : 1)
      let next = formerText ?? CellText(fonts: fonts)
      if formerText == nil { addSubview(next) }
      (text, formerText) = (next, text)
      passage.exchangeTexts(isBack: isBack && passage.remaining > 0, fault: seen)
      become(layout)
    }
    if usualRadius != self.usualRadius { setNeedsLayout() }
    self.usualRadius = usualRadius
    // One that is there has been placed where it sets out.
    if superview != nil { comeFromFormer() }
  }

  private func become(_ layout: PhotoLayout) {
    self.layout = layout
    text.layout = layout
    setNeedsLayout()
  }

  /// Takes what is left of the way of the cell: `1` as it sets out, `0` at its place.
  func glide(remaining: Double) {
    defer { former = nil }
    guard remaining != passage.remaining else { return }
    passage.go(on: remaining, fault: endFault)
    comeFromFormer()
    setNeedsLayout()
  }

  /// Looks where everything was in the layout that it comes from, in the frame that it sets out with.
  private func comeFromFormer() {
    guard let former else { return }
    passage.come(
      from: former.layout.pictureFrame(in: bounds), former.radius,
      to: layout.pictureFrame(in: bounds), layout.cornerRadius(usualRadius))
    self.former = nil
  }

  /// A list has no room for a fault in the picture's place, and more beside it.
  private var endFault: Double { layout == .list ? 0 : 1 }

  /// Shows something else.
  ///
  /// - Parameters:
  ///   - content: The thumbnail or the fault.
  ///   - damage: What is missing of the picture, which a mark says.
  ///   - caption: The line under or beside it.
  ///   - detail: What a list says of it besides.
  ///   - isAway: Whether the picture is in flight, so that its place is empty.
  func show(
    _ content: Content, damage: PhotoDamage? = nil, caption: String, detail: String, isAway: Bool
  ) {
    var detail = detail
    switch content {
    case .picture(let image):
      picture.image = image
      // Nothing under it: what a transparent picture shows through does not fly along.
      picture.backgroundColor = nil
      hasFault = false
    case .fault(let name, let reason):
      picture.image = nil
      picture.backgroundColor = Color(hex: 0xd9d9de)
      hasFault = true
      if layout == .list { detail = reason }
      fault.show(name: name, reason: reason)
    }
    picture.isHidden = isAway
    // A list has room beside the picture.
    if layout == .list, let damage { detail += "  ·  \(damage)" }
    text.show(caption: caption, detail: detail)
    mark.show(isAway || layout == .list ? nil : damage)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let end = (place: layout.pictureFrame(in: bounds), radius: layout.cornerRadius(usualRadius))
    if passage.remaining == 0 { passage = CellPassage() }
    let place = passage.frame(to: end.place)
    picture.frame = place
    picture.cornerRadius = passage.radius(to: end.radius)
    cornerRadius = picture.cornerRadius
    let seen = passage.seen(fault: endFault)
    fault.isHidden = !hasFault || seen.fault <= 0
    fault.alpha = seen.fault
    fault.frame = place.inset(by: Insets(top: 10, left: 10, bottom: 10, right: 10))
    mark.place(in: place, inset: 8)
    text.isHidden = false
    text.alpha = seen.text
    text.place(around: place, in: bounds)
    formerText?.isHidden = seen.former <= 0
    if seen.former > 0 {
      formerText?.alpha = seen.former
      formerText?.place(around: place, in: bounds)
    }
  }
}
