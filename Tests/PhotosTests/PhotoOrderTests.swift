import Photos
import Testing

@Suite("The order of photographs")
struct PhotoOrderTests {
  private static func file(
    _ path: String, group: Int = 0, modified: Int64 = 0, size: Int64 = 0
  ) -> PhotoFile {
    PhotoFile(path: PhotoPath(path), group: group, modified: modified, size: size)
  }

  private static func names(_ order: PhotoOrder) -> [String] {
    (0..<order.count).map { order.file(at: $0).path.displayPath }
  }

  @Test("By name is by number within a folder, and a folder's files come together")
  func name() {
    var order = PhotoOrder(named: [PhotoPath("a")])
    order.insert(
      ["a/b-c/1.png", "a/b/10.png", "a/b/9.png", "a/z.png", "a/B2.png"].map { Self.file($0) })
    #expect(
      Self.names(order) == ["a/b/9.png", "a/b/10.png", "a/b-c/1.png", "a/B2.png", "a/z.png"])
  }

  @Test("Each thing that was named keeps its place")
  func groups() {
    var order = PhotoOrder(named: ["z", "a.png", "b"].map { PhotoPath($0) })
    order.insert(
      [
        Self.file("b/1.png", group: 2), Self.file("a.png", group: 1), Self.file("z/2.png"),
        Self.file("z/1.png"),
      ])
    #expect(Self.names(order) == ["z/1.png", "z/2.png", "a.png", "b/1.png"])
  }

  @Test("By date the oldest comes first, by size the smallest; names decide ties")
  func facts() {
    var order = PhotoOrder(sort: PhotoSort(key: .date))
    order.insert(
      [
        Self.file("c", modified: -5, size: 9), Self.file("a", modified: 7, size: 9),
        Self.file("b", modified: 0, size: 1),
      ])
    #expect(Self.names(order) == ["c", "b", "a"])
    order.sort(by: PhotoSort(key: .size))
    #expect(Self.names(order) == ["b", "a", "c"])
    order.sort(by: PhotoSort(key: .size, isReversed: true))
    #expect(Self.names(order) == ["c", "a", "b"])
    order.sort(by: PhotoSort())
    #expect(Self.names(order) == ["a", "b", "c"])
  }

  @Test("Coming in batches is like coming at once", arguments: PhotoSort.Key.allCases)
  func batches(key: PhotoSort.Key) {
    // A fixed shuffle: 7 is a generator modulo the prime 499.
    var number = 1
    let files = (0..<498).map { _ in
      number = number * 7 % 499
      return Self.file(
        "f/IMG_\(number).jpg", modified: Int64(number * 31 % 53), size: Int64(number * 17 % 101))
    }
    for isReversed in [false, true] {
      let sort = PhotoSort(key: key, isReversed: isReversed)
      var whole = PhotoOrder(named: [PhotoPath("f")], sort: sort)
      whole.insert(files)
      var pieces = PhotoOrder(named: [PhotoPath("f")], sort: sort)
      var rest = files[...]
      for count in [1, 3, 100, 0, 50, 344] {
        pieces.insert(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(rest.isEmpty)
      #expect(Self.names(pieces) == Self.names(whole))
      for place in 0..<pieces.count where pieces.place(of: pieces.number(at: place)) != place {
        Issue.record("the number at \(place) is elsewhere")
      }
    }
  }

  @Test("What is gone has no place, and the others keep their numbers")
  func remove() {
    var order = PhotoOrder()
    order.insert(["a", "b", "c", "d"].map { Self.file($0) })
    order.remove([1, 3])
    #expect(Self.names(order) == ["a", "c"])
    #expect((0..<4).map(order.place) == [0, nil, 1, nil])
    order.insert([Self.file("b")])
    #expect(Self.names(order) == ["a", "b", "c"])
    #expect(order.place(of: 4) == 1)
    #expect(order.fileCount == 5)
  }
}
