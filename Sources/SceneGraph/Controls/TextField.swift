public import Motion

/// A line of text that can be edited by keyboard and mouse.
///
/// It takes all keys that write, so that none of them means anything else while it has the keyboard;
/// Tab, Esc and keys with Control, Alt or Command that it does not know go on to the next responder.
/// Control with A selects all, with C, X and V goes by the clipboard, with Z takes back and with Shift and Z
/// makes again.
/// The caret does not blink: at rest nothing moves.
@MainActor
open class TextField: View {
  /// Colours that go together.
  public struct Style: Hashable, Sendable {
    /// The glyphs.
    public var text: Color

    /// What is written in an empty field.
    public var placeholder: Color

    /// Behind the text.
    public var background: Color

    /// The edge, without and with the keyboard.
    public var border: Color

    /// The edge and the caret while it has the keyboard.
    public var tint: Color

    /// Behind selected text.
    public var selection: Color

    /// Under a part that is marked; see ``TextField/marked``.
    public var mark: Color

    /// Creates a style; by default dark on white.
    public init(
      text: Color = .black, placeholder: Color = Color(hex: 0x6b6b74), background: Color = .white,
      border: Color = Color(hex: 0x8a8a92), tint: Color = Color(hex: 0x0062c4),
      selection: Color = Color(hex: 0xb9d7fb), mark: Color = Color(hex: 0xb3261e)
    ) {
      self.text = text
      self.placeholder = placeholder
      self.background = background
      self.border = border
      self.tint = tint
      self.selection = selection
      self.mark = mark
    }
  }

  /// What is written; setting it puts the caret at its end and does not call ``onChange``.
  public var text: String {
    get { editor.text }
    set {
      guard newValue != editor.text else { return }
      history.note(from: editor, to: TextEditor(newValue))
      editor = TextEditor(newValue)
      didEdit()
    }
  }

  /// The text with its caret and its selection.
  public private(set) var editor = TextEditor()

  private var history = TextHistory()

  /// What is shown while nothing is written.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Parts of the text that are underlined, in characters: where something is wrong.
  public var marked: [Range<Int>] = [] {
    didSet { if marked != oldValue { setNeedsDisplay() } }
  }

  /// The typeface and its size in points.
  public var font: Font {
    didSet { if font != oldValue { didEdit() } }
  }

  /// The colours.
  public var style: Style {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// Called each time a person has changed the text.
  public var onChange: ((TextField) -> Void)?

  /// Called each time Enter is pressed.
  public var onSubmit: ((TextField) -> Void)?

  /// Called with what was selected when a person wants it on the clipboard.
  public var onCopy: ((String) -> Void)?

  /// Called when a person wants the clipboard's text: it comes by ``insertText(_:)``, at once or later.
  public var onPaste: (() -> Void)?

  /// From the field's edge to the text, in points.
  private static let padding = 12.0

  /// From the field's edge to where a text that is longer than the field is cut, in points.
  private static let margin = 8.0

  /// How far the text is scrolled to the left, in points.
  private var offset = 0.0

  private let pan = PanGestureRecognizer()

  /// - Parameters:
  ///   - font: In which the text is written.
  ///   - style: Its colours.
  public init(font: Font, style: Style = Style()) {
    self.font = font
    self.style = style
    super.init()
    cornerRadius = 8
    clipsToBounds = true
    let tap = TapGestureRecognizer { [weak self] in self?.press($0) }
    addGestureRecognizer(tap)
    let double = TapGestureRecognizer(count: 2) { [weak self] _ in self?.edit { $0.selectAll() } }
    double.shouldRecognizeSimultaneously = { _ in true }
    addGestureRecognizer(double)
    pan.axis = .horizontal
    pan.onChange = { [weak self] _ in self?.select() }
    addGestureRecognizer(pan)
  }

  // MARK: The mouse

  private func press(_ recognizer: GestureRecognizer) {
    guard let point = recognizer.location(in: self) else { return }
    becomeFirstResponder()
    edit { $0.place(self.index(at: point.x)) }
  }

  /// Selects from where the drag began to where it is.
  private func select() {
    guard let point = pan.location(in: self) else { return }
    if pan.state == .began {
      becomeFirstResponder()
      let start = index(at: point.x - pan.translation(in: self).dx)
      edit { $0.place(start) }
    }
    edit { $0.place(self.index(at: point.x), selects: true) }
  }

  /// Which place between two characters is nearest.
  private func index(at x: Double) -> Int {
    let edges = self.edges
    let wanted = x - bounds.minX - TextField.padding + offset
    var nearest = 0
    for (index, edge) in edges.enumerated() where abs(edge - wanted) < abs(edges[nearest] - wanted)
    {
      nearest = index
    }
    return nearest
  }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { true }
  open override var canBecomeFocused: Bool { true }
  open override func firstResponderDidChange(isFirst: Bool) { setNeedsDisplay() }

  open override func keyDown(_ key: KeyEvent) -> Bool {
    let selects = key.modifiers.contains(.shift)
    let byWord = key.modifiers.contains(.control)
    guard key.modifiers.isSubset(of: [.shift, .control]) else { return false }
    switch key.key {
    case .left: edit { $0.move(byWord ? .wordLeft : .left, selects: selects) }
    case .right: edit { $0.move(byWord ? .wordRight : .right, selects: selects) }
    case .home: edit { $0.move(.start, selects: selects) }
    case .end: edit { $0.move(.end, selects: selects) }
    case .backspace: delete(byWord ? .wordLeft : nil) { $0.deleteBackward() }
    case .delete: delete(byWord ? .wordRight : nil) { $0.deleteForward() }
    case .character(let letter) where byWord: return command(letter, reversed: selects)
    // Their text comes as an event of its own.
    case .character: return true
    case .space: return !byWord
    case .enter: if !key.isRepeat { onSubmit?(self) }
    case .up, .down, .pageUp, .pageDown: return !byWord
    case .escape, .tab, .function, .modifier: return false
    }
    return true
  }

  /// Does what a letter means with Control.
  private func command(_ letter: Character, reversed: Bool) -> Bool {
    switch letter {
    case "a": edit { $0.selectAll() }
    case "c": copy()
    case "x":
      copy()
      if !editor.selection.isEmpty { edit { $0.deleteBackward() } }
    case "v": onPaste?()
    case "z": travel { reversed ? $0.redo(from: self.editor) : $0.undo(from: self.editor) }
    case "y": travel { $0.redo(from: self.editor) }
    default: return false
    }
    return true
  }

  private func copy() {
    guard !editor.selection.isEmpty else { return }
    onCopy?(String(editor.characters[editor.selection]))
  }

  private func travel(_ way: (inout TextHistory) -> TextEditor?) {
    var history = history
    guard let other = way(&history) else { return }
    self.history = history
    editor = other
    didEdit()
    onChange?(self)
  }

  private func delete(_ way: TextEditor.Move?, _ delete: (inout TextEditor) -> Void) {
    edit { editor in
      if let way, editor.selection.isEmpty { editor.move(way, selects: true) }
      delete(&editor)
    }
  }

  private func edit(_ change: (inout TextEditor) -> Void) {
    let before = editor
    // On a copy: a change may ask where something is.
    var changed = before
    change(&changed)
    guard changed != before else { return }
    editor = changed
    let isOther = editor.characters != before.characters
    if isOther { history.note(from: before, to: editor) } else { history.interrupt() }
    didEdit()
    if isOther { onChange?(self) }
  }

  private func didEdit() {
    keepCaretInSight()
    setNeedsDisplay()
  }

  // MARK: Look

  /// With one glyph to a character, between which the caret stands.
  private var plainFont: Font { font.withoutFallback }

  /// The places between characters, from the text's left end, in points: one more than characters.
  private var edges: [Double] {
    let layout = TextLayout(editor.text, font: plainFont, limit: 1)
    guard let glyphs = layout.lines.first?.glyphs, glyphs.count == editor.characters.count else {
      return Array(repeating: 0, count: editor.characters.count + 1)
    }
    // With a sign that is seen behind it, so that spaces at the end count.
    let whole = TextLayout(editor.text + "|", font: plainFont, limit: 1)
    return glyphs.map(\.x) + [whole.lines.first?.glyphs.last?.x ?? 0]
  }

  private func keepCaretInSight() {
    let edges = edges
    let room = max(0, bounds.width - 2 * TextField.padding)
    let caret = edges[editor.caret]
    offset = min(offset, caret)
    offset = max(offset, caret - room)
    offset = max(0, min(offset, (edges.last ?? 0) - room))
  }

  open override func layoutSubviews() { keepCaretInSight() }

  /// - Parameter size: The room there is.
  /// - Returns: All of the width, and the height of a line with its edges.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: TextLayout("", font: font).lineHeight.rounded(.up) + 20)
  }

