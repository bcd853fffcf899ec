import Motion
import SceneGraph
import Transitions

/// Writes the elements of a plan, bottom to top.
///
/// The lower screen first, then the upper one. What flies through the container is put where it belongs
/// in the upper screen's order, with its partner right below it: what stands in front of it there stays
/// in front, what stands behind it there, and the whole lower screen, is behind. The elements around it
/// go on above it in a second part of their own. What stands in front of it on the lower screen dissolves
/// over it, so that nothing jumps at either end.
@MainActor
struct HeroWriter {
  private(set) var elements: [TransitionElement] = []

  /// Whose elements they are: the names of those that move as a view moves.
  private(set) var owners = HeroOwners()

  let scene: HeroScene
  /// The side whose screen is presented or dismissed.
  private let presented: HeroSide.Role
  private let views: HeroSides<[View]>
  private let casts: HeroSides<HeroCast>
  let table: HeroSides<HeroTable>
  private let indices: HeroSides<[ObjectIdentifier: Int]>
  private var names: [String: Int] = [:]
  private var written: Set<Place> = []

  /// What was drawn where of the lower screen, and in front of which views that fly.
  var fronts = HeroFronts()

  /// One view of one side.
  struct Place: Hashable {
    let role: HeroSide.Role
    let index: Int
  }

  /// - Parameters:
  ///   - scene: With all states decided.
  ///   - presented: The side whose screen comes or goes.
  ///   - views: Of each side, in its order.
  ///   - casts: Which views are elements.
  ///   - subjects: Who moves how, of each side.
  init(
    _ scene: HeroScene, presented: HeroSide.Role, _ views: HeroSides<[View]>,
    _ casts: HeroSides<HeroCast>,
    _ subjects: HeroSides<HeroTable>
  ) {
    self.scene = scene
    self.presented = presented
    self.views = views
    self.casts = casts
    table = subjects
    func places(_ views: [View]) -> [ObjectIdentifier: Int] {
      var places = [ObjectIdentifier: Int](minimumCapacity: views.count)
      for (index, view) in views.enumerated() { places[ObjectIdentifier(view)] = index }
      return places
    }
    indices = HeroSides(from: places(views.from), to: places(views.to))
  }

  var upper: HeroSide.Role { scene.upperRole }
  var lower: HeroSide.Role { scene.insertsToViewFirst ? .to : .from }

  /// Writes everything.
  ///
  /// - Parameter ground: What is behind both screens.
  mutating func write(ground: Color) {
    let container = Rect(origin: .zero, size: scene.situation.container)
    // Some are written in several parts.
    elements.reserveCapacity(table.from.count + table.to.count + 64)
    elements.append(
      TransitionElement(
        name: "ground", content: .color(ground),
        channels: ElementChannels(
          frame: .still(ChannelVector(container)), content: .still(ChannelVector(container)),
          radii: .still(.zero), opacity: .still(ChannelVector(single: 1)), shadow: .still(.zero)),
        isClipped: false))
    writeLower(0)
    writeGrounds()
    write(Place(role: upper, index: 0), around: [])
    // Partners of what is not drawn on the upper screen.
    for pair in scene.pairs {
      let place = Place(role: lower, index: lower == .from ? pair.from : pair.to)
      if !written.contains(place) { write(place, around: []) }
    }
  }

  private mutating func writeLower(_ index: Int) {
    let start = elements.count
    write(Place(role: lower, index: index), around: [])
    fronts.close(start..<elements.count)
  }

  /// Writes an element and all inside of it.
  ///
  /// - Parameters:
  ///   - place: Of the view.
  ///   - around: The elements it is inside of, the outermost first.
  /// - Returns: Whether the elements around it have to be opened anew for what follows.
  @discardableResult
  private mutating func write(_ place: Place, around: [Place]) -> Bool {
    written.insert(place)
    let view = views[place.role][place.index]
    let cast = casts[place.role]
    let inner = cast.inner[place.index]
    if inner.isEmpty, around.isEmpty, let content = liveContent(place) {
      append(place, content, depth: 0, isLive: true)
      return false
    }
    let excluded = inner.map { views[place.role][$0] }
    let pieces = view.pieces(excluding: excluded)
    let lists =
      isLive(place) ? pieces.map(\.list) : listsBehindPairs(pieces, of: place)
    append(
      place, content(place, lists.first ?? DisplayList(), excluding: excluded),
      depth: around.count)
    var isInterrupted = false
    func reopen() {
      guard isInterrupted else { return }
      isInterrupted = false
      for (depth, place) in (around + [place]).enumerated() { appendAgain(place, depth: depth) }
    }
    for (number, piece) in pieces.enumerated() {
      let list = lists[number]
      if number > 0, !list.isEmpty {
        reopen()
        appendPiece(
          isLive(place)
            ? .live(LiveView(view, excluding: excluded, piece: number), size: size(place))
            : .snapshot(list, size: size(place)), of: place, depth: around.count + 1)
        if place.role == lower {
          fronts.note(elements.count - 1, extent(of: list, in: place), partOf: place)
        }
      }
      guard let next = piece.next, let index = indices[place.role][ObjectIdentifier(next)] else {
        continue
      }
      let inside = Place(role: place.role, index: index)
      guard cast.parts[index] == .global else {
        reopen()
        if write(inside, around: around + [place]) { isInterrupted = true }
        continue
      }
      let partner = scene.partner(of: index, on: place.role)
      guard place.role == upper || partner == nil else {
        fronts.begin(behind: index, at: elements.count, inside: around + [place])
        continue
      }
      let start = elements.count
      if let partner { writeLower(partner) }
      write(inside, around: [])
      if let partner {
        elements[start].yieldsToNext = true
        writeFront(of: partner, under: index)
      }
      isInterrupted = true
    }
    return isInterrupted
  }

