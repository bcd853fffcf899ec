import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// The textures of a renderer: uploaded a few at a time, kept while there is room, made anew when
/// the device has lost them.
///
/// A frame begins, asks for what it draws, and ends; only then may anything be thrown away. What is
/// left goes with the renderer.
@MainActor
final class TextureStore {
  /// How much may be uploaded and kept.
  struct Budget {
    /// Uploaded in one frame, in bytes; what must be there at once comes on top.
    var upload = 8 << 20

    /// What OpenGL on the processor uploads in about 2 ms (measured: 1.2 ms a MiB), so that a large
    /// picture does not make its first frame late.
    static let ofSoftware = 2 << 20

    /// Kept as textures, in bytes; what a single frame needs is kept even if it is more.
    var memory = 192 << 20
  }

  /// Pictures of at most so many bytes are uploaded at once where nothing else could be shown.
  private static let smallPicture = 64 << 10

  var budget = Budget()

  /// Bytes uploaded for the present frame.
  private(set) var uploadedBytes = 0

  /// Bytes in textures.
  private(set) var residentBytes = 0

  /// Whether the present frame asked for something that is still on its way.
  private(set) var isWaiting = false

  /// The most texels along a side of a texture.
  var largestSide: Int

  private let renderer: OpaquePointer
  private var slots: [TextureSlot?] = []
  private var freeSlots: [Int] = []
  private var places: [Place: Int] = [:]
  private var frame = 0

  /// A part of some pixels.
  private struct Place: Hashable {
    let address: UInt
    let area: PixelRect

    init(_ bitmap: Bitmap, _ area: PixelRect) {
      address = bitmap.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      self.area = area
    }
  }

  /// - Parameters:
  ///   - renderer: SDL's; it must outlive the store.
  ///   - largestSide: The most texels along a side of a texture.
  init(renderer: OpaquePointer, largestSide: Int) {
    self.renderer = renderer
    self.largestSide = largestSide
  }

  /// What is in a slot; `nil` once it was thrown away.
  subscript(_ index: Int) -> TextureSlot? { slots[index] }

  /// Begins a frame: nothing has been asked for.
  func beginFrame() {
    frame += 1
    uploadedBytes = 0
    isWaiting = false
  }

  /// Ends a frame: what was not used for longest is thrown away where there is too much.
  func endFrame() {
    while residentBytes > budget.memory {
      var oldest: Int?
      for (index, slot) in slots.enumerated() {
        guard let slot, slot.lastUse < frame else { continue }
        if let known = oldest.flatMap({ slots[$0] }), known.lastUse <= slot.lastUse { continue }
        oldest = index
      }
      guard let oldest else { return }
      forget(oldest)
    }
  }

  /// Forgets all textures: the device has lost them, or goes away.
  func forgetAll() {
    for index in slots.indices where slots[index] != nil { forget(index) }
  }

  /// A texture that must be there in this frame, whatever the budget.
  ///
  /// - Parameter bitmap: Its pixels.
  /// - Returns: Its slot; `nil` where the device refuses it.
  func slot(of bitmap: Bitmap) -> Int? {
    guard let index = find(bitmap, bitmap.area, image: nil, coverage: .unit) else { return nil }
    upload(index, atMost: .max)
    return isComplete(index) ? index : nil
  }

  /// The texture of a picture's level, or of another level that is there already.
  ///
  /// Of a level too large for a texture, one holds the part that is seen and what is around it.
  ///
  /// - Parameters:
  ///   - level: Which of the bitmaps is wanted.
  ///   - levels: The picture's pixels.
  ///   - image: Which picture.
  ///   - seen: The part of the bitmap that is seen, with what is mixed into it; `nil` for all.
  /// - Returns: A slot whose texture is complete; `nil` where none is yet.
  func slot(
    of level: Int, in levels: ImageLevels, image: Image.ID, seen: PixelRect? = nil
  ) -> Int? {
    let bitmap = levels.bitmaps[level]
    let seen = seen ?? bitmap.area
    let part = bitmap.coverage(of: seen, in: levels.coverage)
    let present = fits(bitmap.area) ? nil : window(on: bitmap, holding: seen)
    if let present,
      slots[present]?.area.holds(seen.grown(by: TextureStore.outlook), of: bitmap) == true
    {
      slots[present]?.lastUse = frame
      return present
    }
    let area = fits(bitmap.area) ? bitmap.area : bitmap.window(around: seen, atMost: largestSide)
    let wanted =
      area.holds(seen, of: bitmap)
      ? find(bitmap, area, image: image, coverage: bitmap.coverage(of: area, in: levels.coverage))
      : nil
    if let wanted {
      upload(wanted, atMost: max(budget.upload - uploadedBytes, 0))
      if isComplete(wanted) { return wanted }
      isWaiting = isWaiting || slots[wanted]?.isBroken == false
    }
    let density = Double(bitmap.width) / levels.coverage.width
    if let other = present ?? best(of: image, covering: part, density: density) {
      slots[other]?.lastUse = frame
      return other
    }
    // The largest that is small, or else the first that the device takes.
    for (number, bitmap) in levels.bitmaps.enumerated() where number > level {
      guard wanted == nil || bitmap.byteCount <= TextureStore.smallPicture,
        let index = find(bitmap, bitmap.area, image: image, coverage: levels.coverage)
      else { continue }
      upload(index, atMost: .max)
      if isComplete(index) { return index }
    }
    return nil
  }

