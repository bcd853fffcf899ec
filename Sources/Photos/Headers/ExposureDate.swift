/// When a photograph was taken, as the camera's clock showed it: in no known zone.
package struct ExposureDate: Hashable, Sendable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// So many bytes have the format of EXIF, the closing zero left out.
  static let length = 19

  /// Reads `2024:02:29 07:05:30`; `nil` for anything else, blanks and zeros included, by which cameras say
  /// that they do not know.
  ///
  /// Source: EXIF 2.32, 4.6.5 (DateTimeOriginal).
  init?(exif bytes: [UInt8]) {
    guard bytes.count >= ExposureDate.length else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      var value = 0
      for byte in bytes[place..<place + count] {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    let marks = [4, 7, 10, 13, 16].map { bytes[$0] }
    guard marks.elementsEqual("::\u{20}::".utf8),
      let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
      let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2),
      year > 0, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60,
      second <= 60
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Such as 2024-02-29 07:05.
  package var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute))"
  }
}
