/// How this program was built.
package struct Build: Hashable, Sendable {
  /// The commit it was built from, if the caller knows it.
  package var commit: String?

  /// The compiler's version, major and minor: what the compiler tells a program about itself.
  package let swift: String

  /// `debug` or `release`; figures of a debug build say nothing about the program.
  package var configuration: String

  package init(commit: String?) {
    self.commit = commit
    #if compiler(>=6.5)
      swift = "6.5 or later"
    #elseif compiler(>=6.4)
      swift = "6.4"
    #elseif compiler(>=6.3)
      swift = "6.3"
    #else
      swift = "6.2"
    #endif
    #if DEBUG
      configuration = "debug"
    #else
      configuration = "release"
    #endif
  }
}
