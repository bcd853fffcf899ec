import Motion
import SceneGraph
import Testing
import Transitions

/// What one element draws in one state.
@Suite struct ElementDrawingTests {
  private func state(
    frame: Rect, content: Rect, radius: Double = 0, opacity: Double = 1, shadow: Double = 0
  ) -> ElementState {
    ElementState(
      frame: ChannelState(ChannelVector(frame)), content: ChannelState(ChannelVector(content)),
      radii: ChannelState(ChannelVector(CornerRadii(radius))),
      opacity: ChannelState(ChannelVector(single: opacity)),
      shadow: ChannelState(ChannelVector(single: shadow)))
  }

  private func element(
    _ content: TransitionElement.Content, isClipped: Bool = true, shadow: Shadow? = nil
  ) -> TransitionElement {
    let none = Channel.constant(.zero)
    return TransitionElement(
      name: "hero", content: content,
      channels: ElementChannels(
        frame: none, content: none, radii: none, opacity: none, shadow: none),
      cornerCurve: .circular, isClipped: isClipped, shadow: shadow)
  }

  private func drawn(
    _ element: TransitionElement, _ state: ElementState, over below: DisplayList = DisplayList()
  ) -> [DisplayItem] {
    var list = DisplayList()
    element.draw(state, over: below, into: &list)
    return list.items
  }

  private let window = Rect(x: 100, y: 50, width: 200, height: 100)
  private let picture = DisplayList([.fill(RoundedRect(rect: .unit), .white)])
  private let size = Size(width: 800, height: 600)

  @Test("A picture shows the part of its content that the window lets be seen")
  func image() throws {
    let image = Image(id: .init(rawValue: 4), size: Size(width: 400, height: 400))
    let items = drawn(
      element(.image(image, mode: nil)),
      state(
        frame: window, content: Rect(x: 100, y: 0, width: 200, height: 200), radius: 8, opacity: 0.5
      ))
    #expect(
      items == [
        .image(
          DisplayImage(
            image: image, crop: Rect(x: 0, y: 0.25, width: 1, height: 0.5), frame: window,
            radii: CornerRadii(8), curve: .circular, opacity: 0.5))
      ])
    // A content mode takes the place of the content rectangle, at every size anew.
    let fitted = element(.image(image, mode: .scaleAspectFit))
    let seen = try #require(fitted.window(state(frame: window, content: .zero)))
    #expect(seen.frame == Rect(x: 150, y: 50, width: 100, height: 100))
    #expect(seen.crop == .unit)
  }

  @Test(
    "A screen's picture is cut to the window: in its own space under an even scale, else outside")
  func snapshot() throws {
    let holder = element(.snapshot(picture, size: size))
    let even = Rect(x: 90, y: 20, width: 400, height: 300)
    let items = drawn(holder, state(frame: window, content: even, radius: 6, opacity: 0.7))
    guard case .group(let group)? = items.first, items.count == 1 else {
      Issue.record("not one group: \(items)")
      return
    }
    #expect(group.list == picture)
    #expect(group.opacity == 0.7)
    let clip = try #require(group.clip)
    #expect(clip.rect == Rect(x: 20, y: 60, width: 400, height: 200))
    #expect(clip.radii == CornerRadii(12))
    #expect(clip.curve == .circular)
    #expect(group.transform == .mapping(Rect(origin: .zero, size: size), onto: even))

    let uneven = Rect(x: 90, y: 20, width: 400, height: 200)
    let nested = drawn(holder, state(frame: window, content: uneven, radius: 6, opacity: 0.7))
    let inner = DisplayGroup(
      list: picture, transform: .mapping(Rect(origin: .zero, size: size), onto: uneven))
    #expect(
      nested == [
        .group(
          DisplayGroup(
            list: DisplayList([.group(inner)]),
            clip: RoundedRect(rect: window, radii: CornerRadii(6), curve: .circular), opacity: 0.7))
      ])
  }

  @Test("What lies beneath is drawn as it is at the moment, and not cut where nothing clips")
  func below() {
    let area = Rect(x: -40, y: -30, width: 1600, height: 1200)
    let items = drawn(
      element(.below(size: size), isClipped: false),
      state(frame: window, content: area, opacity: 0.25),
      over: picture)
    #expect(
      items == [
        .group(
          DisplayGroup(
            list: picture, transform: .mapping(Rect(origin: .zero, size: size), onto: area),
            opacity: 0.25))
      ])
  }

  @Test("A colour fills the window; the shadow lies beneath, as strong as it and the element are")
  func shadow() {
    let shadow = Shadow(color: Color(white: 0, alpha: 0.4), offset: Vector(dx: 0, dy: 8), radius: 9)
    let shape = RoundedRect(rect: window, radii: CornerRadii(5), curve: .circular)
    let items = drawn(
      element(.color(.white), shadow: shadow),
      state(frame: window, content: window, radius: 5, opacity: 0.5, shadow: 0.5))
    #expect(
      items == [
        .shadow(
          DisplayShadow(
            shape: shape, offset: shadow.offset, radius: 9, color: shadow.color.faded(to: 0.25))),
        .fill(shape, Color.white.faded(to: 0.5)),
      ])
    let still = state(frame: window, content: window)
    #expect(drawn(element(.color(.white), shadow: shadow), still).count == 1)
  }

  @Test("What is invisible or has no size draws nothing")
  func nothing() {
    let image = Image(id: .init(rawValue: 4), size: Size(width: 400, height: 400))
    let contents: [TransitionElement.Content] = [
      .image(image, mode: nil), .snapshot(picture, size: size), .below(size: size),
    ]
    let flat = Rect(x: 0, y: 0, width: 0, height: 10)
    for content in contents {
      #expect(drawn(element(content), state(frame: window, content: window, opacity: 0)).isEmpty)
      #expect(drawn(element(content), state(frame: window, content: flat)).isEmpty)
    }
    #expect(
      drawn(element(.snapshot(picture, size: .zero)), state(frame: window, content: window)).isEmpty
    )
    #expect(drawn(element(.image(image, mode: nil)), state(frame: flat, content: window)).isEmpty)
  }
}
