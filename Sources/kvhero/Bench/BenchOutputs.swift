import FrameTiming
import Photos

/// Where the report goes besides, or instead of, the text on standard output.
struct BenchOutputs: Hashable, Sendable {
  var json: PhotoPath?
  var csv: PhotoPath?
  var trace: PhotoPath?
  var html: PhotoPath?

  /// Whether one of them takes the text's place on standard output.
  var takeStandardOutput: Bool { named.contains { $0.path.isStandardOutput } }

  /// Refuses what would write over itself.
  func checkUsage() throws(UsageError) {
    for (index, output) in named.enumerated() {
      guard let other = named[..<index].first(where: { $0.path == output.path }) else { continue }
      throw UsageError(
        output.path.isStandardOutput
          ? "--\(other.name) and --\(output.name) cannot both be standard output"
          : "--\(other.name) and --\(output.name) name the same file")
    }
  }

  /// Finds out whether the files can be written, so that no run is in vain.
  ///
  /// - Throws: Which one cannot, and why.
  func checkFiles() throws(CommandFailure) {
    for output in named where !output.path.isStandardOutput {
      try OutputFile.check(output.path)
    }
  }

  /// Writes them, each whole or not at all; one that fails does not keep the others from it.
  ///
  /// - Parameter result: What they are of.
  /// - Throws: The first that failed, and why.
  @MainActor func write(_ result: BenchResult) throws(CommandFailure) {
    var failure: CommandFailure?
    for output in named {
      do {
        let text = output.text(result)
        if output.path.isStandardOutput {
          try StandardOutput.write(text)
        } else {
          try OutputFile.write(Array(text.utf8), to: output.path)
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private struct Output {
    let name: String
    let path: PhotoPath
    let text: @MainActor (BenchResult) -> String
  }

  private var named: [Output] {
    [
      json.map { Output(name: "json", path: $0) { $0.json.text + "\n" } },
      csv.map { Output(name: "csv", path: $0) { $0.report.csv } },
      trace.map { Output(name: "trace", path: $0) { $0.report.trace.text + "\n" } },
      html.map { Output(name: "html", path: $0) { $0.html } },
    ].compactMap(\.self)
  }
}

extension PhotoPath {
  /// Whether it is a dash, which stands for standard output.
  fileprivate var isStandardOutput: Bool { bytes == [UInt8(ascii: "-")] }
}