  /// The number of a view on its side.
  func index(of view: View, on role: HeroSide.Role) -> Int? {
    indices[role][ObjectIdentifier(view)]
  }

  // MARK: Elements

  /// A root in which nothing moves by itself is drawn as it is at the moment.
  private func liveContent(_ place: Place) -> TransitionElement.Content? {
    guard place.index == 0 else { return nil }
    let size = scene.situation.container
    return place.role == presented ? .presented(size: size) : .below(size: size)
  }

  private func content(
    _ place: Place, _ list: DisplayList, excluding excluded: [View]
  ) -> TransitionElement.Content {
    let views = scene[place.role].views
    let type = views[place.index].state?.snapshotType ?? .optimized
    if case .image(let image, let mode) = views[place.index].content, type == .optimized {
      let isMatched = scene.partner(of: place.index, on: place.role) != nil
      let isWhole = views[place.index].state?.contentsRect == nil
      return .image(image, mode: isMatched || !isWhole ? nil : mode)
    }
    if case .blur = views[place.index].content {
      // How much it blurs is the element's own, not the picture's.
      let rest = list.items.filter { if case .backdropBlur = $0 { false } else { true } }
      return .snapshot(DisplayList(rest), size: size(place))
    }
    if isLive(place) {
      return .live(
        LiveView(self.views[place.role][place.index], excluding: excluded), size: size(place))
    }
    return .snapshot(list, size: size(place))
  }

  private func isLive(_ place: Place) -> Bool {
    scene[place.role].views[place.index].state?.snapshotType == .noSnapshot
  }

  private func size(_ place: Place) -> Size {
    scene[place.role].views[place.index].place.bounds.size
  }

  private mutating func append(
    _ place: Place, _ content: TransitionElement.Content, depth: Int, isLive: Bool = false
  ) {
    guard let subject = table[place.role][place.index] else { return }
    var element = TransitionElement(
      name: name(place), content: content, channels: subject.channels,
      cornerCurve: subject.curve, isClipped: subject.isClipped, shadow: subject.ends.shadow,
      depth: depth)
    element.otherShadowColor = subject.ends.otherShadowColor
    if let path = scene[place.role].views[place.index].state?.shadowPath {
      element.shadowPath = .shape(path, of: size(place))
    }
    if place.role == lower, !isLive, place.index > 0 {
      fronts.note(elements.count, extent(of: place))
    }
    if isLive {
      // The picture of a whole root has its ground and edge in it.
      element.channels.fill = .still(.zero)
      element.channels.border = .still(.zero)
    }
    owners.add(element.name, of: views[place.role][place.index])
    elements.append(element)
  }

  /// The rest of an element that was interrupted: in the same place, with nothing of its own.
  private mutating func appendAgain(_ place: Place, depth: Int) {
    guard let element = again(place, depth: depth) else { return }
    elements.append(element)
  }

  /// An element that holds the rest of another one.
  mutating func again(_ place: Place, depth: Int) -> TransitionElement? {
    guard let subject = table[place.role][place.index] else { return nil }
    var channels = subject.channels
    channels.fill = .still(.zero)
    channels.border = .still(.zero)
    channels.overlay = .still(.zero)
    let name = name(place)
    owners.add(name, of: views[place.role][place.index])
    return TransitionElement(
      name: name, content: .snapshot(DisplayList(), size: subject.ends.rest.size),
      channels: channels, cornerCurve: subject.curve, isClipped: subject.isClipped, depth: depth)
  }

  /// What stands still in front of something that moves.
  private mutating func appendPiece(
    _ content: TransitionElement.Content, of place: Place, depth: Int
  ) {
    let whole = ChannelVector(Rect(origin: .zero, size: size(place)))
    elements.append(
      TransitionElement(
        name: name(place), content: content,
        channels: ElementChannels(
          frame: .still(whole), content: .still(whole), radii: .still(.zero),
          opacity: .still(ChannelVector(single: 1)), shadow: .still(.zero)),
        isClipped: false, depth: depth))
  }

  /// Adds an element to those that are written.
  mutating func add(_ element: TransitionElement) { elements.append(element) }

  // MARK: Names

  /// The screen and the view: the same whichever way the transition goes.
  ///
  /// - Parameters:
  ///   - place: The view.
  ///   - role: What else it is than the view's first element.
  /// - Returns: Unlike all others.
  mutating func name(_ place: Place, _ role: String? = nil) -> String {
    let screen = place.role == presented ? "presented" : "presenting"
    var name = place.index == 0 ? screen : "\(screen) \(scene[place.role].name(of: place.index))"
    if let role { name += " \(role)" }
    let number = names[name, default: 0] + 1
    names[name] = number
    return number == 1 ? name : "\(name) part \(number)"
  }
}
