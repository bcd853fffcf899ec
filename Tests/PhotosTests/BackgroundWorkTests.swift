import Dispatch
import Photos
import Testing

@Suite("Background work")
struct BackgroundWorkTests {
  @Test("The caller goes on meanwhile, and gets what was made, as often as it asks")
  func meanwhile() {
    let gate = DispatchSemaphore(value: 0)
    let work = BackgroundWork { () -> Int in
      gate.wait()
      return 7
    }
    // Were it made by the caller, nobody would ever open the gate.
    gate.signal()
    #expect(work.value() == 7)
    #expect(work.value() == 7)
  }

  @Test("It says whether it is made without waiting, and when it is")
  func asked() {
    let (gate, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let work = BackgroundWork { () -> Int in
      gate.wait()
      return 7
    } done: {
      end.signal()
    }
    #expect(work.valueIfMade == nil)
    gate.signal()
    end.wait()
    #expect(work.valueIfMade == 7)
  }

  @Test("A failure is carried across as a value")
  func failure() {
    let work = BackgroundWork {
      Result<Int, PhotoError> { () throws(PhotoError) in
        throw PhotoError(path: PhotoPath("a"), reason: .empty)
      }
    }
    #expect(work.value() == .failure(PhotoError(path: PhotoPath("a"), reason: .empty)))
  }
}
