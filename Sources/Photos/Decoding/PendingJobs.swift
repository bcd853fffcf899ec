/// The jobs that nobody works on yet, in the order in which they will be taken.
///
/// Sooner priorities first; within one, headers before pixels (they are quick, and the layout waits
/// for them), then first come, first served.
struct PendingJobs {
  private struct Entry {
    var job: PhotoJob
    var priority: PhotoPriority
    /// Tells the entry's place in line from places it has left.
    var ticket: Int
  }

  private struct Place {
    var key: PhotoJob.Key
    var ticket: Int
  }

  private var entries: [PhotoJob.Key: Entry] = [:]

  /// A line each for the pixels and headers of every priority; the last line is served first.
  private var lines = Array(repeating: Line(), count: PhotoPriority.allCases.count * 2)

  private var lastTicket = 0

  var count: Int { entries.count }

  /// Adds a job, or merges it into the one there is for the same picture, which keeps its place
  /// unless the new priority is sooner.
  mutating func add(_ job: PhotoJob, priority: PhotoPriority) {
    if var entry = entries[job.key] {
      entry.job = job.merged(with: entry.job)
      let isSooner = priority > entry.priority
      if isSooner { takePlace(&entry, priority: priority) }
      entries[job.key] = entry
    } else {
      var entry = Entry(job: job, priority: priority, ticket: 0)
      takePlace(&entry, priority: priority)
      entries[job.key] = entry
    }
  }

  mutating func remove(_ key: PhotoJob.Key) {
    entries[key] = nil
  }

  mutating func removeAll() {
    entries.removeAll()
    for index in lines.indices { lines[index] = Line() }
  }

  /// Takes the job that is due.
  ///
  /// - Parameter least: What is wanted less soon stays.
  /// - Returns: `nil` where there is none.
  /// - Complexity: O(1), amortised.
  mutating func next(atLeast least: PhotoPriority = .later) -> PhotoJob? {
    for index in (least.rawValue * 2..<lines.count).reversed() {
      while let place = lines[index].takeFirst() {
        guard let entry = entries[place.key], entry.ticket == place.ticket else { continue }
        entries[place.key] = nil
        return entry.job
      }
    }
    return nil
  }

  private mutating func takePlace(_ entry: inout Entry, priority: PhotoPriority) {
    lastTicket += 1
    entry.ticket = lastTicket
    entry.priority = priority
    let index = priority.rawValue * 2 + (entry.job.key.isHeaderOnly ? 1 : 0)
    lines[index].append(Place(key: entry.job.key, ticket: lastTicket))
  }

  /// First in, first out.
  private struct Line {
    private var places: [Place] = []
    private var served = 0

    mutating func append(_ place: Place) {
      places.append(place)
    }

    mutating func takeFirst() -> Place? {
      guard served < places.count else { return nil }
      defer {
        served += 1
        if served * 2 > places.count {
          places.removeFirst(served)
          served = 0
        }
      }
      return places[served]
    }
  }
}
