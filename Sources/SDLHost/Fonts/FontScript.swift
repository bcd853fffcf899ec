/// The script that a text is shaped by, told by its first scalar that has one.
struct FontScript: Hashable {
  /// Four letters. Source: ISO 15924.
  let code: String

  let isRightToLeft: Bool

  init(of text: String) {
    for scalar in text.unicodeScalars {
      if let known = FontScript.scripts.first(where: { $0.range.contains(scalar.value) }) {
        (code, isRightToLeft) = (known.code, known.isRightToLeft)
        return
      }
    }
    (code, isRightToLeft) = ("Zyyy", false)
  }

  /// Where shaping matters. Source: the blocks of Unicode 15.
  private static let scripts: [(range: ClosedRange<UInt32>, code: String, isRightToLeft: Bool)] = [
    (0x370...0x3ff, "Grek", false), (0x400...0x52f, "Cyrl", false), (0x530...0x58f, "Armn", false),
    (0x590...0x5ff, "Hebr", true), (0x600...0x6ff, "Arab", true), (0x700...0x74f, "Syrc", true),
    (0x750...0x77f, "Arab", true), (0x780...0x7bf, "Thaa", true), (0x7c0...0x7ff, "Nkoo", true),
    (0x800...0x83f, "Samr", true), (0x840...0x85f, "Mand", true), (0x860...0x86f, "Syrc", true),
    (0x870...0x8ff, "Arab", true), (0x900...0x97f, "Deva", false), (0x980...0x9ff, "Beng", false),
    (0xa00...0xa7f, "Guru", false), (0xa80...0xaff, "Gujr", false), (0xb00...0xb7f, "Orya", false),
    (0xb80...0xbff, "Taml", false), (0xc00...0xc7f, "Telu", false), (0xc80...0xcff, "Knda", false),
    (0xd00...0xd7f, "Mlym", false), (0xd80...0xdff, "Sinh", false), (0xe00...0xe7f, "Thai", false),
    (0xe80...0xeff, "Laoo", false), (0xf00...0xfff, "Tibt", false),
    (0x1000...0x109f, "Mymr", false),
    (0x10a0...0x10ff, "Geor", false), (0x1100...0x11ff, "Hang", false),
    (0x1780...0x17ff, "Khmr", false), (0x1800...0x18af, "Mong", false),
    (0x1f00...0x1fff, "Grek", false), (0x3040...0x309f, "Hira", false),
    (0x30a0...0x30ff, "Kana", false), (0x3400...0x9fff, "Hani", false),
    (0xa8e0...0xa8ff, "Deva", false), (0xaa60...0xaa7f, "Mymr", false),
    (0xac00...0xd7a3, "Hang", false), (0xfb1d...0xfb4f, "Hebr", true),
    (0xfb50...0xfdff, "Arab", true), (0xfe70...0xfeff, "Arab", true),
    (0x1_e900...0x1_e95f, "Adlm", true), (0x2_0000...0x3_ffff, "Hani", false),
  ]
}
