import Gallery
import KVHeroTransition
import Motion
import Photos
import Testing

@Suite struct SettingsLogTests {
  private func header(_ settings: MotionSettings) -> LogHeader {
    var options = GalleryOptions()
    options.settings = settings
    return LogHeader(options: options, title: "Album", photos: [])
  }

  private func read(_ text: String) throws(LogError) -> LogHeader {
    try LogReader.read(Array("\(text)\n".utf8), named: "a.log").header
  }

  @Test("A recording begins with the figures that were changed")
  func roundTrip() throws {
    var settings = MotionSettings()
    for (number, setting) in MotionSetting.allCases.enumerated() {
      settings[setting] =
        setting.range.lowerBound
        + (setting.range.upperBound - setting.range.lowerBound) * Double(number % 7) / 6
    }
    #expect(settings.changed.count > 20)
    #expect(try read(header(settings).text).options.settings == settings)
  }

  @Test("One without changes says nothing of them, as before there were any")
  func unchanged() throws {
    let text = header(MotionSettings()).text
    #expect(!text.contains("\"set\":"))
    #expect(try read(text).options.settings == MotionSettings())
  }

  @Test("A figure that is not one is refused")
  func wrong() throws {
    var settings = MotionSettings()
    settings[.heroResponse] = 1
    let text = header(settings).text.replacing("hero.response", with: "hero.respose")
    let error = #expect(throws: LogError.self) { try read(text) }
    #expect(error?.reason.contains("did you mean hero.response") == true)
  }
}
