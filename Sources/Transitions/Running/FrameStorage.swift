import SceneGraph

/// The last few frames of a transition, whose storage is used again once nobody keeps them.
///
/// A host keeps the frame that is on screen and the one before it, to draw only what differs.
struct FrameStorage {
  private var frames = [DisplayList](repeating: DisplayList(), count: 4)
  private var next = 0

  /// Draws a frame; nothing is allocated from the fifth on, if no more than three are kept.
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
