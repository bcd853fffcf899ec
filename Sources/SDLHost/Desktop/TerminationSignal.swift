import CPlatform

/// The signal by which somebody asks the program to end: Ctrl-C, a closed terminal, the end of the
/// session.
///
/// The first is a wish to close the window; a second one ends the program at once.
package enum TerminationSignal {
  /// Ends the program by the signal that asked for it, so that whoever started it sees how it
  /// ended; returns where none did.
  ///
  /// Call it last, when everything is closed.
  package static func obey() {
    cplatform_end_as_asked()
  }
}
