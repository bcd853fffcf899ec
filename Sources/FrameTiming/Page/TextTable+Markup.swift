extension TextTable {
  /// The table as HTML, in a frame that scrolls by itself where there is too little room.
  ///
  /// - Parameters:
  ///   - name: What it is, for who cannot see it.
  ///   - caption: What it shows.
  /// - Returns: Nothing if the table has no rows.
  func markup(named name: String, caption: String) -> String {
    guard !rows.isEmpty else { return "" }
    let head = Markup.element("thead", groupRow + Markup.element("tr", titleCells))
    let body = Markup.element("tbody", rows.map(TextTable.markup(ofRow:)).joined())
    return Markup.element(
      "div",
      [("class", "wide"), ("role", "region"), ("aria-label", name), ("tabindex", "0")],
      Markup.element("table", Markup.element("caption", text: caption) + head + body))
  }

  private var titleCells: String {
    titles.map { Markup.element("th", [("scope", "col")], text: $0) }.joined()
  }

  private var groupRow: String {
    guard !groups.isEmpty else { return "" }
    var cells = ""
    var column = 0
    for group in groups {
      if group.columns.lowerBound > column {
        let span = group.columns.lowerBound - column
        cells += String(repeating: Markup.element("td", ""), count: span)
      }
      cells += Markup.element(
        "th", [("scope", "colgroup"), ("colspan", "\(group.columns.count)")], text: group.title)
      column = group.columns.upperBound
    }
    cells += String(repeating: Markup.element("td", ""), count: titles.count - column)
    return Markup.element("tr", cells)
  }

  private static func markup(ofRow row: [String]) -> String {
    let cells = row.enumerated().map { column, text in
      column == 0
        ? Markup.element("th", [("scope", "row")], text: text) : Markup.element("td", text: text)
    }
    return Markup.element(
      "tr", row.first == "total" ? [("class", "total")] : [], cells.joined())
  }
}
