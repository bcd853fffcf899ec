import SceneGraph

/// The last few frames of a transition, whose storage is used again once nobody keeps them.
///
/// A host keeps the frame that is on screen and the one before it, to draw only what differs.
struct FrameStorage {
  private var frames: [DisplayList]
  private var next = 0

  /// - Parameter count: How many frames; four where a host keeps them, and one more for each list
  ///   around this one that is used again itself, since that keeps four as well.
  init(count: Int = 4) {
    frames = [DisplayList](repeating: DisplayList(), count: count)
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
