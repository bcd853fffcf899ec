import Gallery
import Photos
import SDLHost

/// A gallery with everything it is made of, ready to be played.
@MainActor
struct LoadedGallery {
  let app: GalleryApp
  let queue: DecodeQueue

  /// Makes the gallery; no photograph is read yet.
  ///
  /// - Parameters:
  ///   - photographs: What it shows.
  ///   - options: How it starts.
  ///   - wake: Called on any thread whenever a photograph is read.
  /// - Throws: Where the fonts are missing.
  init(
    _ photographs: ShownPhotographs, options: GalleryOptions,
    wake: @escaping @Sendable () -> Void = {}
  ) throws {
    let decoder = SDLPhotoDecoder.ofProgram
    queue = DecodeQueue(decoder: decoder, wake: wake)
    let store = PhotoStore(queue: queue, byteBudget: options.imageMemory)
    let typography = try Typography.load(
      from: AssetFolder.find().fonts, decoder: decoder, into: store)
    app = GalleryApp(
      photos: photographs.paths, title: photographs.title, store: store, typography: typography,
      options: options)
  }
}

/// The photographs that a gallery shows, and what it is headed with.
struct ShownPhotographs {
  let paths: [PhotoPath]
  let title: String

  /// Finds what a command line names.
  ///
  /// - Parameters:
  ///   - named: Files and folders; none stands for the photographs that come with the program.
  ///   - folders: How folders are looked through.
  /// - Throws: Why there is nothing to show.
  init(
    named: [PhotoPath], _ folders: FolderSettings = FolderSettings()
  ) throws(CommandFailure) {
    paths = try NamedPhotographs.find(named, folders)
    title = NamedPhotographs.title(named)
  }
}