  public override func draw(into list: inout DisplayList) {
    let shape = RoundedRect(rect: bounds, radii: cornerRadii, curve: cornerCurve)
    list.append(.fill(shape, style.background))
    let layout = TextLayout(editor.text, font: plainFont, limit: 1)
    let edges = edges
    let left = (bounds.minX + TextField.padding - offset).rounded()
    let top = (bounds.midY - layout.lineHeight / 2).rounded()
    func part(_ range: Range<Int>, y: Double, height: Double, least: Double = 0) -> Rect {
      let range = range.clamped(to: 0..<edges.count - 1)
      return Rect(
        x: left + edges[range.lowerBound], y: y,
        width: max(least, edges[range.upperBound] - edges[range.lowerBound]), height: height)
    }
    var content = DisplayList()
    if isFirstResponder, !editor.selection.isEmpty {
      let rect = part(editor.selection, y: top - 2, height: layout.lineHeight + 4)
      content.append(.fill(RoundedRect(rect: rect), style.selection))
    }
    let baseline = (top + layout.ascent).rounded()
    let isEmpty = editor.characters.isEmpty
    let shown = isEmpty ? TextLayout(placeholder, font: plainFont, limit: 1) : layout
    if let line = shown.lines.first, !line.glyphs.isEmpty {
      content.append(
        .text(
          DisplayText(
            font: font, glyphs: line.glyphs, origin: Point(x: left, y: baseline),
            color: isEmpty ? style.placeholder : style.text)))
    }
    for range in marked {
      // Where something is missing at the end, there is no letter to stand under.
      let rect = part(range, y: top + layout.lineHeight + 1, height: 2, least: 8)
      content.append(.fill(RoundedRect(rect: rect), style.mark))
    }
    if (edges.last ?? 0) > bounds.width - 2 * TextField.padding {
      let sides = Insets(top: 0, left: TextField.margin, bottom: 0, right: TextField.margin)
      let clip = RoundedRect(rect: bounds.inset(by: sides))
      list.append(.group(DisplayGroup(list: content, clip: clip)))
    } else {
      content.items.forEach { list.append($0) }
    }
    if isFirstResponder {
      let caret = Rect(
        x: (left + edges[editor.caret]).rounded(), y: top - 2, width: 2,
        height: layout.lineHeight + 4)
      list.append(.fill(RoundedRect(rect: caret), style.tint))
    }
    list.append(
      .border(shape, width: isFirstResponder ? 2 : 1, isFirstResponder ? style.tint : style.border))
  }
}

extension TextField: TextInput {
  /// Writes in place of the selection.
  public func insertText(_ text: String) { edit { $0.insert(text) } }
}
