import SDLHost

extension SDLPhotoDecoder {
  /// Decodes as the program does: what no limit can be set for is drawn by another process of it.
  static var ofProgram: SDLPhotoDecoder { SDLPhotoDecoder(drawing: SVGProcess.ofThisProgram) }
}
