import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Transforms taken apart and put together again.
@Suite struct ElementPoseTests {
  private func difference(_ a: Transform3D, _ b: Transform3D) -> Double {
    let paths: [KeyPath<Transform3D, Double>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return paths.map { abs(a[keyPath: $0] - b[keyPath: $0]) }.max() ?? 0
  }

  @Test("Every transform made of parts comes apart into them")
  func roundTrip() {
    var generator = SeededGenerator(seed: 11)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    for _ in 0..<2_000 {
      let pose = ElementPose(
        translation: ChannelVector(
          number(-500...500), number(-500...500), number(-500...500), number(-0.002...0)),
        scale: ChannelVector(
          number(0.1...3), number(0.1...3), number(0.1...3), number(-1...1)),
        rotation: ChannelVector(number(-3...3), number(-1.5...1.5), number(-3...3), 0))
      let again = ElementPose(pose.transform)
      #expect(difference(again.transform, pose.transform) < 1e-9)
      for (a, b) in [
        (again.translation, pose.translation), (again.scale, pose.scale),
        (again.rotation, pose.rotation),
      ] {
        #expect(((a - b) * (a - b)).sum() < 1e-16)
      }
    }
  }

  @Test("Turns, factors and moves are where a hand would put them")
  func byHand() {
    #expect(ElementPose(.identity) == .upright)
    #expect(ElementPose.upright.transform == .identity)
    let turned = ElementPose(.rotation(angle: 0.5))
    #expect(abs(turned.rotation[2] - 0.5) < 1e-15)
    let grown = ElementPose(
      Transform3D.scale(x: 2, y: 0.5).concatenating(.translation(x: 7, y: -3)))
    #expect(grown.scale == ChannelVector(2, 0.5, 1, 0))
    #expect(grown.translation == ChannelVector(7, -3, 0, 0))
    let mirrored = ElementPose(.scale(x: -1, y: 1))
    #expect(mirrored.scale[0] == -1)
    #expect(difference(mirrored.transform, .scale(x: -1, y: 1)) < 1e-15)
    let seen = ElementPose(
      Transform3D.rotation(angle: 0.7, y: 1, z: 0).concatenating(.perspective(distance: 500)))
    #expect(abs(seen.translation[3] + 1 / 500) < 1e-15)
    #expect(abs(seen.rotation[1] - 0.7) < 1e-15)
  }

  @Test("What flattens space, or is seen edge on, is put together as it was")
  func degenerate() {
    for transform in [
      Transform3D.scale(x: 0, y: 1), .scale(x: 1, y: 0), .scale(x: 0, y: 0),
      .rotation(angle: .pi / 2, y: 1, z: 0),
      Transform3D.rotation(angle: 0.4, x: 1, z: 0).concatenating(
        .rotation(angle: .pi / 2, y: 1, z: 0)),
      Transform3D.rotation(angle: 0.4, x: 1, z: 0).concatenating(
        .rotation(angle: -.pi / 2, y: 1, z: 0)),
    ] {
      #expect(difference(ElementPose(transform).transform, transform) < 1e-12, "\(transform)")
    }
  }
}

/// How an element that is turned, or filled, is drawn.
@Suite struct PosedElementTests {
  private let frame = Rect(x: 100, y: 50, width: 80, height: 40)

  private func state(_ change: (inout ElementState) -> Void) -> ElementState {
    var state = ElementState(
      frame: ChannelState(ChannelVector(frame)), content: ChannelState(ChannelVector(frame)),
      radii: ChannelState(.zero), opacity: ChannelState(ChannelVector(single: 1)),
      shadow: ChannelState(.zero))
    change(&state)
    return state
  }

  private func drawn(_ state: ElementState) -> [DisplayItem] {
    let still = Channel.constant(.zero)
    let element = TransitionElement(
      name: "view", content: .color(.black),
      channels: ElementChannels(
        frame: still, content: still, radii: still, opacity: still, shadow: still))
    var list = DisplayList()
    element.draw(state, over: DisplayList(), into: &list)
    return list.items
  }

  @Test("It turns about its middle")
  func turns() throws {
    let items = drawn(state { $0.rotation.value[2] = .pi / 2 })
    guard case .group(let group) = try #require(items.first), items.count == 1 else {
      Issue.record("it is not drawn as one")
      return
    }
    let corner = try #require(group.transform.apply(to: Point(x: 100, y: 50)))
    // The upper left corner, 40 left of and 20 above the middle, comes to lie 20 right of and 40 above.
    #expect(abs(corner.x - 160) + abs(corner.y - 30) < 1e-12)
  }

  @Test("Its fill lies beneath its content, and both fade as one")
  func fills() throws {
    let filled = state { $0.fill = ChannelState(ChannelVector(Color(hex: 0xff8000, alpha: 0.5))) }
    let items = drawn(filled)
    let shape = RoundedRect(rect: frame, radii: .zero, curve: .continuous)
    #expect(items.first == .fill(shape, Color(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5)))
    #expect(items.last == .fill(shape, .black))
    var faded = filled
    faded.opacity.value[0] = 0.25
    guard case .group(let group) = try #require(drawn(faded).first) else {
      Issue.record("it does not fade as one")
      return
    }
    #expect(group.opacity == 0.25)
    #expect(group.list.items == items)
  }

  @Test("A colour that fades in has its own hue all the way")
  func hue() throws {
    let channel = Channel(
      from: ChannelVector(Color.clear), to: ChannelVector(Color(hex: 0xff0000)),
      timing: .curve(.linear, duration: 1))
    let half = try #require(channel.state(at: 0.5).value.color)
    #expect(half == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
