import Photos
import SDLHost
import SceneGraph
import TestSupport
import Testing

/// Drawings, drawn by the built program.
@Suite("Drawings in a process of their own", .serialized) struct SVGProcessTests {
  private let folder: TemporaryFolder
  private let header = PhotoHeader(format: .svg, storedWidth: 300, storedHeight: 200)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func decode(_ text: String, limited: Bool = true) throws -> Bitmap {
    let process = SVGProcess(executable: PhotoPath(try KVHeroProcess.built()), seconds: 1)
    let decoder = SDLPhotoDecoder(drawing: limited ? process : nil)
    return try decoder.decode(
      Array(text.utf8), header: header, path: PhotoPath(folder.path("a.svg")))
  }

  private static func drawing(_ inner: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'>\(inner)</svg>"
  }

  @Test("It draws the same pixels as this one")
  func same() throws {
    let text = Self.drawing("<circle cx='90' cy='80' r='70.3' fill='#48c' opacity='0.7'/>")
    let isSame = try decode(text) == decode(text, limited: false)
    #expect(isSame)
  }

  @Test("What is no drawing is refused in its words")
  func damaged() throws {
    let own = #expect(throws: PhotoError.self) { _ = try decode("<svg", limited: false) }
    let other = #expect(throws: PhotoError.self) { _ = try decode("<svg") }
    #expect(own == other && own != nil)
  }

  @Test("One that takes too long, or too much memory, is given up, with one line that says so")
  func limits() throws {
    var numbers = [0, 0]
    let curves = (0..<4000).map { index in
      numbers = [index * 13 % 300, index * 31 % 300]
      return "C\(numbers[0]) 200 \(numbers[1]) 0 \(index * 7 % 300) 200"
    }
    let slow = "<path stroke='red' stroke-width='9' d='M0 0\(curves.joined())'/>"
    let dashed = "<path d='M0 9L4e9 9' stroke='red' stroke-dasharray='0.001'/>"
    for inner in [slow + slow + slow + slow, dashed] {
      let error = #expect(throws: PhotoError.self) { _ = try decode(Self.drawing(inner)) }
      #expect(
        error?.description
          == "a.svg: too costly: to draw it takes more than 1 s of the processor or 2 GiB")
    }
  }

  @Test("What is being drawn can be given up at once")
  func stopped() throws {
    let dashed = "<path d='M0 9L4e9 9' stroke='red' stroke-dasharray='0.001'/>"
    let executable = PhotoPath(try KVHeroProcess.built())
    let header = header
    let work = BackgroundWork { () -> String in
      let decoder = SDLPhotoDecoder(drawing: SVGProcess(executable: executable, seconds: 3600))
      do {
        _ = try decoder.decode(
          Array(Self.drawing(dashed).utf8), header: header, path: PhotoPath("/a.svg"))
        return "drawn"
      } catch {
        return "\(error)"
      }
    }
    // It may not have begun.
    while work.valueIfMade == nil { SVGProcess.stopAll() }
    #expect(work.value().contains("to draw"))
  }

  @Test("Where the program is missing, that is said")
  func missing() {
    let decoder = SDLPhotoDecoder(drawing: SVGProcess(executable: PhotoPath("/nowhere")))
    #expect(throws: PhotoError.self) {
      _ = try decoder.decode(
        Array(Self.drawing("").utf8), header: header, path: PhotoPath("/a.svg"))
    }
  }
}
