/// A day and a minute of the Gregorian calendar, in universal time.
///
/// Source of the arithmetic: H. Hinnant, "chrono-compatible low-level date algorithms" (civil_from_days).
struct CivilDate: Hashable, CustomStringConvertible {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int

  /// - Parameter nanoseconds: Since the beginning of 1970; may be negative.
  init(nanoseconds: Int64) {
    let minutes = CivilDate.quotient(Int(nanoseconds), 60_000_000_000)
    let days = CivilDate.quotient(minutes, 1440)
    (hour, minute) = (minutes - days * 1440).quotientAndRemainder(dividingBy: 60)
    // Days from 1 March of the year 0, in eras of 400 years.
    let shifted = days + 719_468
    let era = CivilDate.quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Such as 2024-02-29 07:05 UTC.
  var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute)) UTC"
  }

  /// Rounded down, also below zero.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
