import Testing

// Nothing outside the module writes pictures as text, but wrong ones would show only in a browser.
@testable import FrameTiming

@Suite struct Base64Tests {
  @Test(
    "Agrees with the test vectors of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(plain: String, text: String) {
    #expect(Base64.text(of: Array(plain.utf8)) == text)
  }

  @Test("Every letter is used: 48 bytes that hold the numbers 0 to 63, six bits each")
  func alphabet() {
    let bytes = stride(from: 0, to: 64, by: 4).flatMap { start -> [UInt8] in
      let word = (0..<4).reduce(0) { $0 << 6 | (start + $1) }
      return [UInt8(word >> 16), UInt8(word >> 8 & 255), UInt8(word & 255)]
    }
    #expect(
      Base64.text(of: bytes)
        == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  }
}
