import Gallery
import KVHeroTransition
import Motion
import SceneGraph

/// What a person does where some settings count: so many things, each with frames after it.
@MainActor
struct SettingSession {
  /// What is played.
  let name: String

  /// The settings that must show in it.
  let settings: [MotionSetting]

  private let change: (inout GalleryOptions) -> Void
  private let steps: [@MainActor (GalleryPlayer) -> Void]

  init(
    _ name: String, _ settings: [MotionSetting],
    _ change: @escaping (inout GalleryOptions) -> Void,
    _ steps: [@MainActor (GalleryPlayer) -> Void]
  ) {
    (self.name, self.settings, self.change, self.steps) = (name, settings, change, steps)
  }

  /// After each thing that is done.
  private static let frameCount = 50

  /// The gallery as it is before the first step, at rest.
  func player(
    _ photos: PhotoFolderFixture, _ settings: MotionSettings = MotionSettings()
  ) throws -> GalleryPlayer {
    let player = try GalleryPlayer(photos.paths) { options in
      options.size = Size(width: 1000, height: 700)
      options.settings = settings
      change(&options)
    }
    player.settle()
    player.decode()
    player.settle()
    return player
  }

  /// Plays all of it.
  ///
  /// - Parameters:
  ///   - player: Before the first step.
  ///   - isWanted: Told of each frame; where it says no, nothing more is played.
  func play(_ player: GalleryPlayer, _ isWanted: (DisplayList) -> Bool) {
    player.next()
    guard isWanted(player.frame) else { return }
    for step in steps {
      step(player)
      for _ in 0..<SettingSession.frameCount {
        player.next()
        guard isWanted(player.frame) else { return }
      }
      player.settle()
      player.decode()
    }
  }
}

// MARK: - What is done

extension SettingSession {
  private static func press(_ keys: KeyEvent.Key...) -> @MainActor (GalleryPlayer) -> Void {
    { player in for key in keys { player.press(key) } }
  }

  /// Drags down by hand, slowly; it rests there while frames are looked at.
  private static func hold(_ way: Double) -> @MainActor (GalleryPlayer) -> Void {
    { player in
      player.drag(
        from: Point(x: 500, y: 300), Array(repeating: Vector(dx: 0, dy: way / 20), count: 20),
        releases: false)
    }
  }

  private static func release(_ way: Double) -> @MainActor (GalleryPlayer) -> Void {
    { $0.point(.up, Point(x: 500, y: 300 + way)) }
  }

  /// So many points a frame, eight times, without rest.
  private static func toss(_ step: Double) -> @MainActor (GalleryPlayer) -> Void {
    { player in
      player.drag(
        from: Point(x: 500, y: 300), Array(repeating: Vector(dx: 0, dy: step), count: 8))
    }
  }

  /// Opens the second, and catches it on its way.
  private static let caught: @MainActor (GalleryPlayer) -> Void = { player in
    player.open(1)
    player.next(12)
    hold(60)(player)
  }

  /// Slides in the details of the product that is open.
  private static let details: @MainActor (GalleryPlayer) -> Void = { player in
    let button = player.frame.zoomedFills.last {
      $0.color == Color(hex: 0x0062c4) && $0.rect.height == 44
    }
    if let button { player.click(button.rect.center) }
  }

  /// Drags from the left edge, more than half of the way, rests and lets go.
  private static let edge: @MainActor (GalleryPlayer) -> Void = { player in
    player.drag(
      from: Point(x: 5, y: 300), Array(repeating: Vector(dx: 30, dy: 0), count: 20),
      releases: false)
    player.next(20)
    player.point(.up, Point(x: 605, y: 300))
  }

  private static let open: @MainActor (GalleryPlayer) -> Void = { $0.open(1) }

  /// A way of opening photographs or products, with a hand that stops short, one that goes on, and one
  /// that throws.
  static func style(_ style: GalleryStyle, _ preset: HeroStyle.Preset) -> SettingSession {
    let isZoom = style.opensProducts
    let isClassic = preset == .classic
    var steps = [
      open, press(.escape), caught, release(60), open, hold(isZoom ? 150 : 60),
      release(isZoom ? 150 : 60), open,
      hold(isZoom ? 240 : 150), release(isZoom ? 240 : 150), open, toss(5),
    ]
    if isZoom { steps += [press(.escape), open, details, edge, press(.character("t"))] }
    return SettingSession(
      "\(style) \(preset)",
      MotionSetting.allCases.filter {
        style.takes($0, isClassic: isClassic) && $0.counts(isClassic: isClassic)
      },
      { ($0.style, $0.preset) = (style, preset) }, steps)
  }

  static let cards = SettingSession(
    "cards",
    MotionSetting.allCases.filter {
      [.cards, .slide].contains($0.group) && $0 != .slideThreshold
    },
    { $0.tab = .cards },
    [press(.enter), press(.escape), press(.character("t"))])

  /// An example for Hero, both ways, and under the hand where it is dragged.
  static func example(_ example: HeroExample) -> [SettingSession] {
    let ways: [[@MainActor (GalleryPlayer) -> Void]] =
      switch example {
      case .photos: [[press(.tab, .right), press(.escape)]]
      case .guide, .defaults: [[press(.tab, .enter), press(.escape)]]
      case .menu:
        (0..<3).map { kind in
          [
            { player in
              player.press(.tab)
              for _ in 0..<kind { player.press(.right) }
              player.press(.tab)
              player.press(.enter)
            }, press(.escape),
          ]
        }
      case .stories: dragged(press(.tab, .enter))
      case .music: dragged { $0.click(Point(x: 400, y: 700 - 48 - 12 - 32)) }
      case .strings: []
      }
    return ways.map { steps in
      SettingSession(
        "\(example)",
        MotionSetting.allCases.filter { example.settingGroups.contains($0.group) },
        { ($0.tab, $0.example) = (.hero, example) }, steps)
    }
  }

  private static func dragged(
    _ opening: @escaping @MainActor (GalleryPlayer) -> Void
  ) -> [[@MainActor (GalleryPlayer) -> Void]] {
    [[opening, press(.escape)], [opening, hold(210), release(210)], [opening, toss(12)]]
  }
}
