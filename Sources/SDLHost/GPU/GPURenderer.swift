import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// Draws display lists with a graphics processor: what ``Rasterizer/DisplayRasterizer`` draws, to
/// within the width of an edge.
@MainActor
final class GPURenderer {
  let device: GPUDevice
  let textures: TextureStore
  /// How often the device was told to draw in the last drawing.
  private(set) var drawCalls = 0

  /// How many groups of the last drawing fade item by item, because the device refused the texture
  /// that they would be faded in as a whole.
  var refusedLayers: Int { mesher.refusedLayers }

  let layers: LayerTargets
  private let backdrops: BackdropTargets
  private var blur: BackdropBlur
  private var openLayers: [BackdropBlur.OpenLayer] = []
  private let mesher: FrameMesher
  private var frame = CommandRecorder()
  private var occlusion = Occlusion()

  init(device: GPUDevice) {
    self.device = device
    textures = TextureStore(renderer: device.renderer, largestSide: device.largestSide)
    if device.name.isSoftware { textures.budget.upload = TextureStore.Budget.ofSoftware }
    layers = LayerTargets(renderer: device.renderer, largestSide: device.largestSide)
    backdrops = BackdropTargets(
      renderer: device.renderer, largestSide: device.largestSide, blend: device.over)
    blur = BackdropBlur(device: device, targets: backdrops)
    mesher = FrameMesher(
      textures: textures, layers: layers, backdrops: backdrops, blend: device.over)
  }

