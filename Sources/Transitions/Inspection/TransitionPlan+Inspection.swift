import Motion
import SceneGraph

extension TransitionPlan {
  /// Draws the plan taken apart.
  ///
  /// - Parameters:
  ///   - states: One for each element.
  ///   - below: What is displayed beneath the transition.
  ///   - presented: What the upper screen looks like at the moment.
  ///   - live: What views show at the moment.
  ///   - inspection: How.
  ///   - paths: The ways of this plan; not looked at unless the inspection shows them.
  ///   - list: What to draw on top of.
  func draw(
    _ states: [ElementState], over below: DisplayList, presented: DisplayList,
    live: [DisplayList], inspection: PlanInspection, paths: PlanPaths?,
    into list: inout DisplayList
  ) {
    let layers = layers(states)
    if inspection.presence > 0 {
      drawLayers(
        layers, states, inspection: inspection, into: &list
      ) { layer, content in
        draw(layer, states, over: below, presented: presented, live: live, into: &content)
      }
    } else {
      draw(states, over: below, presented: presented, live: live, into: &list)
    }
    guard let style = inspection.paths, let paths else { return }
    let tree = PlanTree(elements)
    for path in paths.paths {
      let root = tree.root(of: path.element)
      let layer = layers.firstIndex { $0.lowerBound == root } ?? 0
      let depth =
        inspection.depth(of: layer, among: layers.count) + PlanInspection.pathHeight
      var way = DisplayList()
      // Seen from afar a line is as thin as what it lies on is small.
      var style = style
      style.width *= 1 + 0.6 * inspection.presence
      style.draw(path.points, at: tree.middle(of: path.element, states), into: &way)
      list.append(
        .group(DisplayGroup(list: way, transform: inspection.transform(atDepth: depth))))
    }
  }

  private func drawLayers(
    _ layers: [Range<Int>], _ states: [ElementState], inspection: PlanInspection,
    into list: inout DisplayList, drawLayer: (Range<Int>, inout DisplayList) -> Void
  ) {
    let container = RoundedRect(rect: inspection.container)
    var ground = inspection.ground
    ground.alpha *= inspection.presence
    list.append(.fill(container, ground))
    let order = Array(layers.enumerated())
    for (index, layer) in inspection.isFromBehind ? order.reversed() : order {
      var content = DisplayList()
      drawLayer(layer, &content)
      guard !content.isEmpty else { continue }
      let depth = inspection.depth(of: index, among: layers.count)
      let transform = inspection.transform(atDepth: depth)
      list.append(
        .group(DisplayGroup(list: content, transform: transform, clip: container)))
      var edge = inspection.edge
      edge.alpha *= inspection.presence
      guard let shape = edges(of: states[layer.lowerBound], in: inspection.container) else {
        continue
      }
      list.append(
        .group(
          DisplayGroup(list: DisplayList([.border(shape, width: 1, edge)]), transform: transform)))
    }
  }

  /// What is seen of a layer, as a rectangle: all of the container where it is turned in itself, `nil`
  /// where it is outside.
  private func edges(of state: ElementState, in container: Rect) -> RoundedRect? {
    guard state.pose == .upright else { return RoundedRect(rect: container) }
    let seen = state.frame.value.rect.intersection(container)
    return seen.flatMap { $0.isDrawable ? RoundedRect(rect: $0) : nil }
  }

  /// The elements that lie in the container, each with all that is inside, in the order of drawing.
  private func layers(_ states: [ElementState]) -> [Range<Int>] {
    let starts = elements.indices.filter { elements[$0].depth == 0 }
    let layers = starts.enumerated().map { number, start in
      start..<(number + 1 < starts.count ? starts[number + 1] : elements.count)
    }
    return layers.sorted {
      let heights = (
        states[$0.lowerBound].measures.value[1], states[$1.lowerBound].measures.value[1]
      )
      return (heights.0, $0.lowerBound) < (heights.1, $1.lowerBound)
    }
  }
}

extension PlanInspection.PathStyle {
  /// Draws a way: a line, dots on it, a ring where it ends, and a disc where the element is.
  fileprivate func draw(_ points: [Point], at present: Point, into list: inout DisplayList) {
    for (start, end) in straightened(points) { drawLine(from: start, to: end, into: &list) }
    for point in points {
      disc(point, radius: width * 1.7, line, into: &list)
      disc(point, radius: width * 0.9, dot, into: &list)
    }
    if let last = points.last { ring(last, radius: width * 3.5, into: &list) }
    disc(present, radius: width * 3, line, into: &list)
    disc(present, radius: width * 1.5, dot, into: &list)
  }

  /// Joins what lies in one line, so that a straight way is one piece.
  private func straightened(_ points: [Point]) -> [(Point, Point)] {
    var lines: [(Point, Point)] = []
    for point in points {
      guard let (start, end) = lines.last else {
        lines.append((point, point))
        continue
      }
      let (way, next) = (end - start, point - start)
      let isAhead = next.dot(way) >= way.dot(way)
      let sideways = abs(way.dx * next.dy - way.dy * next.dx)
      if start == end || (isAhead && sideways <= 0.05 * max(next.length, 1)) {
        lines[lines.count - 1].1 = point
      } else {
        lines.append((end, point))
      }
    }
    return lines
  }

  private func drawLine(from start: Point, to end: Point, into list: inout DisplayList) {
    let way = end - start
    guard way.length > 0 else { return }
    let bar = Rect(x: 0, y: -width / 2, width: way.length, height: width)
    let (cosine, sine) = (way.dx / way.length, way.dy / way.length)
    var transform = Transform3D.identity
    (transform.m11, transform.m12, transform.m21, transform.m22) = (cosine, sine, -sine, cosine)
    (transform.m41, transform.m42) = (start.x, start.y)
    list.append(
      .group(
        DisplayGroup(
          list: DisplayList([
            .fill(RoundedRect(rect: bar, radii: CornerRadii(width / 2), curve: .circular), line)
          ]), transform: transform)))
  }

  private func disc(
    _ center: Point, radius: Double, _ color: Color, into list: inout DisplayList
  ) {
    list.append(.fill(circle(center, radius), color))
  }

  private func ring(_ center: Point, radius: Double, into list: inout DisplayList) {
    list.append(.border(circle(center, radius), width: width, line))
  }

  private func circle(_ center: Point, _ radius: Double) -> RoundedRect {
    RoundedRect(
      rect: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)),
      radii: CornerRadii(radius), curve: .circular)
  }
}
