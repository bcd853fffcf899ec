import TestSupport
import Testing
import Transitions

/// One way from a screen to another: its style, where it happens, and which way it goes.
struct Passage: Hashable, Sendable, CaseIterable, CustomTestStringConvertible {
  enum Place: String, CaseIterable, Sendable { case modal, navigation, tabs }

  /// `nil` for a dissolve, among tabs.
  var style: ScreenStyle?
  var place: Place
  var direction: TransitionDirection

  static let allCases: [Passage] =
    ScreenStyle.allCases.flatMap { style in
      [Place.modal, .navigation].flatMap { place in
        [TransitionDirection.present, .dismiss].map {
          Passage(style: style, place: place, direction: $0)
        }
      }
      // Presented, what has no animator is there at once.
    }.filter { $0.style != .slide || $0.place == .navigation }
    + [nil, .slide, .fade, .custom].map { Passage(style: $0, place: .tabs, direction: .present) }

  /// Those that a hand or a click can take over.
  static let heeding = allCases.filter { $0.style?.ignoresInput != true }

  var keepsVelocity: Bool { style?.keepsVelocity ?? true }

  var testDescription: String { "\(style?.rawValue ?? "dissolve")-\(place)-\(direction)" }
}
