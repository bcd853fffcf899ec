/// What libFuzzer calls for each file: whoever reads headers, EXIF, profiles and end marks must come back
/// without reading past the end, and what is let through must keep to the limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPhotoFile(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = Array(UnsafeBufferPointer(start: bytes, count: count))
  readHeader(of: file)
  readProfiles(in: file)
  if let exif = EXIF(in: file, prefix: .optional) {
    precondition((1...8).contains(exif.orientation?.rawValue ?? 1))
    precondition((1...12).contains(exif.taken?.month ?? 1))
  }
  precondition(GIFFrames(file).count <= count, "more frames than bytes")
  _ = PhotoDamage(of: file, .jpeg)
  _ = PhotoDamage(of: file, .gif)
  return 0
}

/// Reads it as what its bytes say, or else as TGA, which has no mark.
private func readHeader(of file: [UInt8]) {
  do {
    let header = try PhotoHeader.read(contents: file, of: PhotoPath("a.tga"))
    precondition(header.storedWidth > 0 && header.storedHeight > 0, "no pixels: \(header)")
    precondition(
      header.leastDivisor <= 8, "let through beyond the limit: \(header)")
  } catch {
    precondition(
      !"\(error)".contains { $0.isNewline }, "more than one line: \(error)")
  }
}

/// Looks for a profile in it as in each format, and takes it for a profile itself.
private func readProfiles(in file: [UInt8]) {
  var found = [file]
  for format in [PhotoFormat.jpeg, .png, .webp, .tiff] {
    // As if it were packed without packing.
    let profile = EmbeddedProfile.bytes(in: file, format) { packed, most in
      Array(packed.prefix(most))
    }
    if let profile { found.append(profile) }
  }
  for profile in found {
    do {
      let understood = try ColorProfile(profile)
      let light = understood.curves.map { $0.light(0.5) }
      precondition(light.allSatisfy { !$0.isNaN }, "no number: \(light)")
    } catch {
      continue
    }
  }
}
