import FoundationEssentials
import Photos
import SceneGraph

/// A folder with the atlases of a tiny font, removed when the test lets go of it.
final class FontFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "kvhero-fonts-\(UUID())")

  /// Five atlases of the characters A, B and é; the regular one has two files.
  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, sizes) in [
      ("inter", [10, 20]), ("inter2x", [40]), ("inter-bold", [10]), ("mono", [12]),
      ("mono2x", [24]),
    ] {
      try write("\(name).json", FontFolder.json(name, sizes: sizes))
      try write("\(name).pgm", "P5 64 32 255\n")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: PhotoPath { PhotoPath(url.path()) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  func file(_ name: String) -> String { path.appending(name.utf8).displayPath }

  /// The characters stand in no order, as in any object.
  static func json(
    _ name: String, sizes: [Int],
    glyphs: String = #""é":[0,0,0,0,0,0,2.5],"B":[4,0,4,8,1,-7,5.125],"A":[0,0,4,8,0,-8,6]"#
  ) -> String {
    let strikes = sizes.map {
      #""\#($0)":{"px":\#($0),"ascent":\#($0),"descent":3,"line":9,"glyphs":{\#(glyphs)}}"#
    }
    return #"""
      {"image":"\#(name).pgm","width":64,"height":32,"fallback":{"x":["y",true,null,{}]},
      "kern":{"AB":-0.25,"BA":0.5},"sizes":{\#(strikes.joined(separator: ",\n"))}}
      """#
  }
}

/// Every picture is white and as large as its header says.
struct WhiteDecoder: PhotoDecoder {
  func decode(_ contents: [UInt8], header: PhotoHeader, path: PhotoPath) -> Bitmap {
    let count = header.storedWidth * header.storedHeight
    return Bitmap(
      width: header.storedWidth, height: header.storedHeight,
      pixels: Array(repeating: .max, count: count), isOpaque: true)
  }
}
