import Glibc

/// Variables of the environment, as the system passed them.
enum EnvironmentVariable {
  /// A variable's value, or `nil` where it is not set.
  static func value(_ name: String) -> Argument? {
    guard let value = getenv(name) else { return nil }
    return Argument(cString: value)
  }
}
