import Gallery
import Motion
import SceneGraph
import Testing

@Suite struct ScriptDigestTests {
  @Test("Scripts that differ in anything, or in where one ends, have digests of their own")
  func differs() {
    let steps: [ScriptStep] = [
      .press, .release, .rest, .reveal(1), .reveal(2), .wheel(notches: 1), .wheel(notches: -1),
      .pause(.milliseconds(1)), .pause(.milliseconds(2)), .key(.escape), .key(.left),
      .key(.character("a")), .key(.function(1)),
      .resize(Size(width: 1, height: 2), scale: 1), .resize(Size(width: 1, height: 2), scale: 2),
      .move(to: .picture, over: .milliseconds(8), .reaching),
      .move(to: .picture, over: .milliseconds(8), .throwing),
      .move(to: .thumbnail(1), over: .milliseconds(8), .reaching),
      .move(to: .away(Vector(dx: 1, dy: 2)), over: .milliseconds(8), .reaching),
      .move(to: .away(Vector(dx: 2, dy: 1)), over: .milliseconds(8), .reaching),
      .move(to: .window(x: 1, y: 2), over: .milliseconds(8), .reaching),
    ]
    var digests = steps.map { Script.digest(of: [Script([$0])]) }
    digests += [
      Script.digest(of: []), Script.digest(of: [Script([])]),
      Script.digest(of: [Script([.press, .release])]),
      Script.digest(of: [Script([.release, .press])]),
      Script.digest(of: [Script([.press]), Script([.release])]),
    ]
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.utf8.count == 32 })
  }

  @Test("The same scripts have the same digest, in every process")
  func isStable() {
    // MurmurHash3 (x64, 128 bits, seed 0), written anew in Python, of the text `[[["rest"]]]`: its
    // length and then each byte, as 64 bits in little-endian order.
    #expect(
      Script.digest(of: [Script([.rest])]) == "6a589a01dcaa5a3fea9b31f3e3ef928f")
  }
}
