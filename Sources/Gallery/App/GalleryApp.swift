package import FrameTiming
import KVHeroTransition
package import Motion
package import Photos
package import SceneGraph
import Transitions

/// The photo gallery: events and finished decodes go in, frames come out.
///
/// Everything that changes it enters through ``handle(_:)``, ``accept(_:at:)`` and ``frame(at:)``,
/// so the same calls in the same order give the same frames.
@MainActor
package final class GalleryApp {
  /// Knows the pixels of the photographs.
  package let store: PhotoStore

  let stage: Stage
  let tabs: GalleryTabs
  let grid: GridScreen
  let products: ProductGridScreen
  let table: CardTableScreen
  let examples: HeroExamples
  let tools: GalleryTools
  let inspector: Inspector
  let info: InfoPanel
  let bar: TopBar
  let productBar: ProductBar

  /// On the cards' table.
  let cardPassage: SegmentedControl
  let slowMotion: Double
  let album: Album

  /// How far the folders have been looked through.
  var reading = FolderReading()

  /// Whether folder news was shown.
  var hasRead = false

  /// Whether what is dropped on the window is looked through elsewhere.
  private let readsInBackground: Bool

  /// The figures of the styles: of the next transition, and of what is under way as far as that takes
  /// them.
  package var settings: MotionSettings {
    didSet { if settings != oldValue { settingsDidChange() } }
  }

  /// What came of the last drop, if nothing did; the next press or key takes it away.
  private(set) var remark = ""

  /// Where a pointer was last, in window points.
  private var pointer: Point?
  private var requests: [GalleryRequest] = []

  /// What the bar is headed with, and the window was told last.
  private var title = ""
  private var lastTitle = ""

  /// - Parameters:
  ///   - photos: What the grid shows, in order.
  ///   - title: What the bar and the window are headed with: the folder's name.
  ///   - store: Its queue reads the photographs.
  ///   - typography: Its atlases are in the store.
  ///   - options: How it starts.
  package init(
    photos: [PhotoPath], title: String, store: PhotoStore, typography: Typography,
    options: GalleryOptions
  ) {
    self.store = store
    settings = options.settings
    readsInBackground = options.readsInBackground
    album = Album(
      store: store, paths: photos, sort: readsInBackground ? options.sort : PhotoSort())
    album.legible = typography.legible
    bar = TopBar(typography: typography)
    productBar = ProductBar(typography: typography)
    grid = GridScreen(album: album, fonts: typography, bar: bar, options: options)
    products = ProductGridScreen(
      album: album, fonts: typography, bar: productBar, options: options)
    cardPassage = ProductBar.passageControl(typography)
    table = CardTableScreen(album: album, fonts: typography, passageControl: cardPassage)
    examples = HeroExamples(album: album, fonts: typography)
    let stacks = [products, table].map { NavigationController(rootViewController: $0) }
    stacks[0].delegate = products
    stacks[1].delegate = table
    tabs = GalleryTabs(
      photos: grid, products: stacks[0], cards: stacks[1], hero: examples.navigation,
      typography: typography)
    tabs.go(to: options.firstTab, animated: false)
    if let example = options.example { examples.show(example) }
    stage = Stage(root: tabs, size: options.size, scale: options.scale)
    stage.reducesMotion = options.reducesMotion
    store.reducesMotion = options.reducesMotion
    examples.measure { [weak stage] in stage?.scale ?? 1 }
    slowMotion = options.slowness > 1 ? options.slowness : KeyHelp.usualSlowMotion
    tools = GalleryTools(
      typography: typography, keys: KeyHelp.all(slowMotion: slowMotion), overlay: stage.overlay)
    inspector = Inspector(stage: stage, typography: typography)
    info = InfoPanel(typography: typography)
    if options.slowness != 1 { stage.changePace { $0.setSlowness(options.slowness, at: $1) } }
    writeStatus()
    head(title)
    bar.style = grid.style
    productBar.style = products.style
    (bar.preset, productBar.preset) = (options.preset, options.preset)
    examples.preset = options.preset
    bar.onStyle = { [weak self] in self?.choose($0) }
    bar.onPreset = { [weak self] in self?.choose($0) }
    productBar.onStyle = { [weak self] in self?.choose($0) }
    productBar.onPreset = { [weak self] in self?.choose($0) }
    productBar.onPassage = { [weak self] in self?.choose($0) }
    cardPassage.onSelect = { [weak self] in self?.choose(ScreenPassage.allCases[$0]) }
    productBar.rideSwitch.onChange = { [weak products] in products?.ridesAlong = $0 }
    grid.pointerLocation = { [weak self] in self?.pointer }
    bar.onHelp = { [tools] in tools.showsKeys = true }
    productBar.onHelp = { [tools] in tools.showsKeys = true }
    examples.clipboard.copy = { [weak self] in self?.ask(.copy($0)) }
    examples.clipboard.paste = { [weak self] in self?.ask(.paste) }
    choose(options.passage)
    apply(options.settings)
    connectInspector()
    writeCount()
  }

  /// Whether a frame would differ from the last, or something moves.
  package var needsFrame: Bool { stage.needsFrame || inspector.isMoving }

  /// What stands behind every screen.
  package var background: Color { Color(hex: 0x101014) }

  /// Takes in something that happened outside.
  ///
  /// - Parameter event: With its time, which is never before an earlier call's.
  package func handle(_ event: InputEvent) {
    if !remark.isEmpty, event.kind.isPress { say("") }
    if case .pointer(let pointer) = event.kind { self.pointer = pointer.position }
    switch event.kind {
    case .closeRequest: ask(.close)
    case .drop(let paths): show(paths.map { PhotoPath(bytes: $0) })
    default:
      if tools.handle(event) || inspector.handle(event) {
        stage.handle(InputEvent(time: event.time, kind: .expose))
      } else if !stage.handle(event), case .key(let key) = event.kind, key.isDown {
        press(key)
      }
    }
  }

  /// Takes in pictures that were read in the background: the event by which they arrive.
  ///
  /// - Parameters:
  ///   - finished: In the order in which they were finished.
  ///   - time: When they enter.
  package func accept(_ finished: [FinishedPhoto], at time: FrameTime) {
    for photo in finished where store.accept(photo) {
      guard let item = album.item(of: photo.id) else { continue }
      grid.refresh(item)
      products.refresh(item)
      table.refresh(item)
      examples.refresh(item)
    }
    stage.handle(InputEvent(time: time, kind: .expose))
  }

  /// Moves everything to a time and draws it.
  ///
  /// - Parameters:
  ///   - time: When the frame will be shown.
  ///   - didFinish: Told of each stage of the work when it is done: update, layout, record.
  /// - Returns: The frame, in points.
  package func frame(
    at time: FrameTime, _ didFinish: (FrameStage) -> Void = { _ in }
  ) -> DisplayList {
    stage.advance(to: time)
    inspector.advance(to: stage.time)
    didFinish(.update)
    layOutTools()
    stage.layOutIfNeeded()
    didFinish(.layout)
    let list = stage.draw()
    didFinish(.record)
    return list
  }

  /// Takes in what a frame took, for the overlay.
  package func note(_ record: FrameRecord) { tools.note(record) }

  /// What draws the frames, for the overlay.
  package var renderer: String {
    get { tools.renderer }
    set { tools.renderer = newValue }
  }

  /// Why it draws them, for the overlay; empty where nobody asked.
  package var rendererReason: String {
    get { tools.rendererReason }
    set { tools.rendererReason = newValue }
  }

  /// What the gallery wants of its window since it was last asked, in order.
  package func takeRequests() -> [GalleryRequest] {
    defer { requests = [] }
    if windowTitle != lastTitle {
      lastTitle = windowTitle
      ask(.setTitle(windowTitle))
    }
    return requests
  }

  func ask(_ request: GalleryRequest) { requests.append(request) }

  // MARK: Photographs

  /// Shows the files and folders that were dropped on the window instead.
  private func show(_ paths: [PhotoPath]) {
    guard !readsInBackground else { return ask(.read(paths)) }
    let (photos, failures) = PhotoFolder.pictures(named: paths)
    guard !photos.isEmpty, let first = paths.first else {
      let reason = failures.first?.description
      return say(reason ?? "No pictures in \(paths.first?.displayName ?? "nothing")")
    }
    say("")
    showOthers { album.show(photos) }
    head(paths.count == 1 ? first.displayName : "Photos")
    writeCount()
  }

  func say(_ remark: String) {
    self.remark = remark
    writeStatus()
    stage.handle(InputEvent(time: stage.time, kind: .expose))
  }

  func head(_ title: String) {
    bar.title = album.legible(title)
    self.title = title
  }

  /// The folder's name, or that of the example that is shown instead of it.
  private var windowTitle: String {
    "\(tabs.tab == .hero ? examples.title : title) – kvhero"
  }
}

extension InputEvent.Kind {
  /// Whether a button or a key goes down.
  fileprivate var isPress: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .down
    case .key(let key): key.isDown && key.key != .modifier
    default: false
    }
  }
}
