/// How much memory this process holds, in bytes.
package struct ProcessMemory: Hashable, Sendable {
  /// The most that was resident at any time.
  package var peak: Int

  /// What was resident when it was asked for; at the end of a run, the steady state.
  package var resident: Int

  package init(peak: Int, resident: Int) {
    self.peak = peak
    self.resident = resident
  }

  /// Asks the system now; `nil` where it does not say.
  package static func now() -> ProcessMemory? {
    let status = TextFile("/proc/self/status")
    let bytes = { (key: String) -> Int? in
      guard let text = status.value(of: key, separator: ":"), text.hasSuffix(" kB") else {
        return nil
      }
      return Int(text.dropLast(3)).map { $0 * 1024 }
    }
    guard let peak = bytes("VmHWM"), let resident = bytes("VmRSS") else { return nil }
    return ProcessMemory(peak: peak, resident: resident)
  }
}
