import FrameTiming
import Gallery
import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions

/// What the benchmark plays, and what a report says of it.
struct BenchScenario {
  let acts: [BenchAct]
  let scenario: Scenario

  /// - Parameters:
  ///   - photographs: What the gallery shows.
  ///   - options: How it starts.
  ///   - isHeadless: Whether it is played without a window.
  ///   - cycles: How often a photograph is opened and closed in every way.
  /// - Throws: Where there is no photograph that could be opened.
  @MainActor
  init(
    _ photographs: ShownPhotographs, _ options: GalleryOptions, isHeadless: Bool, cycles: Int
  ) throws(CommandFailure) {
    let pictures = BenchPictures(photographs.paths)
    guard let photo = pictures.first(from: BenchScenario.opened) else {
      throw CommandFailure("none of the photographs can be shown")
    }
    acts = BenchAct.programme(cycles: cycles, photo: photo, style: options.style)
    var scenario = Scenario(
      name: "open, drag back, throw away, open, close; page; scroll; rest"
        + (options.passage == .present ? "; presented" : ""),
      style: options.style.rawValue,
      preset: options.preset == .classic ? "classic" : "default", cycles: cycles,
      warmUpCycles: 1, photos: photographs.paths.count, isHeadless: isHeadless)
    scenario.slowMotion = options.slowness
    scenario.isCacheWarm = true
    scenario.scriptHash = Script.digest(of: acts.map(\.script))
    scenario.presetHash = BenchScenario.digest(of: options)
    scenario.megapixels = pictures.megapixels
    scenario.codecs = pictures.codecs
    self.scenario = scenario
  }

  /// The photograph that is opened, from 0: the fifth, or else the next one that can be.
  private static let opened = 4

  /// What a style's flights come down to in a preset: traces of a thumbnail that opens and closes.
  @MainActor
  private static func digest(of options: GalleryOptions) -> String {
    guard let style = TraceStyle(rawValue: options.style.rawValue) else { return "" }
    let ends = TraceStyle.Ends(
      container: Rect(x: 0, y: 0, width: 1280, height: 800),
      source: .init(
        frame: Rect(x: 10, y: 60, width: 200, height: 200), radius: 12, mode: .scaleAspectFill),
      target: .init(
        frame: Rect(x: 40, y: 0, width: 1200, height: 800), radius: 0, mode: .scaleAspectFit),
      image: Image(id: Image.ID(rawValue: 0), size: Size(width: 1200, height: 800)))
    let traces = [TransitionDirection.present, .dismiss].map { direction in
      let plan = style.plan(
        ends, preset: options.preset, direction: direction, reducesMotion: options.reducesMotion,
        scale: 1)
      return TransitionTrace(plan, at: (0...20).map { Double($0) / 20 }).text
    }
    return TextDigest.digits(of: traces.joined())
  }
}

/// What the headers of the photographs say.
private struct BenchPictures {
  /// `nil` for one that cannot be shown.
  private let headers: [PhotoHeader?]

  init(_ paths: [PhotoPath]) {
    headers = paths.map { path in
      do {
        return try PhotoHeader.read(path)
      } catch {
        // The gallery shows a cell with the reason; here it only does not count.
        return nil
      }
    }
  }

  /// The first that can be shown at or after a place, round and round.
  func first(from place: Int) -> Int? {
    let start = min(place, headers.count)
    let order = Array(start..<headers.count) + Array(0..<start)
    return order.first { headers[$0] != nil }
  }

  /// How large those that can be shown are on average.
  var megapixels: Double? {
    let sizes = headers.compactMap { $0 }.map { Double($0.storedWidth * $0.storedHeight) / 1e6 }
    return sizes.isEmpty ? nil : sizes.reduce(0, +) / Double(sizes.count)
  }

  /// What they are encoded as, each once.
  var codecs: [String] {
    PhotoFormat.allCases.filter { format in headers.contains { $0?.format == format } }
      .map(\.rawValue)
  }
}
