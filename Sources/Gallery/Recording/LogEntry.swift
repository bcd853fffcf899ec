package import FrameTiming
package import Motion
package import Photos
package import SceneGraph

/// One call into the gallery, as a recording holds it: whatever enters, with its time.
package enum LogEntry: Hashable, Sendable {
  /// Something happened outside.
  case event(InputEvent)

  /// Pictures that were read in the background entered.
  case decoded([DecodedPhoto], at: FrameTime)

  /// What became known of the folders entered.
  case folders([FolderNews], at: FrameTime)

  /// The gallery was told what a frame took.
  case noted(FrameRecord)

  /// A frame was asked for, and this came.
  case frame(at: FrameTime, DisplayListDigest)

  /// When it entered; `nil` where that changes nothing.
  package var time: FrameTime? {
    switch self {
    case .event(let event): event.time
    case .decoded(_, let time), .folders(_, let time), .frame(let time, _): time
    case .noted: nil
    }
  }
}
