import Motion
import SceneGraph
import TestSupport

/// Hands on the mouse and the keyboard that do anything, at any moment; the same for the same seed.
///
/// They know which keys have switched something, so that they can put everything back. They leave the
/// bar above alone: what has the focus there would keep it.
@MainActor
struct RandomHands {
  private var random: SeededGenerator
  private var position = Point(x: 400, y: 300)
  private var pressed: PointerEvent.Button?
  private var listsKeys = false

  /// What was switched on, by the key that does it.
  private var switched: [KeyEvent.Key: Bool] = [:]

  /// The latest deeds, for the report of a failure.
  private(set) var log: [String] = []

  /// Whether they go to other tabs and open what is there.
  private let roam: Bool

  init(seed: Int, roam: Bool = false) {
    random = SeededGenerator(seed: UInt64(seed))
    self.roam = roam
  }

  /// Does one thing, and lets a few frames go by or none.
  mutating func act(on player: GalleryPlayer) {
    switch int(0..<24) {
    case 0..<5: move(player, to: anywhere())
    case 5..<9: click(player)
    case 9..<11: press(player)
    case 11..<14: release(player)
    case 14..<17: sweep(player)
    case 17..<21: hit(player)
    case 21: turnWheel(player)
    case 22: upset(player)
    default: pass(player, int(1..<40))
    }
    if int(0..<2) == 0 { pass(player, 1) }
  }

  /// Lets go of everything and puts back what was switched.
  mutating func putBack(_ player: GalleryPlayer) {
    release(player)
    if listsKeys { type(.escape, player) }
    // What a text field would take in.
    if player.app.isTyping { type(.escape, player) }
    for key in RandomHands.switches + RandomHands.productSwitches where switched[key] == true {
      type(key, player)
    }
    player.send(.resize(Size(width: 800, height: 600), scale: 1))
  }

  private mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func note(_ deed: String) {
    log.append(deed)
    if log.count > 40 { log.removeFirst() }
  }

  // MARK: The mouse

  private mutating func anywhere() -> Point {
    Point(x: Double(int(0..<800)), y: Double(int(60..<600)))
  }

  private mutating func move(_ player: GalleryPlayer, to place: Point) {
    position = place
    note("move \(place.x) \(place.y)")
    player.send(.pointer(PointerEvent(phase: .move, button: pressed ?? .none, position: place)))
  }

  /// A straight way, with a frame after each move.
  private mutating func sweep(_ player: GalleryPlayer) {
    let step = Vector(dx: Double(int(-40..<41)), dy: Double(int(-40..<41)))
    for _ in 0..<int(1..<12) {
      move(player, to: position + step)
      player.next()
    }
  }

  private mutating func press(_ player: GalleryPlayer) {
    guard pressed == nil, position.y > (roam ? 140 : 60) else { return }
    let button: PointerEvent.Button =
      switch int(0..<5) {
      case 0: roam ? .back : .secondary
      case 1: .middle
      default: .primary
      }
    pressed = button
    listsKeys = false
    note("down \(button)")
    player.send(.pointer(PointerEvent(phase: .down, button: button, position: position)))
  }

  private mutating func release(_ player: GalleryPlayer) {
    guard let button = pressed else { return }
    pressed = nil
    note("up")
    player.send(.pointer(PointerEvent(phase: .up, button: button, position: position)))
  }

  private mutating func click(_ player: GalleryPlayer) {
    release(player)
    move(player, to: anywhere())
    for _ in 0..<int(1..<4) {
      press(player)
      release(player)
      if int(0..<2) == 0 { pass(player, 1) }
    }
  }

  private mutating func turnWheel(_ player: GalleryPlayer) {
    let delta = Vector(dx: 0, dy: Double(int(-5..<6)) * 60)
    note("wheel \(delta.dy)")
    player.send(.wheel(at: position, delta: delta))
  }

  /// What comes from the window: another size, or the loss of the keyboard.
  private mutating func upset(_ player: GalleryPlayer) {
    if int(0..<3) == 0 {
      note("focus lost")
      pressed = nil
      player.send(.focus(false))
      player.send(.focus(true))
    } else {
      let size = Size(width: Double(int(200..<1200)), height: Double(int(200..<900)))
      note("resize \(size)")
      player.send(.resize(size, scale: 1))
    }
  }

  private mutating func pass(_ player: GalleryPlayer, _ frames: Int) {
    note("\(frames) frames")
    player.next(frames)
  }

  // MARK: The keyboard

  /// Pause comes last, so that the rest is put back in motion.
  private static let switches: [KeyEvent.Key] = [
    .character("p"), .character("s"), .character("h"), .space,
  ]

  /// Those of the products, which do something only there.
  private static let productSwitches: [KeyEvent.Key] = [.character("m"), .character("r")]

  /// What leads from tab to tab.
  private static let tabs: [KeyEvent.Key] = ["4", "5", "6", "7", "t", "t"].map { .character($0) }

  private static let others: [KeyEvent.Key] = [
    .escape, .escape, .enter, .enter, .backspace, .left, .right, .up, .down, .home, .end, .pageUp,
    .pageDown, .character("."), .character("?"), .character("1"), .character("2"),
    .character("3"), .character("f"),
  ]

  private mutating func hit(_ player: GalleryPlayer) {
    if roam, int(0..<12) == 0 {
      note("Alt and left")
      player.send(.key(KeyEvent(key: .left, modifiers: .alt)))
    }
    let keys =
      RandomHands.others + RandomHands.switches
      + (roam ? RandomHands.tabs + RandomHands.productSwitches : [])
    type(keys[int(0..<keys.count)], player, repeats: max(0, int(-3..<6)))
  }

  /// Any key ends the list of keys, and is used up by it.
  private mutating func type(_ key: KeyEvent.Key, _ player: GalleryPlayer, repeats: Int = 0) {
    note("key \(key)")
    if listsKeys {
      listsKeys = false
    } else if player.app.isTyping {
      note("is typed")
    } else if key == .character("?") {
      listsKeys = true
    } else if (RandomHands.switches + RandomHands.productSwitches).contains(key) {
      switched[key] = switched[key] != true
    }
    player.send(.key(KeyEvent(key: key)))
    for _ in 0..<repeats {
      player.send(.key(KeyEvent(key: key, isRepeat: true)))
      player.next(2)
    }
    player.send(.key(KeyEvent(key: key, isDown: false)))
  }
}
