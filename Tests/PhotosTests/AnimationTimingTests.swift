import Photos
import Testing

@Suite("Animation timing")
struct AnimationTimingTests {
  /// Those of the fixture `anim.gif`, whose last is 0.
  private let delays: [Duration] = [100, 200, 50, 0].map { .milliseconds($0) }

  @Test(
    "Each frame is shown from its beginning until just before its end, pass after pass",
    arguments: [
      (0, 0, 100), (99, 0, 1), (100, 1, 200), (299, 1, 1), (300, 2, 50), (349, 2, 1), (350, 3, 100),
      (449, 3, 1), (450, 0, 100), (4_500_000_100, 1, 200), (-5, 0, 100),
    ])
  func passes(milliseconds: Int, number: Int, left: Int) {
    let shown = AnimationTiming(delays: delays).frame(at: .milliseconds(milliseconds))
    #expect(shown.number == number)
    #expect(shown.left == .milliseconds(left))
  }

  @Test("Played so many times, it rests on its last frame")
  func rests() {
    let timing = AnimationTiming(delays: delays, playCount: 2)
    #expect(timing.frame(at: .milliseconds(450)).number == 0)
    #expect(timing.frame(at: .milliseconds(800)).number == 3)
    #expect(timing.frame(at: .milliseconds(800)).left == nil)
    #expect(timing.frame(at: .milliseconds(899)).number == 3)
    for time in [900, 1350, 1_000_000] {
      let shown = timing.frame(at: .milliseconds(time))
      #expect(shown.number == 3 && shown.left == nil)
    }
  }

  @Test("A single frame stands still")
  func single() {
    let shown = AnimationTiming(delays: [.milliseconds(40)]).frame(at: .seconds(7))
    #expect(shown.number == 0 && shown.left == nil)
  }

  @Test("A GIF file says how many frames it has and how often they are played")
  func gif() throws {
    let fixture = try #require(Fixture.named("other/anim.gif").first)
    let file = try fixture.bytes()
    #expect(GIFFrames(file).count == 4)
    #expect(GIFFrames(file).playCount == nil)
    let mark = Array("NETSCAPE2.0".utf8)
    let place = try #require(
      file.indices.first { file[$0...].starts(with: mark) }, "it is an endless one")
    var twice = file
    twice[place + 13] = 2
    #expect(GIFFrames(twice).playCount == 3)
    let without = Array(file[..<(place - 3)] + file[(place + 16)...])
    #expect(GIFFrames(without).playCount == 1)
    #expect(GIFFrames(without).count == 4)
    for count in 0..<file.count {
      #expect(GIFFrames(Array(file.prefix(count))).count <= 4)
    }
  }
}
