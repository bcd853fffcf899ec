import CSDL2
import Glibc
import Rasterizer

/// Blurs what a frame has drawn so far, without shaders: what is seen is copied pixel by pixel, halved
/// until a cell is as large as the rasteriser's, and then moved over itself, ever more faintly, first
/// across and then down, so that a Gaussian comes out. The last step reads between two texels, so one
/// move does for two of them.
@MainActor
struct BackdropBlur {
  /// A layer that is open, and the pixels of the window that are in it.
  struct OpenLayer {
    var texture: OpaquePointer
    var bounds: PixelRect
  }

  /// One move: how far, in texels, and how strongly over what is there already, `0...255`.
  private struct Tap {
    var offset: Float
    var strength: UInt8
  }

  private let device: GPUDevice
  private let targets: BackdropTargets
  private var taps: [Tap] = []

  init(device: GPUDevice, targets: BackdropTargets) {
    self.device = device
    self.targets = targets
  }

  /// Blurs into the cells' texture.
  ///
  /// - Parameters:
  ///   - backdrop: How.
  ///   - cells: The cells that have to be known.
  ///   - bounds: The pixels there are.
  ///   - layers: Those that are drawn into at the moment, the outermost first.
  /// - Throws: ``SDLError`` where the device refuses.
  mutating func blur(
    _ backdrop: Backdrop, _ cells: PixelRect, in bounds: PixelRect, under layers: [OpenLayer]
  ) throws(SDLError) {
    guard let frame = targets.frame, let pixels = targets.cells(0), let other = targets.other,
      let blurred = targets.cells(backdrop.level)
    else { return }
    let level = backdrop.level
    let known = PixelRect(
      minX: cells.minX << level, minY: cells.minY << level, maxX: cells.maxX << level,
      maxY: cells.maxY << level)
    try draw(into: pixels)
    try copy(frame, of: bounds, known, bounds, SDL_BLENDMODE_NONE)
    for layer in layers { try copy(layer.texture, of: layer.bounds, known, bounds, device.over) }
    var (width, height) = (Int32(known.width), Int32(known.height))
    for finer in 0..<level {
      guard let from = targets.cells(finer), let to = targets.cells(finer + 1) else { return }
      var source = SDL_Rect(x: 0, y: 0, w: width, h: height)
      (width, height) = (width / 2, height / 2)
      // The last of an odd number of halvings is two, each along one axis: then they come in pairs.
      if finer == level - 1, !level.isMultiple(of: 2) {
        try halve(from, source, into: other, width, height * 2)
        source = SDL_Rect(x: 0, y: 0, w: width, h: height * 2)
        try halve(other, source, into: to, width, height)
      } else {
        try halve(from, source, into: to, width, height)
      }
    }
    find(backdrop)
    try mix(blurred, into: other, width, height, across: 1, down: 0)
    try mix(other, into: blurred, width, height, across: 0, down: 1)
  }

  /// Draws one texture into another of half the size, as its negative.
  ///
  /// A device rounds the mean of pixels half up, so that each time what is blurred would come out brighter.
  /// Of a negative it rounds the other way, so that of two in turn as much is lost as is won.
  private func halve(
    _ from: OpaquePointer, _ source: SDL_Rect, into to: OpaquePointer, _ width: Int32,
    _ height: Int32
  ) throws(SDLError) {
    try draw(into: to)
    try check(
      "SDL_SetRenderDrawColor", SDL_SetRenderDrawColor(device.renderer, 255, 255, 255, 255))
    try check("SDL_RenderClear", SDL_RenderClear(device.renderer))
    try copy(
      from, source, SDL_FRect(x: 0, y: 0, w: Float(width), h: Float(height)), device.takenAway)
  }

  /// Draws one texture into another, moved by each tap both ways.
  private func mix(
    _ from: OpaquePointer, into to: OpaquePointer, _ width: Int32, _ height: Int32, across: Float,
    down: Float
  ) throws(SDLError) {
    try draw(into: to)
    let source = SDL_Rect(x: 0, y: 0, w: width, h: height)
    var place = SDL_FRect(x: 0, y: 0, w: Float(width), h: Float(height))
    try copy(from, source, place, SDL_BLENDMODE_NONE)
    for tap in taps {
      (place.x, place.y) = (tap.offset * across, tap.offset * down)
      SDL_SetTextureAlphaMod(from, tap.strength)
      try copy(from, source, place, SDL_BLENDMODE_BLEND)
    }
    SDL_SetTextureAlphaMod(from, 255)
  }

