import Glibc

/// Watches folders by the kernel's own means.
package final class INotify: FolderWatch {
  /// Reads of it never block.
  private let descriptor: Int32

  /// A pipe: a byte in it ends the wait.
  private let alarm: (read: Int32, write: Int32)

  /// Folders by the kernel's numbers for them: one that is called by several names has one number.
  private let folders = Monitor<[Int32: [PhotoPath]]>([:])

  /// `nil` where the kernel refuses.
  package init?() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(descriptor)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    alarm = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(alarm.read)
    close(alarm.write)
  }

  private static let mask = [
    IN_CREATE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE, IN_CLOSE_WRITE, IN_DELETE_SELF, IN_MOVE_SELF,
    IN_ONLYDIR,
  ].reduce(UInt32(0)) { $0 | UInt32(truncatingIfNeeded: $1) }

  package func add(_ folder: PhotoPath) -> Bool {
    let number = folder.withCString { inotify_add_watch(descriptor, $0, INotify.mask) }
    guard number >= 0 else { return false }
    folders.withLock { folders in
      if folders[number]?.contains(folder) != true { folders[number, default: []].append(folder) }
    }
    return true
  }

  package func interrupt() {
    var byte: UInt8 = 1
    _ = write(alarm.write, &byte, 1)
  }

  /// How long to go on gathering after an event, and how long at most, in milliseconds: a program
  /// that writes a file does so in several steps.
  private static let quiet: Int32 = 80
  private static let mostQuiets = 6

  package func wait() -> [FolderEvent]? {
    guard sleep(-1) else { return nil }
    var events: [FolderEvent] = []
    for _ in 0..<INotify.mostQuiets {
      read(into: &events)
      // A second sleep that ends without news has found it quiet.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, INotify.quiet) <= 0 { break }
    }
    read(into: &events)
    return events
  }

  /// Sleeps until there is something to read.
  ///
  /// - Returns: Whether there is; not after ``interrupt()``.
  private func sleep(_ milliseconds: Int32) -> Bool {
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: alarm.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0 && waiting[1].revents == 0
    }
  }

  private func read(into events: inout [FolderEvent]) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let header = MemoryLayout<inotify_event>.size
      var place = 0
      while place + header <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        }
        let name = buffer[(place + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
        take(event, Array(name), into: &events)
        place += header + Int(event.len)
      }
    }
  }

  private func take(_ event: inotify_event, _ name: [UInt8], into events: inout [FolderEvent]) {
    func has(_ bits: Int32...) -> Bool {
      bits.contains { event.mask & UInt32(bitPattern: $0) != 0 }
    }
    guard !has(Int32(IN_Q_OVERFLOW)) else {
      events.append(.overflow)
      return
    }
    let isFolder = has(Int32(IN_ISDIR))
    for folder in folders.withLock({ $0[event.wd] }) ?? [] {
      if has(Int32(IN_DELETE_SELF), Int32(IN_MOVE_SELF)) {
        events.append(.gone(folder))
        if has(Int32(IN_MOVE_SELF)) { forget(folder) }
      }
      if has(Int32(IN_MOVED_FROM), Int32(IN_DELETE)) {
        events.append(.removed(folder, name: name, isFolder: isFolder))
      } else if has(Int32(IN_MOVED_TO), Int32(IN_CLOSE_WRITE), Int32(IN_CREATE)) {
        events.append(.written(folder, name: name, isFolder: isFolder))
      }
    }
    if has(Int32(IN_IGNORED)) { _ = folders.withLock { $0.removeValue(forKey: event.wd) } }
  }

  /// Ends the watch of what went by a name, and of all below it: a folder that was moved is watched on
  /// by the kernel, and what happens in it is no more what happens by that name.
  private func forget(_ gone: PhotoPath) {
    let start = gone.appending([]).bytes
    folders.withLock { folders in
      for (number, paths) in folders {
        let left = paths.filter { $0 != gone && !$0.bytes.starts(with: start) }
        guard left.count < paths.count else { continue }
        folders[number] = left.isEmpty ? nil : left
        if left.isEmpty { _ = inotify_rm_watch(descriptor, number) }
      }
    }
  }
}
