extension FrameLog {
  /// The records as a table, a line of titles first; see ``FrameTable``.
  package var csv: String { FrameLog.csvTitles + csvRows(run: 1) }

  static var csvTitles: String {
    FrameTable.columns.map(\.name).joined(separator: ",") + "\n"
  }

  /// The records' lines.
  ///
  /// - Parameter run: The run's number, from 1.
  /// - Returns: A line for each record, each with its end.
  func csvRows(run: Int) -> String {
    var text = ""
    var previous: FrameRecord?
    for record in records {
      let row = FrameTable.Row(
        run: run, isPartial: isPartial, record: record, interval: record.interval(since: previous))
      for (index, column) in FrameTable.columns.enumerated() {
        if index > 0 { text += "," }
        text += column.cell(row)
      }
      text += "\n"
      previous = record
    }
    return text
  }
}
