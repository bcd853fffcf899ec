import FrameTiming
import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@Suite("Recordings, played again")
@MainActor
struct ReplayTests {
  /// A session in which a bit of everything happens, pictures arriving whenever they are read.
  private static func session(noting: Bool = false) throws -> PlayedGallery {
    var options = GalleryOptions()
    options.size = Size(width: 800, height: 600)
    let played = try PlayedGallery(options: options)
    let narrow = Size(width: 420, height: 640)
    let script =
      Script([.pause(.milliseconds(50))]) + .present(2) + .dragCancel + .page + .dragDismiss
      + Script([
        .key(.character("h")), .move(to: .thumbnail(1), over: .milliseconds(100), .reaching),
        .press, .release, .pause(.milliseconds(90)), .resize(narrow, scale: 1.5),
        .pause(.milliseconds(30)), .key(.escape), .pause(.milliseconds(60)),
        // Caught on its way home, and thrown.
        .move(to: .picture, over: .milliseconds(16), .reaching), .press,
        .move(to: .away(Vector(dx: -20, dy: 90)), over: .milliseconds(160), .throwing),
        .resize(Size(width: 800, height: 600), scale: 1), .release, .rest,
        .key(.character("2")), .key(.character("s")),
      ]) + .present(0) + .tapDismiss + .scroll
    var count = 0
    played.play(script) { time in
      played.gallery.takeFinished(at: time)
      count += 1
      guard noting else { return }
      played.note(
        FrameRecord(
          index: count, phase: .scroll, followsFrame: true, begin: time,
          cpu: .microseconds(1_000 + count), returnedFromPresent: time + .milliseconds(7),
          deadline: time + .milliseconds(16), refreshPeriod: .nanoseconds(16_666_666)))
    }
    return played
  }

  private static func frames(of replay: ReplaySession) throws -> [ReplaySession.Frame] {
    var frames: [ReplaySession.Frame] = []
    while let frame = try replay.nextFrame() { frames.append(frame) }
    return frames
  }

  @Test("Drags, cancels, resizes, keys and late pictures give the same frames", arguments: 1...3)
  func sameFrames(attempt: Int) throws {
    let played = try ReplayTests.session(noting: attempt == 2)
    let log = try LogReader.read(played.recording, named: "log")
    let frames = try ReplayTests.frames(of: played.replay(log))
    #expect(frames.count > 200)
    #expect(frames.map(\.digest) == played.frames.map(\.digest))
    #expect(frames.allSatisfy { $0.isSame })
    #expect(frames.map(\.index) == Array(0..<frames.count))
    #expect(frames.allSatisfy { DisplayListDigest(of: $0.list) == $0.digest })
  }

  @Test("A recording holds decodes of every kind, or this suite would prove little")
  func coversDecodes() throws {
    let played = try ReplayTests.session()
    let log = try LogReader.read(played.recording, named: "log")
    let outcomes = log.entries.flatMap { entry -> [DecodedPhoto.Outcome] in
      if case .decoded(let photos, _) = entry { photos.map(\.outcome) } else { [] }
    }
    func has(_ isWanted: (DecodedPhoto.Outcome) -> Bool) -> Bool {
      outcomes.contains(where: isWanted)
    }
    #expect(has { if case .header = $0 { true } else { false } })
    #expect(has { if case .pixels(_, .some, _) = $0 { true } else { false } })
    #expect(has { if case .pixels(_, _, true) = $0 { true } else { false } })
    #expect(has { if case .failed = $0 { true } else { false } })
  }

  @Test("An event that is changed changes the frames from there on, and not before")
  func findsTheDifference() throws {
    let played = try ReplayTests.session()
    var log = try LogReader.read(played.recording, named: "log")
    let place = try #require(
      log.entries.lastIndex { entry in
        if case .event(let event) = entry, case .wheel = event.kind { true } else { false }
      })
    log.entries.remove(at: place)
    let unchanged = log.entries[..<place].count { entry in
      if case .frame = entry { true } else { false }
    }
    let frames = try ReplayTests.frames(of: played.replay(log))
    #expect(frames.prefix(unchanged).allSatisfy { $0.isSame })
    #expect(frames.dropFirst(unchanged).contains { !$0.isSame })
  }

  @Test("A photograph that is gone, or another, is named with what was and what is")
  func otherOutcome() throws {
    let played = try ReplayTests.session()
    let log = try LogReader.read(played.recording, named: "log")
    let path = played.pictures.paths[0].displayPath
    try played.pictures.replace(0, "P5 1000 200 255\n")
    let changed = try #require(throws: ReplayError.self) {
      try ReplayTests.frames(of: played.replay(log))
    }
    #expect(
      changed.description
        == "\(path): the recording has 240 × 200 pixels, but now there is 1000 × 200 pixels")
    try played.pictures.remove(0)
    let gone = try #require(throws: ReplayError.self) {
      try ReplayTests.frames(of: played.replay(log))
    }
    #expect(
      gone.description
        == "\(path): the recording has 240 × 200 pixels, but now there is an error "
        + "(there is no such file)")
  }

  @Test("A picture that was never there is refused")
  func noSuchPicture() throws {
    let played = try ReplayTests.session()
    var log = try LogReader.read(played.recording, named: "log")
    let photo = DecodedPhoto(id: Image.ID(rawValue: 999), outcome: .failed("no"))
    log.entries.insert(.decoded([photo], at: .zero), at: 0)
    let error = try #require(throws: ReplayError.self) {
      try ReplayTests.frames(of: played.replay(log))
    }
    #expect(error == .noSuchPicture(999))
  }
}
