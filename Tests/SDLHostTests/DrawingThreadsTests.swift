import Motion
import Rasterizer
import SDLHost
import SceneGraph
import Synchronization
import Testing

@Suite struct DrawingThreadsTests {
  /// Counts how often each of its parts was done, and by whom.
  private final class Tally: RowWork, Sendable {
    let done = Mutex([Int: Int]())
    let busy = Mutex(Set<Int>())
    let clashes = Atomic<Int>(0)

    func perform(part: Int, by worker: Int) {
      if !busy.withLock({ $0.insert(worker).inserted }) {
        clashes.wrappingAdd(1, ordering: .relaxed)
      }
      done.withLock { $0[part, default: 0] += 1 }
      busy.withLock { _ = $0.remove(worker) }
    }
  }

  @Test("Every part is done once, and no worker does two at a time", arguments: [2, 3, 8])
  func everyPartOnce(count: Int) throws {
    let threads = try #require(DrawingThreads(count))
    #expect(threads.count == count)
    for parts in [0, 1, 2, 7, 100] + Array(repeating: 5, count: 300) {
      let tally = Tally()
      threads.perform(tally, parts: parts)
      let done = tally.done.withLock(\.self)
      #expect(done == Dictionary(uniqueKeysWithValues: (0..<parts).map { ($0, 1) }))
      #expect(tally.clashes.load(ordering: .relaxed) == 0)
    }
  }

  @Test("However many threads draw, frames have the same bytes", arguments: [1, 2, 3, 8])
  func sameBytes(count: Int) throws {
    let workers = count > 1 ? DrawingThreads(count) : nil
    #expect(workers?.count ?? 1 == count)
    let together = DisplayRasterizer(workers: workers, leastPixels: 2000)
    let alone = DisplayRasterizer()
    func draw(_ list: DisplayList, with rasterizer: DisplayRasterizer) -> Bitmap {
      rasterizer.bitmap(
        of: list, size: Size(width: 400, height: 300), scale: 1, background: Color(hex: 0x2c5c88),
        images: ComparedList.pictures, at: .zero)
    }
    for compared in ComparedList.all {
      let isSame = draw(compared.list, with: together) == draw(compared.list, with: alone)
      #expect(isSame, "\(compared.testDescription)")
    }
  }

  @Test("Handing out parts takes no memory")
  func allocatesNothing() throws {
    final class Nothing: RowWork {
      func perform(part: Int, by worker: Int) {}
    }
    let threads = try #require(DrawingThreads(3))
    let work = Nothing()
    threads.perform(work, parts: 9)
    let meter = AllocationMeter()
    for _ in 0..<100 { threads.perform(work, parts: 9) }
    #expect(meter.count ?? 0 == 0)
  }
}
