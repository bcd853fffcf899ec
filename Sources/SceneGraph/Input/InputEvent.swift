public import Motion

/// Something that happened outside, with the time it happened.
///
/// Everything that reaches the scene is one of these, so a log of them replays exactly.
public struct InputEvent: Hashable, Sendable {
  /// When it happened, on the timeline that frames are sampled on.
  public var time: FrameTime

  /// What it was, with what goes with it.
  public var kind: Kind

  /// Creates an event that happened at a time.
  public init(time: FrameTime, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What happened. Positions are in window points.
  public enum Kind: Hashable, Sendable {
    /// The mouse or a finger touched, moved or left.
    case pointer(PointerEvent)

    /// A wheel turned; `delta` is how far the content is to move, in points, positive right and down.
    ///
    /// So turning it towards the person, which brings what lies below into sight, is negative.
    case wheel(at: Point, delta: Vector)

    /// A key went down or up.
    case key(KeyEvent)

    /// Text typed, after the keyboard layout and any composing.
    case text(String)

    /// Files dropped on the window, as the bytes of their paths.
    case drop([[UInt8]])

    /// The window gained or lost the keyboard.
    case focus(Bool)

    /// The window's new size in points and its device pixels per point.
    case resize(Size, scale: Double)

    /// The window's contents were lost and must be drawn again.
    case expose

    /// The person asked to close the window.
    case closeRequest
  }
}

/// A pointer touching, moving or leaving.
public struct PointerEvent: Hashable, Sendable {
  /// What the pointer did.
  public enum Phase: Hashable, Sendable {
    /// A button or finger went down.
    case down

    /// It moved, whether pressed or not.
    case move

    /// The button or finger is up again.
    case up

    /// The system took the pointer away; whatever it began ends without effect.
    case cancel
  }

  /// Which button it was about; a finger counts as the primary one.
  public enum Button: Int, Hashable, Sendable {
    /// Moving with nothing pressed.
    case none = 0

    /// The left button for a right hand; a finger.
    case primary = 1

    /// The wheel, pressed.
    case middle = 2

    /// The right button for a right hand.
    case secondary = 3

    /// The one at the side towards the wrist.
    case back = 4

    /// The one at the side towards the finger tips.
    case forward = 5
  }

  /// Tells simultaneous touches apart; the mouse is 0.
  public var pointer: Int

  /// What the pointer did.
  public var phase: Phase

  /// Which button went down or up, or is held while moving.
  public var button: Button

  /// Where it is, in window points; outside the window during a drag.
  public var position: Point

  /// Creates an event of the mouse's primary button, unless said otherwise.
  public init(
    pointer: Int = 0, phase: Phase, button: Button = .primary, position: Point
  ) {
    self.pointer = pointer
    self.phase = phase
    self.button = button
    self.position = position
  }
}

/// A key going down or up.
public struct KeyEvent: Hashable, Sendable {
  /// Which key, by what it means rather than where it lies.
  public enum Key: Hashable, Sendable {
    /// What the key types without modifiers; letters are small.
    case character(Character)

    /// Keys that edit or confirm.
    case enter, escape, backspace, delete, tab, space

    /// Keys that move about.
    case left, right, up, down, home, end, pageUp, pageDown

    /// F1 is 1.
    case function(Int)

    /// One of those that are held besides, by itself: it says which are held from now on, for a wheel that is
    /// turned meanwhile. No responder is asked about it.
    case modifier
  }

  /// The keys held besides, left and right ones alike.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a key, as logs hold it.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Either shift key.
    public static let shift = Modifiers(rawValue: 1)

    /// Either control key.
    public static let control = Modifiers(rawValue: 2)

    /// Either alt key; not AltGr, which only chooses characters.
    public static let alt = Modifiers(rawValue: 4)

    /// The key with the desktop's or maker's sign, on either side.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Which key, by its meaning in the present layout.
  public var key: Key

  /// Whether it went down or, while held, repeats; `false` when it is let go.
  public var isDown: Bool

  /// Whether the keyboard repeats a key that is held.
  public var isRepeat: Bool

  /// Which modifier keys were held when it happened.
  public var modifiers: Modifiers

  /// Creates a key press without modifiers, unless said otherwise.
  public init(
    key: Key, isDown: Bool = true, isRepeat: Bool = false, modifiers: Modifiers = []
  ) {
    self.key = key
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
  }
}
