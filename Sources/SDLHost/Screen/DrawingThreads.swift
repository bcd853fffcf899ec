import CSDL2
package import Rasterizer
import Synchronization

/// Threads that draw parts of a frame beside the one that asks for it.
///
/// They sleep until there is something to draw. Parts are handed out one by one, by one atomic word,
/// to whoever is free: nothing is locked or allocated, and a thread that wakes too late costs
/// nothing, since the others, the caller among them, have done its parts by then.
package final class DrawingThreads: RowWorkers {
  package let count: Int

  private let team: Team
  private var threads: [OpaquePointer] = []

  /// Starts the threads.
  ///
  /// - Parameter count: How many are to draw, the caller's own included; where the system has fewer to
  ///   give, fewer do.
  /// - Precondition: `count` is from 2 to 64.
  package init?(_ count: Int) {
    precondition((2...64).contains(count), "no frame is drawn by \(count) threads")
    guard let team = Team() else { return nil }
    for worker in 1..<count {
      let seat = Unmanaged.passRetained(Seat(team: team, worker: worker))
      guard let thread = SDL_CreateThread(takeSeat, "drawing", seat.toOpaque()) else {
        seat.release()
        break
      }
      threads.append(thread)
    }
    self.team = team
    self.count = threads.count + 1
  }

  deinit {
    team.dismiss(threads.count)
    for thread in threads { SDL_WaitThread(thread, nil) }
  }

  package func perform(_ work: any RowWork, parts: Int) {
    team.perform(work, parts: parts, with: threads.count)
  }

  /// Threads to draw with.
  ///
  /// - Parameter count: How many, the caller's own included, `1...64`; `nil` for as many as suit the
  ///   machine.
  /// - Returns: `nil` where the caller draws alone.
  static func team(of count: Int?) -> DrawingThreads? {
    let count = count ?? suitable
    return count > 1 ? DrawingThreads(count) : nil
  }

  /// How many threads suit this machine: all cores but the one on which the window system brings the
  /// frame to the screen meanwhile, and no more than four, which memory can feed.
  package static var suitable: Int { max(1, min(Int(SDL_GetCPUCount()) - 1, 4)) }
}

/// One thread's place in a team.
private final class Seat: Sendable {
  let team: Team
  let worker: Int

  init(team: Team, worker: Int) {
    self.team = team
    self.worker = worker
  }
}

/// What a drawing thread does.
private func takeSeat(_ seat: UnsafeMutableRawPointer?) -> Int32 {
  if let seat {
    let seat = Unmanaged<Seat>.fromOpaque(seat).takeRetainedValue()
    seat.team.serve(as: seat.worker)
  }
  return 0
}

/// What the threads share.
///
/// Unchecked: `work` is written before the ticket of its round is, and read only by who holds a part
/// of that round, for which the writer waits.
private final class Team: @unchecked Sendable {
  /// The present round, its number of parts, and the next part to be given out.
  private struct Ticket {
    var word: UInt64

    init(round: UInt64, parts: Int) {
      word = round << 32 | UInt64(parts) << 16
    }

    init(word: UInt64) {
      self.word = word
    }

    var round: UInt64 { word >> 32 }
    var parts: Int { Int(word >> 16 & 0xffff) }
    var next: Int { Int(word & 0xffff) }
  }

  private let ticket = Atomic<UInt64>(0)
  private let finished = Atomic<Int>(0)
  private let isDismissed = Atomic(false)
  private let begin: OpaquePointer
  private let end: OpaquePointer
  private var work: (any RowWork)?

  init?() {
    guard let begin = SDL_CreateSemaphore(0) else { return nil }
    guard let end = SDL_CreateSemaphore(0) else {
      SDL_DestroySemaphore(begin)
      return nil
    }
    self.begin = begin
    self.end = end
  }

  deinit {
    SDL_DestroySemaphore(begin)
    SDL_DestroySemaphore(end)
  }

  /// Does a round of work, as one of the workers.
  func perform(_ work: any RowWork, parts: Int, with others: Int) {
    guard parts > 0 else { return }
    self.work = work
    finished.store(0, ordering: .relaxed)
    let last = Ticket(word: ticket.load(ordering: .relaxed))
    let round = (last.round + 1) & 0xffff_ffff
    ticket.store(Ticket(round: round, parts: parts).word, ordering: .releasing)
    for _ in 0..<min(others, parts - 1) { SDL_SemPost(begin) }
    takeParts(as: 0)
    // Whoever finishes the last part says so, once a round.
    SDL_SemWait(end)
    self.work = nil
  }

  /// Waits for rounds and takes part in them, until all are dismissed.
  func serve(as worker: Int) {
    while true {
      SDL_SemWait(begin)
      if isDismissed.load(ordering: .acquiring) { return }
      takeParts(as: worker)
    }
  }

  /// Sends the others home.
  func dismiss(_ others: Int) {
    isDismissed.store(true, ordering: .releasing)
    for _ in 0..<others { SDL_SemPost(begin) }
  }

  private func takeParts(as worker: Int) {
    var word = ticket.load(ordering: .acquiring)
    while true {
      let seen = Ticket(word: word)
      guard seen.next < seen.parts else { return }
      let taken = ticket.weakCompareExchange(
        expected: word, desired: word + 1, ordering: .acquiringAndReleasing)
      guard taken.exchanged else {
        word = taken.original
        continue
      }
      work?.perform(part: seen.next, by: worker)
      let done = finished.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      if done == seen.parts { SDL_SemPost(end) }
      word = ticket.load(ordering: .acquiring)
    }
  }
}
