/// How many frames a GIF file has, and how often they are played.
///
/// Source: GIF89a specification, sections 20 to 26; the application extension NETSCAPE2.0, whose number
/// of repetitions browsers play once more than it says.
package struct GIFFrames: Hashable, Sendable {
  package private(set) var count = 0

  /// How often all of it is played; `nil` for without end.
  package private(set) var playCount: Int? = 1

  /// Whether the mark that ends a file was reached.
  package private(set) var isWhole = false

  /// - Parameter file: The whole file, as far as it is there.
  /// - Complexity: O(n) in the number of blocks.
  package init(_ file: [UInt8]) {
    guard file.count > 13 else { return }
    var place = 13 + GIFHeader.colorTableLength(file[10])
    while place < file.count {
      switch file[place] {
      case 0x3b:
        isWhole = true
        return
      case 0x21:
        takeExtension(file, at: place)
        place += 2
      case 0x2c:
        guard place + 10 < file.count else { return }
        count += 1
        place += 11 + GIFHeader.colorTableLength(file[place + 9])
      default: return
      }
      while place < file.count, file[place] != 0 { place += 1 + Int(file[place]) }
      place += 1
    }
  }

  private mutating func takeExtension(_ file: [UInt8], at place: Int) {
    guard place + 19 <= file.count, file[place + 1] == 0xff, file[place + 2] == 11,
      file[(place + 3)..<(place + 14)].elementsEqual("NETSCAPE2.0".utf8), file[place + 14] == 3,
      file[place + 15] == 1
    else { return }
    let repetitions = ByteOrder.littleEndian.number(file, at: place + 16, count: 2)
    playCount = repetitions == 0 ? nil : repetitions + 1
  }
}
