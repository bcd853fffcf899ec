import Motion
import SceneGraph

/// The views of one screen that take part, with what was read of each.
@MainActor
struct HeroRegister {
  /// The views themselves, in the order of ``side``'s.
  private(set) var views: [View] = []

  /// Ids of views that do not take part because one above them is switched off, and that one.
  private(set) var disabled: [(id: String, by: String)] = []

  private var values: [HeroView] = []
  private let role: HeroSide.Role
  private let container: Rect
  private let sight: Rect

  /// What was touched and all that it is inside of.
  private var touched: Set<ObjectIdentifier> = []
  private weak var touchedView: View?

  /// Reads a screen; one pass over its views. Layout that is due happens first.
  ///
  /// Views that are hidden are left out with all below them. A view takes part if any of it lies within
  /// half a container around the container: what is just off screen may fly in.
  ///
  /// - Parameters:
  ///   - role: Which screen.
  ///   - root: Its view, which fills the container.
  ///   - container: From its upper left corner, in points.
  ///   - touched: Which view the transition is about, if a person touched one.
  init(_ role: HeroSide.Role, _ root: View, container: Rect, touched: View? = nil) {
    self.role = role
    self.container = container
    let margin = Insets(
      top: -container.height / 2, left: -container.width / 2, bottom: -container.height / 2,
      right: -container.width / 2)
    sight = container.inset(by: margin)
    root.layoutIfNeeded()
    touchedView = touched
    var around = touched
    while let view = around {
      self.touched.insert(ObjectIdentifier(view))
      around = view.superview
    }
    let count = root.treeCount
    values.reserveCapacity(count)
    views.reserveCapacity(count)
    let place = Transform3D.translation(
      x: container.midX, y: container.midY)
    add(root, Surroundings(parent: nil, number: 0, transform: place, alpha: 1, clip: nil))
  }

  /// Hands the views over as values; here none are left, so that they can be changed without a copy.
  mutating func takeSide() -> HeroSide {
    defer { values = [] }
    return HeroSide(role: role, views: values)
  }

  /// What is around a view.
  private struct Surroundings {
    var parent: Int?
    var number: Int
    /// From the view's own points, counted from its middle, to the container's.
    var transform: Transform3D
    var alpha: Double
    var clip: Rect?
    var kinship = 0
  }

  private mutating func add(_ view: View, _ around: Surroundings) {
    let index = values.count
    let name = view.heroID ?? "\(around.number)"
    guard view.isHeroEnabled else { return disable(view, by: name) }
    let own = view.bounds
    let transform = around.transform
    let box = transform.box(of: own.size)
    let isInLine = !touched.isEmpty && touched.contains(ObjectIdentifier(view))
    var kinship = isInLine ? around.kinship + 1 : around.kinship
    if view === touchedView { kinship = .max }
    let isBrought = box?.intersection(sight) != nil || view.isForcedToAnimate
    let isInSight = around.parent == nil || (isBrought && own.isDrawable)
    values.append(
      HeroView(
        number: around.number, parent: around.parent, heroID: view.heroID,
        modifiers: view.heroModifiers ?? [],
        place: HeroView.Place(
          center: around.parent == nil ? Point(transform.m41, transform.m42) : view.center,
          bounds: own, transform: around.parent == nil ? .identity : view.transform,
          alpha: view.alpha),
        look: view.heroLook, content: view.heroContent, toContainer: transform,
        alphaInContainer: around.alpha * view.alpha, clip: around.clip, isInSight: isInSight,
        isSeen: box.map { isSeen($0, through: around.clip) } ?? false,
        kinship: isInLine ? .max : kinship))
    views.append(view)
    guard view.drawsSubviews else { return }
    guard view.isHeroEnabledForSubviews else {
      for subview in view.subviews { disable(subview, by: name) }
      return
    }
    var clip = around.clip
    if view.clipsToBounds, let box { clip = clip.map { $0.intersection(box) ?? .zero } ?? box }
    for (number, subview) in view.subviews.enumerated() where !subview.isHidden {
      let center = subview.center
      let step = Transform3D.translation(
        x: center.x - own.midX, y: center.y - own.midY)
      let inner =
        subview.transform == .identity
        ? step.concatenating(transform)
        : subview.transform.concatenating(step).concatenating(transform)
      add(
        subview,
        Surroundings(
          parent: index, number: number, transform: inner, alpha: around.alpha * view.alpha,
          clip: clip, kinship: kinship))
    }
  }

  private func isSeen(_ box: Rect, through clip: Rect?) -> Bool {
    guard let inside = box.intersection(container) else { return false }
    return clip.map { inside.intersection($0) != nil } ?? true
  }

  private mutating func disable(_ view: View, by name: String) {
    if let id = view.heroID { disabled.append((id, name)) }
    for subview in view.subviews { disable(subview, by: name) }
  }
}

extension View {
  /// Whether it takes part, and is matched, however far out of sight it is.
  fileprivate var isForcedToAnimate: Bool {
    heroModifiers?.contains { if case .forceAnimate = $0 { true } else { false } } == true
  }

  /// The view and all below it.
  fileprivate var treeCount: Int { subviews.reduce(1) { $0 + $1.treeCount } }
}

extension Point {
  fileprivate init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
