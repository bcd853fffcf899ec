import Glibc

/// The machine this program runs on, as the system describes it.
///
/// What the system does not tell is `nil`.
package struct Machine: Hashable, Sendable {
  /// The distribution's name and version.
  package let system: String?

  /// The kernel's name, release and architecture.
  package let kernel: String?

  package let processor: String?

  /// How many processors are online.
  package let cores: Int

  /// Who sets the processors' speed: `performance`, `powersave`, …; `nil` in most virtual machines.
  package let governor: String?

  /// How many tasks wanted a processor, averaged over the last minute, when this was read.
  package let loadAverage: Double?

  /// The kind of desktop session, such as `x11`, `wayland` or `tty`.
  package let session: String?

  /// What the battery does, such as `Discharging`; `nil` on a machine without one.
  package let battery: String?

  /// A machine of which nothing is known but how many processors it has.
  ///
  /// - Precondition: `cores` is positive.
  package init(cores: Int) {
    precondition(cores > 0, "a machine has processors: \(cores)")
    self.cores = cores
    system = nil
    kernel = nil
    processor = nil
    governor = nil
    loadAverage = nil
    session = nil
    battery = nil
  }

  /// Asks the system, which takes about a millisecond.
  package init() {
    system = TextFile("/etc/os-release").value(of: "PRETTY_NAME", separator: "=")
    processor = TextFile("/proc/cpuinfo").value(of: "model name", separator: ":")
    governor = TextFile("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").lines.first
    cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    kernel = Machine.kernelName()
    session = getenv("XDG_SESSION_TYPE").map { String(cString: $0) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    battery =
      ["BAT0", "BAT1", "BATT"].lazy
      .compactMap { TextFile("/sys/class/power_supply/\($0)/status").lines.first }.first
    var load = 0.0
    loadAverage = getloadavg(&load, 1) == 1 ? load : nil
  }

  private static func kernelName() -> String? {
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    return [text(of: name.sysname), text(of: name.release), text(of: name.machine)]
      .joined(separator: " ")
  }

  /// The text of a C character array, which Swift sees as a tuple.
  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