  /// Works out the moves, from the middle outwards.
  private mutating func find(_ backdrop: Backdrop) {
    taps.removeAll(keepingCapacity: true)
    func weight(_ step: Int) -> Double {
      let x = Double(step) / backdrop.cellDeviation
      return exp(-x * x / 2)
    }
    var total = 1.0
    for step in stride(from: 1, through: backdrop.cellReach, by: 2) {
      let (near, far) = (weight(step), weight(step + 1))
      let offset = Double(step) + far / (near + far)
      for side in [-offset, offset] {
        total += near + far
        let strength = (near + far) / total * 255
        guard strength >= 0.5 else { return }
        taps.append(Tap(offset: Float(side), strength: UInt8(strength.rounded())))
      }
    }
  }

  /// Copies pixels of the window, and where there are none those at its edge.
  ///
  /// - Parameters:
  ///   - texture: What they are in.
  ///   - held: Which it holds, from its top left corner on.
  ///   - known: Which are copied, to the top left corner of what is drawn into.
  ///   - bounds: The pixels there are.
  ///   - blend: How they are drawn over what is there.
  /// - Throws: ``SDLError`` where the device refuses.
  private func copy(
    _ texture: OpaquePointer, of held: PixelRect, _ known: PixelRect, _ bounds: PixelRect,
    _ blend: SDL_BlendMode
  ) throws(SDLError) {
    for row in -1...1 {
      for column in -1...1 {
        let (x, fromX) = BackdropBlur.part(
          column, known.minX, known.maxX, bounds.minX, bounds.maxX)
        let (y, fromY) = BackdropBlur.part(row, known.minY, known.maxY, bounds.minY, bounds.maxY)
        guard !x.isEmpty, !y.isEmpty else { continue }
        let (seenX, seenY) = (
          fromX.clamped(to: held.minX..<held.maxX), fromY.clamped(to: held.minY..<held.maxY)
        )
        guard !seenX.isEmpty, !seenY.isEmpty else { continue }
        // Within the window pixels go where they are; at its edge one becomes many.
        let toX = column == 0 ? seenX : x
        let toY = row == 0 ? seenY : y
        try copy(
          texture,
          SDL_Rect(
            x: Int32(seenX.lowerBound - held.minX), y: Int32(seenY.lowerBound - held.minY),
            w: Int32(seenX.count), h: Int32(seenY.count)),
          SDL_FRect(
            x: Float(toX.lowerBound - known.minX), y: Float(toY.lowerBound - known.minY),
            w: Float(toX.count), h: Float(toY.count)), blend)
      }
    }
  }

  /// What is known before, within and after the pixels there are, along one axis, and where it is from.
  private static func part(
    _ side: Int, _ first: Int, _ end: Int, _ least: Int, _ most: Int
  ) -> (to: Range<Int>, from: Range<Int>) {
    let (start, stop) = (max(first, least), min(end, most))
    switch side {
    case -1: return (first..<max(first, min(least, end)), least..<least + 1)
    case 1: return (min(max(most, first), end)..<end, most - 1..<most)
    default: return (start..<max(start, stop), start..<max(start, stop))
    }
  }

  private func draw(into texture: OpaquePointer) throws(SDLError) {
    try check("SDL_SetRenderTarget", SDL_SetRenderTarget(device.renderer, texture))
  }

  private func copy(
    _ texture: OpaquePointer, _ source: SDL_Rect, _ place: SDL_FRect, _ blend: SDL_BlendMode
  ) throws(SDLError) {
    try check("SDL_SetTextureBlendMode", SDL_SetTextureBlendMode(texture, blend))
    var (source, place) = (source, place)
    try check(
      "SDL_RenderCopyF", SDL_RenderCopyF(device.renderer, texture, &source, &place))
  }
}
