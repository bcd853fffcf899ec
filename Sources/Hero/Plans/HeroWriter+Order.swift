import Motion
import SceneGraph
import Transitions

extension HeroWriter {
  /// The pieces of a view of the upper screen, so that a pair flies over what it does not touch where it
  /// is at rest: of a grid's cells, over those that come after it too.
  ///
  /// What touches the pair there stays in front of it (a bar, a button upon it), and so does what lies on
  /// that. Nothing changes at rest, since only what does not overlap changes places. The cost grows with
  /// what stands between pairs, times the pairs that it moves behind.
  ///
  /// - Parameters:
  ///   - pieces: As they are in the tree.
  ///   - place: The view.
  /// - Returns: As many lists.
  func listsBehindPairs(_ pieces: [View.Piece], of place: Place) -> [DisplayList] {
    var lists = pieces.map(\.list)
    guard place.role == upper, case .other = scene[upper].views[place.index].content else {
      return lists
    }
    var boxes = lists.map { $0.items.map { extent(of: DisplayList([$0]), in: place) } }
    for number in lists.indices.dropFirst() where !lists[number].isEmpty {
      var kept = (items: [DisplayItem](), boxes: [Rect?]())
      for (item, box) in zip(lists[number].items, boxes[number]) {
        var target = number
        var above = kept.boxes
        while target > 0, let box, let window = pairWindow(pieces[target - 1].next, place.role),
          !window.intersects(box), !above.contains(where: { $0?.intersects(box) == true })
        {
          target -= 1
          above = boxes[target]
        }
        if target == number {
          kept.items.append(item)
          kept.boxes.append(box)
        } else {
          lists[target].append(item)
          boxes[target].append(box)
        }
      }
      lists[number] = DisplayList(kept.items)
      boxes[number] = kept.boxes
    }
    return lists
  }

  /// Where a view that flies in a pair is seen at rest, with its shadow; `nil` for any other view.
  private func pairWindow(_ view: View?, _ role: HeroSide.Role) -> Rect? {
    guard let view, let index = index(of: view, on: role),
      scene.partner(of: index, on: role) != nil, let ends = table[role][index]?.ends
    else { return nil }
    // Its partner may cast the shadow for both.
    var rest = ends.rest
    if let shadow = scene[role].views[index].look.shadow {
      (rest.shadowOpacity, rest.shadowOffset) = (shadow.color.alpha, shadow.offset)
      rest.shadowRadius = shadow.radius
    }
    return rest.reachingOutline
  }
}
