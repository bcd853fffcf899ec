import Hero

/// What libFuzzer calls for each text: it must come back, and what was read must be read back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModifierString(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let parsed = HeroModifier.parse(text)
  for problem in parsed.problems {
    precondition(
      problem.offset >= 0 && problem.length >= 0 && problem.offset + problem.length <= text.count,
      "a problem lies outside the text: \(problem)")
  }
  if let written = parsed.modifiers.text {
    precondition(
      HeroModifier.parse(written).modifiers == parsed.modifiers, "not read back: \(written)")
  }
  _ = HeroTargetState(unconditional: parsed.modifiers)
  if let type = HeroDefaultAnimationType.parse(text).type {
    precondition(
      HeroDefaultAnimationType.parse(type.description).type == type, "not read back: \(type)")
  }
  return 0
}
