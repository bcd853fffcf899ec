import CSDL2
import Motion

extension SDL_Rect {
  /// The whole pixels that a change touches; `nil` where it lies outside.
  ///
  /// - Parameters:
  ///   - changed: The change, in pixels; `nil` for everything.
  ///   - size: How many pixels there are.
  init?(covering changed: Rect?, of size: (width: Int, height: Int)) {
    let all = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let wanted = changed ?? all
    let left = max(wanted.minX.rounded(.down), 0)
    let top = max(wanted.minY.rounded(.down), 0)
    let right = min(wanted.maxX.rounded(.up), all.maxX)
    let bottom = min(wanted.maxY.rounded(.up), all.maxY)
    guard left < right, top < bottom else { return nil }
    self.init(x: Int32(left), y: Int32(top), w: Int32(right - left), h: Int32(bottom - top))
  }
}
