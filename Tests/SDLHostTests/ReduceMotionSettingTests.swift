import SDLHost
import TestSupport
import Testing

@Suite("The desktop's setting for less movement")
struct ReduceMotionSettingTests {
  @Test(
    "What a settings file says",
    arguments: [
      ("[Settings]\ngtk-enable-animations=0\n", true),
      ("[Settings]\ngtk-enable-animations = false", true),
      ("[Settings]\r\n  gtk-enable-animations=FALSE  \r\n", true),
      ("[Settings]\ngtk-enable-animations=1\n", false),
      ("[Settings]\ngtk-enable-animations=true\n", false),
      ("[Settings]\ngtk-enable-animations=0\ngtk-enable-animations=1\n", false),
      ("[Settings]\ngtk-theme-name=A\n\n#gtk-enable-animations=0\n", nil),
      ("[Other]\ngtk-enable-animations=0\n", nil),
      ("gtk-enable-animations=0\n", nil),
      ("[Settings]\ngtk-enable-animations=maybe\n", nil),
      ("[Settings]\ngtk-enable-animations\n=\n", nil),
      ("", nil),
    ] as [(String, Bool?)])
  func parsing(text: String, answer: Bool?) {
    #expect(ReduceMotionSetting.parse(text) == answer)
  }

  @Test("GTK 4's file goes before GTK 3's; HOME stands in for XDG_CONFIG_HOME")
  func files() throws {
    let folder = try TemporaryFolder()
    let home = folder.path
    func write(_ version: String, _ value: Int) throws {
      try folder.write(
        ".config/\(version)/settings.ini", text: "[Settings]\ngtk-enable-animations=\(value)\n")
    }
    let byHome: (String) -> String? = { $0 == "HOME" ? home : nil }
    #expect(!ReduceMotionSetting.isOn(environment: byHome))
    try write("gtk-3.0", 0)
    #expect(ReduceMotionSetting.isOn(environment: byHome))
    try write("gtk-4.0", 1)
    #expect(!ReduceMotionSetting.isOn(environment: byHome))
    let elsewhere = ["HOME": home, "XDG_CONFIG_HOME": "/nowhere"]
    #expect(!ReduceMotionSetting.isOn { elsewhere[$0] })
    let byXDG = ["XDG_CONFIG_HOME": home + "/.config"]
    try write("gtk-4.0", 0)
    #expect(ReduceMotionSetting.isOn { byXDG[$0] })
  }

  @Test("Nobody's environment asks for nothing")
  func noEnvironment() {
    #expect(!ReduceMotionSetting.isOn { _ in nil })
  }
}
