import FrameTiming
import Photos
import SDLHost
import SceneGraph

/// Measures what it takes to make a thumbnail of a large photograph: from the bytes of its file to the
/// pixels of its cell, decoded whole, decoded reduced and out of the desktop's cache.
enum ThumbnailSpeed {
  /// What one photograph took, in milliseconds of the processors.
  struct Row {
    let name: String
    let whole: Distribution
    let reduced: Distribution
    let cached: Distribution
  }

  /// The cell that the thumbnail fills, in pixels.
  private static let cell = PixelSize(width: 300, height: 300)

  /// How often each is made; the first time is not counted.
  private static let runs = 7

  /// The sides of the photographs: 12 megapixels, as of a telephone, and 48.
  private static let sizes = [(4000, 3000), (8000, 6000)]

  static func measure() throws -> [Row] {
    let photographs = try pictures()
    return try sizes.map { width, height in
      let file = try JPEGWriter.encode(
        mosaic(of: photographs, width: width, height: height), quality: 90)
      return Row(
        name: "\(width)x\(height), \(file.count >> 20) MiB",
        whole: try measure(file, SDLPhotoDecoder(reducesJPEG: false)),
        reduced: try measure(file, SDLPhotoDecoder()),
        cached: try CachedThumbnailSpeed.measure(file, cell: cell, runs: runs))
    }
  }

  /// Some of the photographs that come with the program, as they are.
  private static func pictures() throws -> [Bitmap] {
    let paths = PhotoFolder.pictures(named: [try AssetFolder.find().photos]).photos.prefix(6)
    return try paths.map { path in
      let contents = try path.contents()
      let header = try PhotoHeader.read(contents: contents, of: path)
      return try SDLPhotoDecoder().decode(contents, header: header, path: path)
    }
  }

  /// Photographs side by side, so that there is as much to see in each part as in a photograph.
  private static func mosaic(of pictures: [Bitmap], width: Int, height: Int) -> Bitmap {
    var pixels = [UInt32](repeating: 0xff80_8080, count: width * height)
    var (x, y, number) = (0, 0, 0)
    while y < height, !pictures.isEmpty {
      var rowHeight = height
      while x < width {
        let picture = pictures[number % pictures.count]
        number += 1
        for row in 0..<min(picture.height, height - y) {
          for column in 0..<min(picture.width, width - x) {
            pixels[(y + row) * width + x + column] = picture.pixels[row * picture.width + column]
          }
        }
        x += picture.width
        rowHeight = min(rowHeight, picture.height)
      }
      (x, y) = (0, y + rowHeight)
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  private static func measure(_ file: [UInt8], _ decoder: SDLPhotoDecoder) throws -> Distribution {
    let path = PhotoPath("mosaic.jpg")
    let header = try PhotoHeader.read(contents: file, of: path)
    guard let grid = ThumbnailGrid(picture: header.uprightSize, cell: cell) else {
      throw CommandFailure("a photograph is smaller than its thumbnail")
    }
    var times: [Double] = []
    for run in 0...runs {
      var watch = Stopwatch(.processCPU)
      let picture = try decoder.picture(
        file, header: header, path: path, wish: DecodingWish(leastSize: grid.size))
      let levels = grid.levels(of: picture.bitmap)
      let time = watch.lap()
      guard !levels.bitmaps.isEmpty, run > 0 else { continue }
      times.append(time / .milliseconds(1))
    }
    guard let times = Distribution(times) else { throw CommandFailure("nothing was measured") }
    return times
  }
}

extension [ThumbnailSpeed.Row] {
  /// The figures, for people.
  var text: String {
    var table = TextTable(titles: [
      "thumbnail for 300x300, ms of CPU", "decoded whole", "most", "decoded reduced", "most",
      "times", "from the cache", "most", "times",
    ])
    for row in self {
      var figures = [row.whole.p50, row.whole.max]
      for other in [row.reduced, row.cached] {
        figures += [other.p50, other.max, row.whole.p50 / other.p50]
      }
      table.rows.append(
        [row.name] + figures.map { DecimalText.fixed($0, decimals: 1) ?? "-" })
    }
    let note =
      ReducedJPEG.isAvailable
      ? "" : "libjpeg-turbo is not installed: both are decoded whole\n"
    return table.text + note
  }
}
