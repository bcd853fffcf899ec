import CustomTransitions
import Gallery
import KVHeroTransition
import Motion
import Testing
import Transitions
import ZolaZoom

@MainActor @Suite("The table of figures, and what is written to change them")
struct MotionSettingsTests {
  @Test("Without changes every style is its own, to the last bit")
  func untouched() {
    let settings = MotionSettings()
    for preset in [HeroStyle.Preset.standard, .classic] {
      for kind in [HeroStyle.Kind.hero, .pinterest] {
        #expect(settings.heroStyle(kind, preset) == HeroStyle(kind: kind, preset: preset))
      }
    }
    #expect(settings.dragTuning(.standard, isFree: true) == .standard)
    #expect(settings.dragTuning(.standard, isFree: false) == .standard)
    #expect(settings.dragTuning(.classic, isFree: true) == .classicFree)
    #expect(settings.dragTuning(.classic, isFree: false) == .classicStandard)
    #expect(settings.zolaStyle(.standard) == ZolaStyle(preset: .standard))
    #expect(settings.zolaStyle(.classic) == ZolaStyle(preset: .classic))
    #expect(settings.slideSpring == NavigationSlide.spring)
    for transition in CustomTransition.allCases {
      let (manager, original) = (
        TransitionManager(transition: transition), TransitionManager(transition: transition)
      )
      settings.apply(to: manager)
      #expect(manager.duration == original.duration)
    }
  }

  @Test("The table's defaults are the styles' own figures")
  func defaults() throws {
    func spring(_ timing: ChannelTiming, _ response: MotionSetting, _ damping: MotionSetting) {
      guard case .spring(let spring) = timing else { return #expect(Bool(false), "no spring") }
      #expect(abs(spring.response - response.standard) < 1e-12)
      #expect(spring.dampingRatio == damping.standard)
    }
    func curve(_ timing: ChannelTiming, _ duration: MotionSetting, _ curve: MotionSetting) {
      let own = MotionSettings().curve(curve).curve
      #expect(timing == .curve(own, duration: duration.standard))
    }
    spring(HeroStyle(kind: .hero).movement, .heroResponse, .heroDamping)
    spring(HeroStyle(kind: .pinterest).movement, .pinterestResponse, .pinterestDamping)
    curve(HeroStyle(kind: .hero, preset: .classic).movement, .heroDuration, .heroCurve)
    curve(
      HeroStyle(kind: .pinterest, preset: .classic).movement, .pinterestDuration, .pinterestCurve)
    spring(ZolaStyle().movement, .zolaResponse, .zolaDamping)
    curve(ZolaStyle(preset: .classic).movement, .zolaDuration, .zolaCurve)
    spring(.spring(NavigationSlide.spring), .slideResponse, .slideDamping)
    let drag = DismissTuning.standard
    #expect(drag.distance == MotionSetting.dragDistance.standard)
    #expect(drag.rule == .projected(Decay(rate: MotionSetting.dragDeceleration.standard)))
    #expect(DismissTuning.classicFree.rule == .either(speed: MotionSetting.dragSpeed.standard))
    #expect(drag.shrinkingDistance == MotionSetting.dragShrinking.standard)
    #expect(drag.smallestScale == MotionSetting.dragScale.standard)
    #expect(drag.clearingDistance == MotionSetting.dragClearing.standard)
    #expect(drag.thinnestScrim == MotionSetting.dragScrim.standard)
    #expect(PullTransitionAnimation().closingFraction == MotionSetting.pullThreshold.standard)
    for (setting, transition) in [
      (MotionSetting.fadeDuration, CustomTransition.fade), (.pullDuration, .pull),
    ] {
      #expect(TransitionManager(transition: transition).duration == setting.standard)
    }
  }

  @Test("Every name has a group and a figure, and takes its own default and ends")
  func names() throws {
    for setting in MotionSetting.allCases {
      let parts = setting.name.split(separator: ".")
      #expect(parts.count == 2 && parts[0] == setting.group.rawValue)
      #expect(setting.range.contains(setting.standard))
      for value in [setting.standard, setting.range.lowerBound, setting.range.upperBound] {
        var settings = MotionSettings()
        #expect(try settings.set("\(setting.name)=\(setting.text(of: value))") == setting)
        #expect(settings[setting] == value)
        let counts = value != setting.standard || setting == .animationsDuration
        #expect(settings.changed == (counts ? [setting] : []))
      }
    }
  }

  @Test("A number outside of what a setting takes is the nearest that it does")
  func clamped() {
    for setting in MotionSetting.allCases {
      var settings = MotionSettings()
      settings[setting] = -.infinity
      #expect(settings[setting] == setting.range.lowerBound)
      settings[setting] = .infinity
      #expect(settings[setting] == setting.range.upperBound)
      settings[setting] = .nan
      #expect(settings == MotionSettings())
    }
  }

  @Test(
    "What cannot be set is named, with the nearest name and what it takes",
    arguments: [
      (
        "hero.respnse=1",
        "knows no 'hero.respnse'; did you mean hero.response, a number from 0.05 to 5 s?"
      ),
      ("colour=1", "knows no 'colour'; `kvhero help settings` lists what there is"),
      ("hero.response", "takes NAME=VALUE, not 'hero.response'"),
      ("hero.response=", "hero.response takes a number from 0.05 to 5 s, not ''"),
      ("hero.response=9", "hero.response takes a number from 0.05 to 5 s, not '9'"),
      ("hero.damping=nan", "hero.damping takes a number from 0.1 to 2, not 'nan'"),
      ("hero.damping=0x1p0", "hero.damping takes a number from 0.1 to 2, not '0x1p0'"),
      ("drag.distance=-5", "drag.distance takes a number from 10 to 1000 pt, not '-5'"),
      (
        "fade.curve=wobbly",
        "fade.curve takes one of linear, ease, ease-in, ease-out, ease-in-out, standard, decelerate, "
          + "accelerate, photo-swipe, not 'wobbly'"
      ),
    ])
  func refused(text: String, message: String) {
    var settings = MotionSettings()
    let error = #expect(throws: MotionSettingError.self) { try settings.set(text) }
    #expect(error?.description == message)
    #expect(settings == MotionSettings())
  }

  @Test("However long or strange, what is wrong stays one line that can be read")
  func oneLine() {
    for text in [String(repeating: "x", count: 10_000), "a\nb=1", "hero.response=\u{1b}[31m\n"] {
      var settings = MotionSettings()
      let error = #expect(throws: MotionSettingError.self) { try settings.set(text) }
      let words = error?.description ?? ""
      #expect(words.count < 250 && words.unicodeScalars.allSatisfy { $0.value >= 32 })
    }
  }
}

extension MotionSettingsTests {
  @Test(
    "A default that is not that of everything counts when it is set, and no longer when it is reset"
  )
  func setDefault() {
    var settings = MotionSettings()
    settings[.animationsDuration] = 0.35
    #expect(settings.changed == [.animationsDuration])
    settings.reset(.animationsDuration)
    settings[.heroResponse] = MotionSetting.heroResponse.standard
    #expect(settings.changed.isEmpty)
  }
}
