import Gallery
import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Testing

@Suite("Recordings, written and read")
@MainActor
struct LogTests {
  private static var header: LogHeader {
    var options = GalleryOptions()
    options.style = .pinterest
    options.preset = .classic
    options.passage = .present
    options.size = Size(width: 1_000.1, height: 1 / 3 + 700)
    options.scale = 1.25
    options.slowness = 10
    options.reducesMotion = true
    options.imageMemory = 1 << 40
    var header = LogHeader(
      options: options, title: "Holidays \"25\"", renderer: "cpu",
      photos: [
        PhotoPath("Assets/Photos/10-crab.jpg"), PhotoPath("100% \"照片\"\\\n.png"),
        PhotoPath(bytes: [0xff, 0x25, 0xc3, 0x28, 0xe2, 0x82, 0x01, 0xed, 0xa0, 0x80]),
      ])
    header.rendererReason = "asked for"
    header.folder = PhotoPath("/home/me/100% \"pictures\"")
    return header
  }

  /// What a writer hands on for some entries.
  private static func written(_ entries: [LogEntry]) -> [UInt8] {
    var file: [UInt8] = []
    let writer = LogWriter(
      header: header,
      write: {
        file += $0
        return nil
      }, onFailure: { _ in })
    for entry in entries { writer.append(entry) }
    writer.flush()
    return file
  }

  @Test("Events, decodes, records and frames read back the same to the last bit", arguments: 1...20)
  func roundTrip(seed: Int) throws {
    var random = RandomEntries(seed: UInt64(seed))
    let entries = (0..<200).map { _ in random.next() }
    let log = try LogReader.read(LogTests.written(entries), named: "log")
    #expect(log.header == LogTests.header)
    #expect(log.entries == entries)
    #expect(!log.isCutOff)
    // Equality takes -0 for 0; the text does not.
    #expect(log.entries.map(\.text) == entries.map(\.text))
  }

