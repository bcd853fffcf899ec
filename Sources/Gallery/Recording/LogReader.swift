import FrameTiming
import Motion
package import Photos

/// Reads recordings.
package enum LogReader {
  /// Reads a whole recording.
  ///
  /// A last line that broke off, without its end and without sense, is left out: whatever stopped
  /// the program that wrote it is what the recording may be wanted for.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: What the file is called in an error.
  ///   - assets: Where the photographs lie that come with the program, where that is known.
  /// - Returns: The recording.
  /// - Throws: ``LogError`` for the first line that is wrong.
  package static func read(
    _ bytes: [UInt8], named name: String, assets: PhotoPath? = nil
  ) throws(LogError) -> SessionLog {
    // One line after the other: a file that is no recording must not fill the memory with its lines.
    var rest = bytes[...]
    guard let first = nextLine(&rest) else {
      throw LogError(file: name, line: 1, reason: "the file is empty, not a recording")
    }
    let mayBreakOff = bytes.last != lineEnd
    var number = 1
    do throws(LogSyntaxError) {
      let header = try LogHeader(try fields(first), assets: assets)
      var log = SessionLog(header: header, entries: [], isCutOff: false)
      var time: FrameTime?
      while let line = nextLine(&rest) {
        number += 1
        do throws(LogSyntaxError) {
          let entry = try LogEntry(try fields(line))
          try check(entry, after: &time)
          log.entries.append(entry)
        } catch {
          guard mayBreakOff, rest.isEmpty else { throw error }
          log.isCutOff = true
        }
      }
      return log
    } catch {
      throw LogError(file: name, line: number, reason: error.reason)
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// In bytes: enough for the paths of some hundred thousand photographs, and a bound to what a line
  /// of nothing but commas takes.
  private static let longestLine = 16 << 20

  /// Takes the next line off, without its end; `nil` where there is none.
  private static func nextLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: lineEnd) ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return rest[..<end]
  }

  private static func fields(_ line: ArraySlice<UInt8>) throws(LogSyntaxError) -> LogFields {
    guard line.count <= longestLine else {
      throw LogSyntaxError(reason: "the line is longer than \(longestLine >> 20) MiB")
    }
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: line)
    } catch {
      throw LogSyntaxError(error)
    }
    return try LogFields(value)
  }

  private static func check(
    _ entry: LogEntry, after latest: inout FrameTime?
  ) throws(LogSyntaxError) {
    guard let time = entry.time else { return }
    if let latest, time < latest {
      throw LogSyntaxError(reason: "its time comes before that of a line above")
    }
    latest = time
  }
}
