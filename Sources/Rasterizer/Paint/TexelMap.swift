package import Motion
package import SceneGraph

/// From the points of a list to the texels of one bitmap: `texel = point · scale + offset` on each
/// axis.
package struct TexelMap {
  package var scaleX: Double
  package var scaleY: Double
  package var offsetX: Double
  package var offsetY: Double

  /// The map of a bitmap that covers a part of a picture, a part of which is drawn into a frame.
  ///
  /// - Parameters:
  ///   - image: The frame and the crop.
  ///   - coverage: The part of the picture that the bitmap covers.
  ///   - bitmap: The bitmap.
  package init(_ image: DisplayImage, coverage: Rect, bitmap: Bitmap) {
    let (crop, frame) = (image.crop, image.frame)
    let perUnitX = Double(bitmap.width) / coverage.width
    let perUnitY = Double(bitmap.height) / coverage.height
    scaleX = crop.width / frame.width * perUnitX
    scaleY = crop.height / frame.height * perUnitY
    offsetX = (crop.x - coverage.x) * perUnitX - frame.x * scaleX
    offsetY = (crop.y - coverage.y) * perUnitY - frame.y * scaleY
  }

  package init(scaleX: Double, scaleY: Double, offsetX: Double, offsetY: Double) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.offsetX = offsetX
    self.offsetY = offsetY
  }

  var isFinite: Bool {
    let sum = scaleX + scaleY + offsetX + offsetY
    return sum - sum == 0
  }

  /// From columns of the device to texels; the projection must be along the axes.
  func horizontal(_ projection: Projection) -> BilinearSource.Axis {
    let step = scaleX / projection.xx
    return BilinearSource.Axis(step: step, offset: offsetX - projection.tx * step - 0.5)
  }

  /// From rows of the device to texels; the projection must be along the axes.
  func vertical(_ projection: Projection) -> BilinearSource.Axis {
    let step = scaleY / projection.yy
    return BilinearSource.Axis(step: step, offset: offsetY - projection.ty * step - 0.5)
  }

  /// From device pixels to texels, through the inverse of a projection.
  package func after(_ inverse: Projection) -> Projection {
    var result = inverse
    result.xx = inverse.xx * scaleX + inverse.xw * offsetX
    result.yx = inverse.yx * scaleX + inverse.yw * offsetX
    result.tx = inverse.tx * scaleX + inverse.tw * offsetX
    result.xy = inverse.xy * scaleY + inverse.xw * offsetY
    result.yy = inverse.yy * scaleY + inverse.yw * offsetY
    result.ty = inverse.ty * scaleY + inverse.tw * offsetY
    return result
  }
}
