import Photos

/// What is said where no photographs are.
extension FolderReading {
  /// What there is instead, and what to do; `nil` while more may be found.
  var emptyText: EmptyNote.Text? {
    guard !isUnderWay else { return nil }
    let help = "Drop pictures or folders on this window to see those."
    let isOne = named.count == 1
    if let fault = faults.first, isOne || faults.count >= named.count {
      return EmptyNote.Text(
        heading: "Cannot read \(fault.folder.displayName)",
        advice: """
          The folder is there, but its files cannot be listed: \(fault.reason). \
          Let this user read it and open it again. \(help)
          """)
    }
    if isGone {
      return EmptyNote.Text(
        heading: isOne ? "There is no \(title)" : "None of these is there",
        advice: """
          It was moved or deleted, or is called something else. Open it by the name that it has now. \(help)
          """)
    }
    return EmptyNote.Text(
      heading: "No photographs in \(isOne ? title : "these folders")",
      advice: """
        Put some there, and they are shown at once. Files of other kinds and hidden ones are left out, \
        and folders inside of it, unless kvhero is started with -r. \(help)
        """)
  }
}
