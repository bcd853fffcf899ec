import Motion
import SDLHost
import SceneGraph
import Testing
import Transitions

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// Expected figures are those of scripts/peers/README.md, and of the C program beside it.
@MainActor @Suite struct PairedJobTests {
  private static func job(_ variables: [String: String]) throws -> PairedJob {
    try PairedJob { name in variables[name].map { Argument($0) } }
  }

  @Test("Cells lie in four columns, and cycles open what all peers open")
  func geometry() {
    #expect(PairedJob.cell(0) == Rect(x: 16, y: 16, width: 303, height: 202))
    #expect(PairedJob.cell(23) == Rect(x: 961, y: 1086, width: 303, height: 202))
    #expect((0..<13).map(PairedJob.photo) == [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7, 0])
  }

  @Test("The environment says where the pictures are, how often, and how long")
  func environment() throws {
    let plain = try PairedJobTests.job(["PEER_PHOTOS": "/p", "PEER_CYCLES": ""])
    #expect(plain.cycles == 20 && plain.move == .milliseconds(400))
    #expect(plain.path(of: 7).displayPath == "/p/photo-07.jpg")
    #expect(plain.path(of: 23).displayPath == "/p/photo-23.jpg")
    let told = try PairedJobTests.job([
      "PEER_PHOTOS": "/p", "PEER_CYCLES": "0", "PEER_MS": "3000",
    ])
    #expect(told.cycles == 0 && told.move == .seconds(3))
  }

  @Test("What the environment says wrong is named")
  func wrongEnvironment() {
    for (variables, message) in [
      ([:], "PEER_PHOTOS names no folder; scripts/peers/photos.py makes one"),
      (
        ["PEER_PHOTOS": "/p", "PEER_MS": "0"], "PEER_MS is a whole number from 1 to 60000, not '0'"
      ),
      (
        ["PEER_PHOTOS": "/p", "PEER_CYCLES": "many"],
        "PEER_CYCLES is a whole number from 0 to 10000, not 'many'"
      ),
    ] as [([String: String], String)] {
      #expect(throws: CommandFailure(message)) { try PairedJobTests.job(variables) }
    }
  }

  @Test("A move is an ease-out cubic of frame, corners and scrim", arguments: [0.1, 0.25, 0.7])
  func plan(fraction: Double) throws {
    let animator = PairedAnimator(duration: .milliseconds(400), pictures: PairedPictures())
    let (grid, detail) = (PairedGrid(), PairedDetail(photo: 6))
    for direction in [TransitionDirection.present, .dismiss] {
      let plan = animator.plan(
        for: TransitionContext(
          direction: direction, presenting: grid, presented: detail,
          container: Rect(x: 0, y: 0, width: 1280, height: 800), scale: 1, reducesMotion: false))
      #expect(plan.duration == 0.4)
      #expect(plan.elements.map(\.name) == ["presenting", "scrim", "hero"])
      let eased = 1 - (1 - fraction) * (1 - fraction) * (1 - fraction)
      let t = direction == .present ? eased : 1 - eased
      let states = plan.states(at: 0.4 * fraction)
      let frame = states[2].frame.value.rect
      // Photo 6 is the third of the second row.
      #expect(abs(frame.x - (646 + (64 - 646) * t)) < 1e-6)
      #expect(abs(frame.y - (230 + (16 - 230) * t)) < 1e-6)
      #expect(abs(frame.width - (303 + (1152 - 303) * t)) < 1e-6)
      #expect(abs(frame.height - (202 + (768 - 202) * t)) < 1e-6)
      #expect(abs(states[2].radii.value[3] - (12 + 12 * t)) < 1e-6)
      #expect(abs(states[1].opacity.value[0] - 0.92 * t) < 1e-6)
    }
  }

  @Test("A move at 60 Hz is 24 frames, and each of them shows something new")
  func everyFrameIsSeen() throws {
    let pictures = PairedPictures()
    // Only the two in the middle of the window: what they look like is of no account.
    let ramp = (0..<100).map { 0xff00_0000 | UInt32($0) &* 0x02_0100 }
    let picture = Bitmap(width: 10, height: 10, pixels: ramp, isOpaque: true)
    for photo in 0..<PairedJob.photos {
      pictures.accept(
        PairedLoading.Picture(thumbnail: ImageLevels(bitmaps: [picture]), full: picture), of: photo)
    }
    let animator = PairedAnimator(duration: .milliseconds(400), pictures: pictures)
    let (grid, detail) = (PairedGrid(), PairedDetail(photo: 5))
    detail.transitioningDelegate = animator
    let stage = Stage(root: grid, size: PairedJob.size, scale: 1)
    let surface = HeadlessSurface(size: PairedJob.size, scale: 1)
    var isOver = false
    grid.present(detail) { _ in detail.dismiss { _ in isOver = true } }
    var (number, unchanged) = (0, [Int]())
    var last: [UInt32] = []
    while !isOver, number < 100 {
      let time = FrameTime(elapsed: Window.period(ofRate: 60) * number)
      surface.draw(
        WindowFrame(
          list: stage.frame(at: time), background: PairedJob.ground, images: pictures,
          sampleTime: time), at: time)
      let pixels = surface.picture.pixels
      if pixels == last { unchanged.append(number) }
      last = pixels
      number += 1
    }
    // The first shows where the first move begins; the last, where the second ends.
    #expect(number == 49)
    #expect(unchanged == [])
  }

  @Test("The command takes a renderer and marks, and nothing else with them")
  func arguments() throws {
    let words = ["bench", "--scenario", "paired", "--renderer", "cpu", "--marks"]
    #expect(throws: Never.self) { try CommandTable.parser.parse(words.map { Argument($0) }) }
    for wrong in [
      ["bench", "--marks"], words + ["--runs", "2"], words + ["--headless"], words + ["folder"],
      words + ["--json", "-"], ["bench", "--scenario", "other"],
      ["bench", "--scenario", "springs", "--runs", "2"],
      ["bench", "--scenario", "load", "--size", "10x10"],
    ] {
      #expect(throws: UsageError.self, "\(wrong)") {
        try CommandTable.parser.parse(wrong.map { Argument($0) })
      }
    }
  }
}
