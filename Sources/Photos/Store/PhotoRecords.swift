import Motion
import SceneGraph

/// The records of a store by their numbers, made when they are first asked for something.
///
/// A folder may hold ten thousand photographs of which a person sees thirty. Up to its first use a
/// photograph is only the place it lies at; then its page of neighbours is made.
struct PhotoRecords {
  /// What the records on a page that was not made yet are like.
  let placeholder: Color

  private var sources: [PhotoRecord.Source] = []

  /// What is held for good.
  private var fixed: [ImageLevels] = []

  /// As many records each, but the last; empty where none was changed yet.
  private var pages: [[PhotoRecord]] = []

  private static let pageSize = 64

  init(placeholder: Color) {
    self.placeholder = placeholder
  }

  var count: Int { sources.count }

  /// Where the picture comes from.
  func source(of number: Int) -> PhotoRecord.Source { sources[number] }

  /// Adds records of which nothing is known but where the pictures come from.
  ///
  /// - Returns: Their numbers, in the same order.
  mutating func append(contentsOf more: some Collection<PhotoRecord.Source>) -> Range<Int> {
    let first = count
    sources.append(contentsOf: more)
    let pageCount = (count + PhotoRecords.pageSize - 1) / PhotoRecords.pageSize
    pages.append(contentsOf: repeatElement([], count: pageCount - pages.count))
    return first..<count
  }

  /// Adds a record of pixels that are held for good.
  ///
  /// - Returns: Its number.
  mutating func append(_ levels: ImageLevels) -> Int {
    fixed.append(levels)
    return append(contentsOf: CollectionOfOne(.fixed(fixed.count - 1))).lowerBound
  }

  /// The pixels of a picture that are held for good; `nil` for any other.
  func fixedLevels(of number: Int) -> ImageLevels? {
    guard case .fixed(let place) = sources[number] else { return nil }
    return fixed[place]
  }

  /// Forgets where a picture comes from.
  mutating func remove(_ number: Int) { sources[number] = .removed }

  /// - Complexity: O(1); the first change on a page makes it.
  subscript(number: Int) -> PhotoRecord {
    get {
      let (page, row) = PhotoRecords.place(of: number)
      return pages[page].isEmpty ? PhotoRecord(placeholder: placeholder) : pages[page][row]
    }
    _modify {
      precondition(sources.indices.contains(number), "no picture has the number \(number)")
      let (page, row) = PhotoRecords.place(of: number)
      if pages[page].isEmpty {
        pages[page] = Array(
          repeating: PhotoRecord(placeholder: placeholder), count: PhotoRecords.pageSize)
      }
      yield &pages[page][row]
    }
  }

  /// Notes that a frame draws what is held of a picture.
  ///
  /// Allocates nothing, which to change a record through the subscript does: memory for its accessor.
  ///
  /// - Parameters:
  ///   - kind: In which form.
  ///   - number: Which picture.
  ///   - frame: The frame's number.
  ///   - time: When the frame is shown; `nil` where animations stand still.
  /// - Returns: What is drawn, and how much longer where another frame of an animation follows; `nil`
  ///   where nothing of this form is held.
  mutating func draw(
    _ kind: HeldKind, of number: Int, in frame: Int, at time: FrameTime?
  ) -> (levels: ImageLevels, left: Duration?)? {
    let (page, row) = PhotoRecords.place(of: number)
    guard !pages[page].isEmpty else { return nil }
    let shown = time.flatMap { pages[page][row].animationFrame(at: $0) }
    switch kind {
    case .thumbnail:
      pages[page][row].thumbnail?.lastFrame = frame
      return pages[page][row].thumbnail?.shown(shown)
    case .full:
      pages[page][row].full?.lastFrame = frame
      return pages[page][row].full?.shown(shown)
    }
  }

  private static func place(of number: Int) -> (page: Int, row: Int) {
    (number / pageSize, number % pageSize)
  }
}
