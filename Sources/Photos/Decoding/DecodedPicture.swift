package import SceneGraph

/// What a decoder made of a picture file.
package struct DecodedPicture: Sendable {
  /// The picture as stored, or an animation's first frame.
  package var bitmap: Bitmap

  /// What became of the file's colour profile.
  package var profile: ProfileUse

  /// All frames, where the picture moves and they fit in memory.
  package var animation: DecodedAnimation?

  /// What the markers of a JPEG say, where they were looked at, so that the file is walked through once.
  package var markers: JPEGMarkers?

  package init(
    bitmap: Bitmap, profile: ProfileUse = .none, animation: DecodedAnimation? = nil
  ) {
    self.bitmap = bitmap
    self.profile = profile
    self.animation = animation
  }
}

/// How much of a picture is wanted.
package struct DecodingWish: Hashable, Sendable {
  /// The fewest pixels along each side of the stored picture that will do; `nil` for as many as there
  /// are.
  ///
  /// A decoder may use it to do less: the sides that it yields are then no shorter, in the picture's
  /// proportions.
  package var leastSize: PixelSize?

  /// The most bytes that the picture may take with its halves; of a larger one a decoder may yield less.
  package var mostBytes: Int?

  package init(leastSize: PixelSize? = nil, mostBytes: Int? = nil) {
    self.leastSize = leastSize
    self.mostBytes = mostBytes
  }
}
