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
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let mayBreakOff = lines.last?.isEmpty == false
    if !mayBreakOff { lines.removeLast() }
    guard let first = lines.first else {
      throw LogError(file: name, line: 1, reason: "the file is empty, not a recording")
    }
    var number = 1
    do throws(LogSyntaxError) {
      let header = try LogHeader(try fields(first), assets: assets)
      var log = SessionLog(header: header, entries: [], isCutOff: false)
      var time: FrameTime?
      for line in lines.dropFirst() {
        number += 1
        do throws(LogSyntaxError) {
          let entry = try LogEntry(try fields(line))
          try check(entry, after: &time)
          log.entries.append(entry)
        } catch {
          guard mayBreakOff, number == lines.count else { throw error }
          log.isCutOff = true
        }
      }
      return log
    } catch {
      throw LogError(file: name, line: number, reason: error.reason)
    }
  }

  private static func fields(_ line: ArraySlice<UInt8>) throws(LogSyntaxError) -> LogFields {
    try LogFields(try LogValue(parsing: line))
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