  /// So many texels before its end is seen, the next part of a large picture is on its way.
  private static let outlook = 128

  private func fits(_ area: PixelRect) -> Bool {
    area.width <= largestSide && area.height <= largestSide
  }

  /// The complete texture of a part of a bitmap that holds what is seen.
  private func window(on bitmap: Bitmap, holding seen: PixelRect) -> Int? {
    let address = Place(bitmap, bitmap.area).address
    return slots.firstIndex { slot in
      guard let slot, slot.isComplete, slot.area.holds(seen, of: bitmap) else { return false }
      return Place(slot.bitmap, slot.bitmap.area).address == address
    }
  }

  /// Says that a slot's texels are interpolated between in this frame.
  func needSmooth(_ index: Int) {
    slots[index]?.needsSmooth = true
  }

  /// Sets how the textures of the frame are sampled; before anything of it is drawn.
  func settleSampling() {
    for index in slots.indices {
      guard let slot = slots[index], slot.lastUse == frame else { continue }
      if slot.needsSmooth != slot.isSmooth {
        SDL_SetTextureScaleMode(
          slot.texture, slot.needsSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest)
        // SDL 2.26 does not notice that this has bound another texture; an upload it does notice.
        upload(slot, rows: 0..<1)
        slots[index]?.isSmooth = slot.needsSmooth
      }
      slots[index]?.needsSmooth = false
    }
  }

  private func isComplete(_ index: Int) -> Bool { slots[index]?.isComplete ?? false }

  /// The best of what is there of a picture: the coarsest that is fine enough, or the finest.
  private func best(of image: Image.ID, covering part: Rect, density: Double) -> Int? {
    var best: (index: Int, density: Double)?
    for (index, slot) in slots.enumerated() {
      guard let slot, slot.image == image, slot.isComplete, slot.covers(part) else { continue }
      if let known = best {
        let isBetter =
          known.density < density
          ? slot.density > known.density : slot.density >= density && slot.density < known.density
        guard isBetter else { continue }
      }
      best = (index, slot.density)
    }
    return best?.index
  }

  /// The slot of a part of a bitmap, which need not be uploaded yet.
  private func find(
    _ bitmap: Bitmap, _ area: PixelRect, image: Image.ID?, coverage: Rect
  ) -> Int? {
    let place = Place(bitmap, area)
    if let index = places[place], let known = slots[index], known.bitmap.width == bitmap.width,
      known.bitmap.height == bitmap.height
    {
      slots[index]?.lastUse = frame
      slots[index]?.image = image
      slots[index]?.coverage = coverage
      return index
    }
    guard area.width > 0, area.height > 0, fits(area),
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
        Int32(area.width), Int32(area.height))
    else { return nil }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    var slot = TextureSlot(
      texture: texture, bitmap: bitmap, area: area, image: image, coverage: coverage)
    slot.lastUse = frame
    let index: Int
    if let free = freeSlots.popLast() {
      index = free
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    places[place] = index
    residentBytes += slot.byteCount
    return index
  }

  /// Uploads rows of a slot as far as a number of bytes reaches; at least one where nothing else
  /// was uploaded in this frame, so that every picture arrives.
  private func upload(_ index: Int, atMost bytes: Int) {
    guard let slot = slots[index], !slot.isComplete, !slot.isBroken else { return }
    let left = slot.area.height - slot.rows
    let rowBytes = slot.area.width * 4
    let count = min(max(bytes / rowBytes, uploadedBytes == 0 ? 1 : 0), left)
    guard count > 0 else { return }
    guard upload(slot, rows: slot.rows..<(slot.rows + count)) else {
      slots[index]?.isBroken = true
      return
    }
    slots[index]?.rows += count
    uploadedBytes += count * rowBytes
  }

  /// Uploads rows, counted from the top of the slot's area.
  @discardableResult
  private func upload(_ slot: TextureSlot, rows: Range<Int>) -> Bool {
    let width = slot.bitmap.width
    let start = (slot.area.minY + rows.lowerBound) * width + slot.area.minX
    var rect = SDL_Rect(
      x: 0, y: Int32(rows.lowerBound), w: Int32(slot.area.width), h: Int32(rows.count))
    let status = slot.bitmap.pixels.withUnsafeBufferPointer { pixels in
      SDL_UpdateTexture(
        slot.texture, &rect, pixels.baseAddress.map { $0 + start }, Int32(width * 4))
    }
    return status == 0
  }

  private func forget(_ index: Int) {
    guard let slot = slots[index] else { return }
    let place = Place(slot.bitmap, slot.area)
    if places[place] == index { places[place] = nil }
    residentBytes -= slot.byteCount
    SDL_DestroyTexture(slot.texture)
    slots[index] = nil
    freeSlots.append(index)
  }
}
