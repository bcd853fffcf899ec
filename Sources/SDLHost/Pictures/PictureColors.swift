import CPlatform
import Photos
import SceneGraph

/// The way from the colours that a file's profile says to sRGB.
struct PictureColors {
  private let use: ProfileUse
  private let conversion: ProfileConversion?

  /// Reads the profile of a file.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - format: What it is.
  init(of contents: [UInt8], _ format: PhotoFormat) {
    guard
      let bytes = EmbeddedProfile.bytes(in: contents, format, inflate: PictureColors.inflate)
    else {
      (use, conversion) = (.none, nil)
      return
    }
    do {
      let profile = try ColorProfile(bytes)
      let conversion = ProfileConversion(profile)
      (use, self.conversion) =
        conversion.isIdentity
        ? (.same(name: profile.name), nil) : (.converted(name: profile.name), conversion)
    } catch {
      // Its colours are a little off then; the picture is there.
      let name = if case .notUnderstood(let name) = error { name } else { "" }
      (use, conversion) = (.notUnderstood(name: name), nil)
    }
  }

  func inSRGB(_ bitmap: Bitmap) -> DecodedPicture {
    DecodedPicture(bitmap: conversion?.converted(bitmap) ?? bitmap, profile: use)
  }

  /// The same of all frames; one that has a single frame stands still.
  func inSRGB(_ animation: DecodedAnimation) -> DecodedPicture {
    let frames = animation.frames.map { conversion?.converted($0) ?? $0 }
    return DecodedPicture(
      bitmap: frames[0], profile: use,
      animation: frames.count > 1
        ? DecodedAnimation(frames: frames, timing: animation.timing) : nil)
  }

  private static func inflate(_ packed: ArraySlice<UInt8>, most: Int) -> [UInt8]? {
    // No profile is packed better than this; so one that is small takes little memory.
    let capacity = min(most, packed.count * 64 + 1024)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      packed.withUnsafeBufferPointer { packed in
        let written = cplatform_inflate(
          packed.baseAddress, packed.count, buffer.baseAddress, capacity)
        isWhole = written >= 0
        count = max(0, written)
      }
    }
    return isWhole ? bytes : nil
  }
}
