package import Photos
import SceneGraph

/// Why a recording cannot be played as it was.
package enum ReplayError: Error, Hashable, CustomStringConvertible {
  /// Reading a photograph has another outcome now.
  case otherOutcome(PhotoPath, recorded: DecodedPhoto.Outcome, now: DecodedPhoto.Outcome)

  /// The recording speaks of a picture that the gallery does not have.
  case noSuchPicture(Int)

  /// One line that says what and why.
  package var description: String {
    switch self {
    case .otherOutcome(let path, let recorded, let now):
      "\(path.displayPath): the recording has \(recorded.words), but now there is \(now.words)"
    case .noSuchPicture(let number):
      "the recording has a picture number \(number), but the gallery has not: the folders and fonts "
        + "are not those of the recording"
    }
  }
}

extension DecodedPhoto.Outcome {
  fileprivate var words: String {
    switch self {
    case .header(let size): "\(Int(size.width)) × \(Int(size.height)) pixels"
    case .pixels(let size, let thumbnail, let full):
      "\(Int(size.width)) × \(Int(size.height)) pixels, "
        + (full ? thumbnail == nil ? "whole" : "whole and small" : "small")
    case .failed(let reason): "an error (\(reason))"
    }
  }
}
