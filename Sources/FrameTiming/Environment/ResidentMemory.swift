import Glibc

/// How much of this process lies in memory.
package enum ResidentMemory {
  /// What lies in memory now, in KiB: code, files and data alike; `nil` where the system does not
  /// say.
  package static var kibibytes: Int? {
    let fields = TextFile("/proc/self/statm").lines.first?.split(separator: " ") ?? []
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}
