import CPlatform
import Glibc
import SDLHost

/// Does what the command line asks for.
@main
struct KVHero {
  static let version = "0.1.0"

  @MainActor static func main() {
    SVGProcess.runIfAsked(Array(CommandLine.arguments.dropFirst()))
    cplatform_give_back_large_memory()
    StandardStreams.keepPlaces()
    // A file that may grow no further is a failure to write as any other.
    signal(SIGXFSZ, SIG_IGN)
    SDLLibrary.leaveOutCompositions()
    do {
      switch try CommandTable.parser.parse(arguments) {
      case .run(let command): try command.run()
      case .help(let command): try HelpCommand.print(command)
      case .version: try StandardOutput.write("kvhero \(version)\n")
      }
    } catch let error as UsageError {
      for line in error.lines.dropLast() { StandardError.write("error", line) }
      fail(UsageError(error.lines.last ?? ""), status: 2)
    } catch let error as CommandFailure {
      fail(error, status: error.status)
    } catch {
      fail(error, status: 1)
    }
    TerminationSignal.obey()
  }

  /// The words after the program's name, as the system passed them.
  private static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(cString: $0) }
    }
  }

  private static func fail(_ error: any Error, status: Int32) -> Never {
    StandardError.write("error", "\(error)")
    TerminationSignal.obey()
    exit(status)
  }
}
