import Glibc

/// Counts wake-ups, so that a thread can sleep until another one has something for it.
struct ThreadSignal: ~Copyable, Sendable {
  /// Where the C library's semaphore lies: it must not move, is made to be shared by threads, and
  /// Swift's pointers are not `Sendable`.
  private let address: UInt

  init() {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    address = UInt(bitPattern: semaphore)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  private var semaphore: UnsafeMutablePointer<sem_t> {
    guard let pointer = UnsafeMutablePointer<sem_t>(bitPattern: address) else {
      preconditionFailure("allocated memory has an address")
    }
    return pointer
  }

  /// Lets that many waits pass, now or later.
  func wake(_ count: Int = 1) {
    for _ in 0..<count { sem_post(semaphore) }
  }

  /// Sleeps until a wake-up is there, and takes it.
  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
