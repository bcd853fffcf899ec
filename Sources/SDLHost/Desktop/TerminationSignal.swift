import CPlatform

/// The signal by which somebody asks the program to end: Ctrl-C, a closed terminal, the end of the
/// session.
///
/// The first is a wish to close the window, or to come to an end without one; a second one ends the
/// program at once.
package enum TerminationSignal {
  /// Listens for it without a window; whoever does so looks at ``isGiven`` from time to time.
  package static func listen() {
    cplatform_watch_termination()
  }

  /// Whether somebody asked.
  package static var isGiven: Bool { cplatform_asked_to_end() != 0 }

  /// Ends the program by the signal that asked for it, so that whoever started it sees how it
  /// ended; returns where none did.
  ///
  /// Call it last, when everything is closed.
  package static func obey() {
    cplatform_end_as_asked()
  }
}
