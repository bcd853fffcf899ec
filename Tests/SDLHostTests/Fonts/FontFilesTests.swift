import Photos
// Where fonts are looked for is the host's own concern.
@testable import SDLHost
import TestSupport
import Testing

@Suite("Font files of a machine") struct FontFilesTests {
  @Test("A person's folders come before the machine's, and paths that lead nowhere fixed do not")
  func folders() {
    func find(_ variables: [String: String]) -> [String] {
      FontFiles.folders { variables[$0] }.map(\.displayPath)
    }
    let machine = ["/usr/local/share/fonts", "/usr/share/fonts"]
    #expect(
      find(["HOME": "/home/a"]) == ["/home/a/.local/share/fonts", "/home/a/.fonts"] + machine)
    #expect(
      find(["HOME": "/home/a", "XDG_DATA_HOME": "/data"])
        == ["/data/fonts", "/home/a/.fonts"] + machine)
    #expect(find(["HOME": "a", "XDG_DATA_HOME": "b"]) == machine)
    #expect(find([:]) == machine)
  }

  @Test("Upright sans-serifs come first, what is no font is left out")
  func order() throws {
    let folder = try TemporaryFolder()
    let names = [
      "unifont.otf", "NotoSans-Bold.ttf", "Other.ttc", "NotoSansArabic-Regular.ttf",
      "DejaVuSans.ttf",
      "NotoSans-Regular.ttf", "readme.txt", "unifont.pcf", ".hidden.ttf",
    ]
    for name in names { try folder.write(name, [0]) }
    #expect(
      FontFiles.all(in: [PhotoPath(folder.path)]).map { String(decoding: $0.name, as: UTF8.self) }
        == [
          "DejaVuSans.ttf", "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "Other.ttc",
          "NotoSans-Bold.ttf", "unifont.otf",
        ])
    #expect(FontFiles.all(in: [PhotoPath("/nowhere")]).isEmpty)
  }
}
