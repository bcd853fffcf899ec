import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions
import ZolaZoom

/// What every zoom does, frame by frame at 60 Hz, as text: a change to a golden is a change of the
/// product.
@Suite struct ZolaGoldenTests {
  /// One of the eight ways to zoom.
  struct Zoom: Hashable, Sendable, CaseIterable, CustomTestStringConvertible {
    var flies: String
    var preset: ZolaStyle.Preset
    var direction: TransitionDirection

    static let allCases = ["image", "snapshot"].flatMap { flies in
      [ZolaStyle.Preset.standard, .classic].flatMap { preset in
        [TransitionDirection.present, .dismiss].map {
          Zoom(flies: flies, preset: preset, direction: $0)
        }
      }
    }

    var testDescription: String {
      "zola-\(flies)-\(preset == .standard ? "default" : "classic")-\(direction)"
    }

    /// A cell and a picture of other proportions, a neighbour that the edge cuts off, and a badge.
    var plan: TransitionPlan {
      let left =
        direction == .present ? Size(width: 145, height: 145) : Size(width: 320, height: 240)
      let subject = ZolaSubject(
        container: Rect(x: 0, y: 0, width: 320, height: 568),
        source: .init(frame: Rect(x: 165, y: 300, width: 145, height: 145), radius: 8),
        destination: .init(
          frame: Rect(x: 0, y: 64, width: 320, height: 240), mode: .scaleAspectFit),
        target: flies == "image"
          ? .image(Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200)))
          : .snapshot(DisplayList(), size: left),
        supplements: [
          .init(frame: Rect(x: 10, y: 495, width: 145, height: 185)),
          .init(frame: Rect(x: 290, y: 290, width: 30, height: 30)),
        ],
        surroundings: DisplayList([
          .fill(RoundedRect(rect: Rect(x: 20, y: 320, width: 280, height: 200)), .black)
        ]))
      return ZolaStyle(preset: preset).plan(for: subject, direction: direction)
    }
  }

  @Test("A zoom moves as ever", arguments: Zoom.allCases)
  func golden(_ zoom: Zoom) throws {
    try GoldenFile(name: zoom.testDescription + ".txt").expect(zoom.plan.goldenText)
  }

  @Test("Every golden belongs to a zoom")
  func orphans() throws {
    #expect(try GoldenFile.all() == Zoom.allCases.map { $0.testDescription + ".txt" }.sorted())
  }
}
