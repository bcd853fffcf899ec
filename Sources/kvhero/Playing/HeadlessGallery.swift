import Gallery
import Motion
import Photos

/// The gallery without a window: it is laid out, what is in sight is read, and it ends.
@MainActor
struct HeadlessGallery {
  let photographs: ShownPhotographs
  let options: GalleryOptions

  /// Where to write down what happens, if it is to be.
  var recording: PhotoPath?

  /// Runs it.
  ///
  /// - Throws: Where the fonts are missing, or the recording cannot be written.
  func run() throws {
    let gallery = try LoadedGallery(photographs, options: options)
    defer { gallery.queue.shutDown() }
    var header = LogHeader(
      options: options, title: photographs.title, photos: photographs.paths)
    header.assets = try AssetFolder.find().photos
    header.folder = WorkingFolder.needed(for: photographs.paths)
    let recording = try recording.map { path throws(CommandFailure) in
      try RecordingInProgress(to: path, header: header)
    }
    let scripted = ScriptedGallery(
      gallery.app, queue: gallery.queue, recorder: recording?.recorder)
    scripted.waitForPictures(at: .zero)
    _ = scripted.frame(at: .zero)
    try recording?.finish()
  }
}
