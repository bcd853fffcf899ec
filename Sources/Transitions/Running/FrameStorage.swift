import SceneGraph

/// The last few frames of a transition, whose storage is used again once nobody keeps them.
///
/// A host keeps the frame that is on screen and the one before it, to draw only what differs.
struct FrameStorage {
  /// How many frames it takes where a host keeps them.
  static let fewestFrames = 4

  private var frames: [DisplayList]
  private var next = 0

  /// - Parameter count: How many frames; one more than the fewest for each list around this one that is
  ///   used again itself, since that keeps as many as well.
  init(count: Int = FrameStorage.fewestFrames) {
    frames = [DisplayList](repeating: DisplayList(), count: count)
  }

  /// Keeps more frames from now on, if there are fewer.
  mutating func keep(_ count: Int) {
    while frames.count < count { frames.append(DisplayList()) }
  }

  /// Draws a frame; nothing is allocated once each has been used, if all but one are let go.
  ///
  /// - Parameter draw: Is given an empty list.
  /// - Returns: The list.
  mutating func frame(_ draw: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList()
    swap(&list, &frames[next])
    list.removeAll()
    draw(&list)
    frames[next] = list
    next = (next + 1) % frames.count
    return list
  }
}