  /// The size of what is drawn into, in pixels.
  var pixelSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(device.renderer, &width, &height)
    return Size(width: Double(max(width, 1)), height: Double(max(height, 1)))
  }

  /// Draws a list over a background, where nobody sees it yet.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the top left.
  ///   - scale: Device pixels per point; positive.
  ///   - background: What is below it all; drawn opaque whatever its alpha.
  ///   - images: Knows the pixels of pictures and of glyph atlases.
  ///   - time: When the frame will be shown.
  /// - Returns: Whether every picture is drawn as sharp as it is to be; if not, drawing again brings
  ///   it closer.
  /// - Throws: ``SDLError`` where the device refuses.
  func draw(
    _ list: DisplayList, scale: Double, background: Color, images: any ImageResolver,
    at time: FrameTime
  ) throws(SDLError) -> Bool {
    let size = pixelSize
    let bounds = PixelRect(minX: 0, minY: 0, maxX: Int(size.width), maxY: Int(size.height))
    frame.record(list, scale: scale, on: bounds, images: images, at: time)
    // What is blurred is read from what was drawn: nothing of that is left out, and it is not drawn
    // where it could not be read.
    let isRead = !frame.backdrops.isEmpty
    occlusion.find(in: frame, within: bounds, hasCovers: !isRead)
    textures.beginFrame()
    layers.beginFrame()
    backdrops.beginFrame()
    let isApart =
      isRead && backdrops.reserveFrame(width: bounds.width, height: bounds.height)
    mesher.mesh(frame, occlusion)
    frame.removeAll()
    textures.settleSampling()
    try submit(over: background, bounds, into: isApart ? backdrops.frame : nil)
    if device.name.isSoftware { finishDrawing() }
    textures.endFrame()
    return !textures.isWaiting
  }

  /// Waits until all is drawn. OpenGL on the processor would do it within the present otherwise, whose
  /// return then says nothing of the display.
  private func finishDrawing() {
    SDL_RenderFlush(device.renderer)
    CSDL_OpenGLFinish()
  }

  /// Forgets all textures: the device has lost them.
  func forgetTextures() {
    textures.forgetAll()
    layers.forgetAll()
    backdrops.forgetAll()
  }

  /// Brings what was drawn to the screen.
  func present() {
    SDL_RenderPresent(device.renderer)
  }

  /// Reads back what was drawn since the last ``present()``.
  ///
  /// - Returns: The pixels, all opaque.
  /// - Throws: ``SDLError`` where they cannot be had.
  func readPixels() throws(SDLError) -> Bitmap {
    let size = pixelSize
    let (width, height) = (Int(size.width), Int(size.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    let status = pixels.withUnsafeMutableBufferPointer {
      SDL_RenderReadPixels(
        device.renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, Int32(width * 4))
    }
    try check("SDL_RenderReadPixels", status)
    for index in pixels.indices { pixels[index] |= 0xff00_0000 }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// Draws what was meshed.
  ///
  /// - Parameters:
  ///   - background: What is below it all.
  ///   - bounds: The pixels there are.
  ///   - apart: What is drawn into first, so that it can be read; `nil` for the window itself.
  /// - Throws: ``SDLError`` where the device refuses.
  private func submit(
    over background: Color, _ bounds: PixelRect, into apart: OpaquePointer?
  ) throws(SDLError) {
    let pixel = Premultiplied.pixel(background) | 0xff00_0000
    try drawInto(apart)
    try clear(pixel)
    let buffer = mesher.painter.buffer
    drawCalls = 0
    openLayers.removeAll(keepingCapacity: true)
    for step in buffer.steps {
      switch step {
      case .draw(let batch):
        try draw(batch, of: buffer)
        drawCalls += 1
      case .beginLayer(let depth, let bounds):
        guard let texture = layers.texture(at: depth) else { continue }
        openLayers.append(BackdropBlur.OpenLayer(texture: texture, bounds: bounds))
        try drawInto(texture)
        try clear(0)
      case .endLayer:
        openLayers.removeLast()
        try drawInto(openLayers.last?.texture ?? apart)
      case .blur(let backdrop, let cells):
        try blur.blur(backdrop, cells, in: bounds, under: openLayers)
        try drawInto(openLayers.last?.texture ?? apart)
      }
    }
    guard let apart else { return }
    try drawInto(nil)
    try check("SDL_SetTextureBlendMode", SDL_SetTextureBlendMode(apart, SDL_BLENDMODE_NONE))
    var whole = SDL_Rect(x: 0, y: 0, w: Int32(bounds.width), h: Int32(bounds.height))
    var copy = whole
    try check("SDL_RenderCopy", SDL_RenderCopy(device.renderer, apart, &whole, &copy))
  }

  private func drawInto(_ texture: OpaquePointer?) throws(SDLError) {
    try check("SDL_SetRenderTarget", SDL_SetRenderTarget(device.renderer, texture))
  }

  private func clear(_ pixel: UInt32) throws(SDLError) {
    try check(
      "SDL_SetRenderDrawColor",
      SDL_SetRenderDrawColor(
        device.renderer, UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255),
        UInt8(pixel >> 24)))
    try check("SDL_RenderClear", SDL_RenderClear(device.renderer))
  }

  private func draw(_ batch: MeshBuffer.Batch, of buffer: MeshBuffer) throws(SDLError) {
    let renderer = device.renderer
    let blend = batch.isOpaque ? SDL_BLENDMODE_NONE : device.over
    var texture: OpaquePointer?
    switch batch.texture {
    case .none:
      try check("SDL_SetRenderDrawBlendMode", SDL_SetRenderDrawBlendMode(renderer, blend))
    case .slot(let slot): texture = textures[slot]?.texture
    case .layer(let depth): texture = layers.texture(at: depth)
    case .backdrop(let level): texture = backdrops.cells(level)
    }
    if let texture {
      try check("SDL_SetTextureBlendMode", SDL_SetTextureBlendMode(texture, blend))
    }
    let status = buffer.vertices.withUnsafeBufferPointer { vertices in
      buffer.indices.withUnsafeBufferPointer { indices in
        SDL_RenderGeometry(
          renderer, texture, vertices.baseAddress.map { $0 + batch.vertices.lowerBound },
          Int32(batch.vertices.count), indices.baseAddress.map { $0 + batch.indices.lowerBound },
          Int32(batch.indices.count))
      }
    }
    try check("SDL_RenderGeometry", status)
  }
}
