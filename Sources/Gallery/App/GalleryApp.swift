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

  private let options: GalleryOptions
  private let stage: Stage
  private let grid: GridScreen
  private var requests: [GalleryRequest] = []

  /// - Parameters:
  ///   - photos: What the grid shows, in order.
  ///   - store: Empty yet; its queue reads the photographs.
  ///   - options: How it starts.
  package init(photos: [PhotoPath], store: PhotoStore, options: GalleryOptions) {
    self.store = store
    self.options = options
    grid = GridScreen(store: store, photos: photos.map { store.add($0) })
    stage = Stage(root: grid, size: options.size, scale: options.scale)
    stage.reducesMotion = options.reducesMotion
    grid.layOut(scale: stage.scale)
  }

  /// Whether a frame would differ from the last, or something moves.
  package var needsFrame: Bool { stage.needsFrame }

  /// What stands behind every screen.
  package var background: Color { Color(hex: 0x101014) }

  /// What is going on, for a frame's record.
  package var phase: FramePhase { .idle }

  /// Takes in something that happened outside.
  ///
  /// - Parameter event: With its time, which is never before an earlier call's.
  package func handle(_ event: InputEvent) {
    switch event.kind {
    case .closeRequest: requests.append(.close)
    case .key(let key) where key.isDown && choose(key): break
    case .key(let key) where key.isDown && stage.activeViewController.keyDown(key): break
    default: stage.handle(event)
    }
    grid.layOut(scale: stage.scale)
  }

  /// Takes in pictures that were read in the background: the event by which they arrive.
  ///
  /// - Parameters:
  ///   - finished: In the order in which they were finished.
  ///   - time: When they enter.
  package func accept(_ finished: [FinishedPhoto], at time: FrameTime) {
    for photo in finished { store.accept(photo) }
    grid.refresh()
    grid.layOut(scale: stage.scale)
    stage.handle(InputEvent(time: time, kind: .expose))
  }

  /// Moves everything to a time and draws it.
  ///
  /// - Parameter time: When the frame will be shown.
  /// - Returns: The frame, in points.
  package func frame(at time: FrameTime) -> DisplayList {
    stage.frame(at: time)
  }

  /// Takes in what a frame took, for the overlay.
  package func note(_ record: FrameRecord) {}

  /// What the gallery wants of its window since it was last asked, in order.
  package func takeRequests() -> [GalleryRequest] {
    defer { requests = [] }
    return requests
  }

  private func choose(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .character("1"): grid.style.kind = .hero
    case .character("2"): grid.style.kind = .pinterest
    case .character("p"):
      grid.style.preset = grid.style.preset == .standard ? .classic : .standard
    default: return false
    }
    return true
  }
}

// MARK: - Where things are, for scripts that play the gallery

extension GalleryApp {
  /// Where a photograph's thumbnail is, whether or not it is in sight.
  ///
  /// - Parameter index: From 0, in the order of the grid.
  /// - Returns: In window points; `nil` where there is no such photograph.
  package func thumbnailFrame(of index: Int) -> Rect? { grid.frame(of: index) }

  /// Which photograph is open, opening or closing.
  package var openPhoto: Int? { grid.openItem }

  /// Whether nothing moves: every flight has landed and no list rolls.
  package var isAtRest: Bool { !stage.isMoving && stage.transitions.isEmpty }
}