  @Test("The program's own photographs are found where they are on the machine that plays them")
  func assets() throws {
    var header = LogTests.header
    header.assets = PhotoPath("/opt/kvhero/Photos")
    header.photos = ["/opt/kvhero/Photos/1%.jpg", "/opt/kvhero/Photos2/2.jpg", "3.jpg"]
      .map { PhotoPath($0) }
    let text = header.text
    #expect(text.contains(#"[{"asset":"1%25.jpg"},"/opt/kvhero/Photos2/2.jpg","3.jpg"]"#))
    let here = try LogReader.read(
      Array((text + "\n").utf8), named: "log", assets: PhotoPath("/home/photos/"))
    #expect(
      here.header.photos
        == ["/home/photos/1%.jpg", "/opt/kvhero/Photos2/2.jpg", "3.jpg"].map { PhotoPath($0) })
    #expect(here.header.text == text)
    let error = try #require(throws: LogError.self) {
      try LogReader.read(Array((text + "\n").utf8), named: "log")
    }
    #expect(error.reason == "it shows photographs of the program's own")
  }

  @Test("A recording of the first version is understood")
  func firstVersion() throws {
    let text = LogTests.header.text
    let first = [("\"version\":4", "\"version\":1"), (",\"rendererReason\":\"asked for\"", "")]
      .reduce(text) { text, change in
        text.split(separator: change.0, omittingEmptySubsequences: false).joined(
          separator: change.1)
      }
    #expect(first.utf8.count < text.utf8.count)
    let log = try LogReader.read(Array((first + "\n").utf8), named: "log")
    var header = LogTests.header
    header.rendererReason = ""
    header.isOutdated = true
    header.options.passage = .push
    #expect(log.header == header)
  }

  @Test("An entry is a line that a person can read")
  func isLegible() {
    let time = FrameTime(elapsed: .milliseconds(1_250) + .nanoseconds(1))
    let press = PointerEvent(phase: .down, position: Point(x: 0.1, y: -20))
    #expect(
      LogEntry.event(InputEvent(time: time, kind: .pointer(press))).text
        == #"{"at":1.250000001,"event":"pointer","phase":"down","pointer":0,"button":1,"x":0.1,"y":-20.0}"#
    )
    let decoded = DecodedPhoto(
      id: Image.ID(rawValue: 3),
      outcome: .pixels(
        Size(width: 640, height: 480), thumbnail: PixelSize(width: 300, height: 200), full: false))
    #expect(
      LogEntry.decoded([decoded], at: time).text
        == #"{"at":1.250000001,"event":"decoded","pictures":[{"id":3,"width":640.0,"height":480.0,"#
        + #""full":false,"thumbnail":[300,200]}]}"#)
  }

  @Test("A wrong line is named with what is wrong with it", arguments: LogTests.wrongLines)
  func wrongLine(line: String, reason: String) throws {
    var file = LogTests.written([.frame(at: .zero, DisplayListDigest(of: DisplayList()))])
    file += Array((line + "\n").utf8)
    let error = try #require(throws: LogError.self) { try LogReader.read(file, named: "a.log") }
    #expect(error.description == "a.log:3: \(reason)")
  }

  nonisolated static let wrongLines = [
    ("", "column 1: the text ends where a value should stand"),
    ("x", "column 1: no value begins with 'x'"),
    ("[]", "not an object"),
    ("{}", "\"event\" is missing"),
    (#"{"event":"dance"}"#, "there is no event \"dance\""),
    (#"{"event":"expose"}"#, "\"at\" is missing"),
    (#"{"event":"expose","at":1e3}"#, "\"at\" must be seconds, with at most 18 decimals, not 1e3"),
    (#"{"event":"expose","at":-1}"#, "its time comes before that of a line above"),
    (#"{"event":"expose","at":1} 2"#, "column 27: something follows the document"),
    (#"{"event":"expose","at":1"#, "column 25: ',' or '}' should stand here"),
    (#"{"event":"exp"#, "column 14: the text ends inside a string"),
    (#"{"event":"\q"}"#, "column 13: no escape begins with 'q'"),
    (#"{"event":"\ud800"}"#, "column 17: half of a surrogate pair"),
    (
      #"{"event":"\u12"}"#, "column 13: four hexadecimal digits should stand here, not '1'"
    ),
    (
      String(repeating: "[", count: 100_000),
      "column 65: more than 64 arrays and objects in each other"
    ),
    (
      #"{"event":"wheel","at":1,"x":0,"y":0,"dx":0,"dy":1e300}"#,
      "\"dy\" must be a number from -10000000.0 to 10000000.0, not 1e300"
    ),
    (
      #"{"event":"resize","at":1,"width":0,"height":9,"scale":1}"#,
      "\"width\" must be a number from 1.0 to 16384.0, not 0"
    ),
    (
      #"{"event":"key","at":1,"key":"any","down":true,"repeat":false,"modifiers":0}"#,
      "\"key\" must be a key's name, not \"any\""
    ),
    (
      #"{"event":"drop","at":1,"paths":["a%00b"]}"#,
      "\"paths\" has a path that no file can have"
    ),
    (
      #"{"event":"frame","at":1,"hash":"12"}"#, "\"hash\" must be 32 hexadecimal digits, not \"12\""
    ),
    (
      #"{"event":"decoded","at":1,"pictures":[{"id":-1}]}"#,
      "\"id\" must be a picture's number, not -1"
    ),
  ]

  @Test(
    "A line that is endless makes a message that can be read",
    arguments: [
      #"{"event":"~"}"#, #"{"event":"frame","at":1,"hash":"~"}"#, "[1~]",
      #"{"event":"drop","at":1,"paths":["~"]}"#,
      #"{"event":"key","at":1,"key":"a","down":true,"repeat":"~","modifiers":0}"#,
    ])
  func longLine(line: String) throws {
    let parts = line.split(separator: "~", omittingEmptySubsequences: false)
    let long = parts.joined(separator: String(repeating: "9", count: 100_000))
    let file = Array((LogTests.header.text + "\n" + long + "\n").utf8)
    let error = try #require(throws: LogError.self) { try LogReader.read(file, named: "a.log") }
    #expect(error.description.count < 200)
  }

  @Test("A line that is longer than any recording's is refused before it is taken apart")
  func endlessLine() throws {
    let file = Array("[".utf8) + [UInt8](repeating: UInt8(ascii: ","), count: 16 << 20)
    let error = try #require(throws: LogError.self) { try LogReader.read(file, named: "a.log") }
    #expect(error.reason == "the line is longer than 16 MiB")
  }

  @Test("A first line that is not a recording's is refused", arguments: LogTests.wrongFirstLines)
  func wrongHeader(file: String, reason: String) throws {
    let error = try #require(throws: LogError.self) {
      try LogReader.read(Array(file.utf8), named: "a.log")
    }
    #expect(error.description == "a.log:1: \(reason)")
  }

  nonisolated static let wrongFirstLines = [
    ("", "the file is empty, not a recording"),
    ("\n", "column 1: the text ends where a value should stand"),
    ("GIF89a", "column 1: no value begins with 'G'"),
    ("{}\n", "not a recording of kvhero"),
    (#"{"recording":"kvhero"}"#, "\"version\" is missing"),
    (
      #"{"recording":"kvhero","version":5}"# + "\n",
      "a recording of version 5; this kvhero reads versions 1 to 4"
    ),
    (
      #"{"recording":"kvhero","version":0}"# + "\n",
      "a recording of version 0; this kvhero reads versions 1 to 4"
    ),
    (#"{"recording":"kvhero","version":1,"opt"#, "column 39: the text ends inside a string"),
  ]

  @Test("A last line that broke off is left out, wherever it broke")
  func lastLineBrokeOff() throws {
    let entries: [LogEntry] = [
      .event(InputEvent(time: .zero, kind: .focus(true))),
      .event(InputEvent(time: .zero, kind: .expose)),
    ]
    let file = LogTests.written(entries)
    let lastLine = entries[1].text.utf8.count + 1
    for missing in 2..<lastLine {
      let log = try LogReader.read(Array(file.dropLast(missing)), named: "log")
      #expect(log.isCutOff)
      #expect(log.entries == Array(entries.prefix(1)))
    }
    // Only the line's end is missing: nothing is lost.
    let whole = try LogReader.read(Array(file.dropLast()), named: "log")
    #expect(!whole.isCutOff)
    #expect(whole.entries == entries)
  }

  @Test("A full disk is reported once, and nothing more is written")
  func reportsFailureOnce() {
    var attempts = 0
    var reports: [String] = []
    let writer = LogWriter(
      header: LogTests.header,
      write: { _ in
        attempts += 1
        return attempts < 2 ? nil : "no space left"
      }, onFailure: { reports.append($0) })
    for _ in 0..<5 {
      writer.append(.event(InputEvent(time: .zero, kind: .expose)))
      writer.flush()
    }
    #expect(attempts == 2)
    #expect(reports == ["no space left"])
  }

  @Test("Lines wait for a frame at rest, but not without bound")
  func buffers() {
    var sizes: [Int] = []
    let writer = LogWriter(
      header: LogTests.header,
      write: {
        sizes.append($0.count)
        return nil
      }, onFailure: { _ in })
    let recorder = SessionRecorder(writer)
    recorder.record(InputEvent(time: .zero, kind: .expose))
    recorder.record(DisplayList(), at: .zero, isAtRest: false)
    #expect(sizes.count == 1)
    recorder.record(DisplayList(), at: .zero, isAtRest: true)
    #expect(sizes.count == 2)
    for _ in 0..<3_000 { recorder.record(InputEvent(time: .zero, kind: .expose)) }
    #expect(sizes.count == 3)
    #expect(sizes[2] < 70_000)
  }
}
