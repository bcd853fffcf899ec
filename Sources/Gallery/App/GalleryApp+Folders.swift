package import Motion
package import Photos
import SceneGraph

/// Which photographs there are, and in which order.
extension GalleryApp {
  /// Takes in what became known of folders: the event by which photographs come and go.
  ///
  /// - Parameters:
  ///   - news: In its order.
  ///   - time: When it enters.
  package func accept(_ news: [FolderNews], at time: FrameTime) {
    for piece in news { take(piece) }
    writeCount()
    writeStatus()
    stage.handle(InputEvent(time: time, kind: .expose))
  }

  private func take(_ news: FolderNews) {
    switch news {
    case .began(let named): reading = FolderReading(of: named)
    case .found(let files):
      reading.count += files.count
      reading.folder = files.last?.path.folder
      if reading.awaitsFirst { showOthers(files) } else { change { album.insert(files) } }
    case .unreadable(let folder, let reason):
      reading.faults.append((folder, reason))
      say("\(folder.displayName): \(reason)")
    case .finished:
      reading.isUnderWay = false
      // What was shown before stays; where nothing was, the screen says why.
      if album.count == 0 {
        say("")
      } else if reading.awaitsFirst, reading.faults.isEmpty {
        say("No pictures in \(reading.title)")
      }
    case .written(let files):
      if reading.awaitsFirst, album.count == 0 {
        showOthers(files)
      } else {
        change { album.write(files) }
      }
    case .removed(let paths):
      reading.note(gone: paths)
      let gone = Set(paths)
      change { album.remove(gone.contains) }
    case .removedFolders(let folders):
      reading.note(gone: folders)
      let starts = folders.map { $0.appending([]).bytes }
      change {
        album.remove { path in starts.contains { path.bytes.starts(with: $0) } }
      }
    case .returnedFolders(let folders): reading.note(returned: folders)
    case .relisted(let files):
      let present = Set(files.map(\.path))
      change { album.remove { !present.contains($0) } }
      change { album.write(files) }
    }
    let text = album.count == 0 ? reading.emptyText : nil
    grid.showEmpty(text)
    products.showEmpty(text)
    table.showEmpty(text)
  }

  /// Changes the album; what shows it follows.
  private func change(_ change: () -> PhotoMoves?) {
    // Cells that are still to be made show what is where it is now.
    grid.grid.layoutIfNeeded()
    products.grid.layoutIfNeeded()
    if let moves = change() { follow(moves) }
  }

  private func follow(_ moves: PhotoMoves) {
    // What is found at first comes too fast to be followed by eye.
    let animated = !reading.isUnderWay && !stage.reducesMotion
    grid.follow(moves, animated: animated)
    products.follow(moves, animated: animated)
    table.follow(moves)
    examples.showOthers(closing: false)
  }

  private func showOthers(_ files: [PhotoFile]) {
    let isFirst = !hasRead
    (hasRead, reading.awaitsFirst) = (true, false)
    showOthers { album.show(files, of: reading.named) }
    if !isFirst { head(reading.title) }
  }

  /// Shows what a change makes of the album, from its beginning.
  func showOthers(_ change: () -> Void) {
    grid.showOthers(change)
    products.showOthers()
    table.showOthers()
    examples.showOthers(closing: true)
  }

  /// Puts the photographs in another order, which the bar says.
  func sort(by sort: PhotoSort) {
    guard sort != album.sort else { return }
    change { album.sort(by: sort) }
    writeCount()
  }

  /// The next kind of order, round and round.
  func sortByNext() {
    let keys = PhotoSort.Key.allCases
    let next = (keys.firstIndex(of: album.sort.key) ?? 0) + 1
    sort(by: PhotoSort(key: keys[next % keys.count], isReversed: album.sort.isReversed))
  }

  func reverseSort() {
    sort(by: PhotoSort(key: album.sort.key, isReversed: !album.sort.isReversed))
  }

  func writeCount() {
    let count = album.count == 1 ? "1 photo" : "\(FolderReading.grouped(album.count)) photos"
    let order =
      switch (album.sort.key, album.sort.isReversed) {
      case (.name, false): ""
      case (.name, true): ", last first"
      case (.date, let isReversed): isReversed ? ", newest first" : ", oldest first"
      case (.size, let isReversed): isReversed ? ", largest first" : ", smallest first"
      }
    bar.detail = count + order
  }

  /// The order of the photographs.
  package var sort: PhotoSort { album.sort }
}
