import FrameTiming
import Motion
import Testing

/// Holds traces against the rules of *Trace Event Format* (Google, 2016), by its sections.
@Suite struct TraceFormatTests {
  @Test("A trace keeps the rules of its format, whatever the runs", arguments: KnownRun.all)
  func rules(run: KnownRun) throws {
    var records = run.records
    for index in records.indices where index.isMultiple(of: 3) {
      records[index].allocations = index
      records[index].transition = index / 2
    }
    let json = try JSONValue(parsing: SampleReport.report([records, run.records]).trace.text)
    // “JSON Object Format”: one array that has to be there, and what else it may have.
    guard case .object(let members) = json else {
      Issue.record("a trace is an object")
      return
    }
    #expect(members.map(\.key) == ["traceEvents", "displayTimeUnit", "otherData"])
    #expect(json["displayTimeUnit"] == .string("ms"))
    var checker = Checker()
    for event in try #require(json["traceEvents"]?.asArray) { checker.add(event) }
    checker.end()
    #expect(checker.faults.prefix(5) == [])
    #expect(checker.spans == 2 * run.records.count)
  }

  @Test("The rules find what breaks them", arguments: broken)
  func teeth(event: String) throws {
    var checker = Checker()
    let name =
      #"{"ph":"M","name":"process_name","cat":"","ts":0,"pid":1,"tid":1,"args":{"name":"r"}}"#
    for text in [name, event] { checker.add(try JSONValue(parsing: text)) }
    checker.end()
    #expect(!checker.faults.isEmpty)
  }

  private static let broken = [
    #"{"ph":"Z","name":"a","cat":"c","ts":0,"pid":1,"tid":1}"#,
    #"{"ph":"X","name":"a","cat":"c","ts":0,"pid":1,"tid":1}"#,
    #"{"ph":"X","name":"a","cat":"c","ts":0,"dur":-1,"pid":1,"tid":1}"#,
    #"{"ph":"X","name":"a","cat":"c","ts":"0","dur":1,"pid":1,"tid":1}"#,
    #"{"ph":"X","name":"a","cat":"c","ts":0,"dur":1,"pid":1,"tid":9}"#,
    #"{"ph":"X","name":"a","cat":"c","ts":0,"dur":1,"pid":2,"tid":1}"#,
    #"{"ph":"b","name":"a","cat":"c","ts":0,"pid":1,"tid":1}"#,
    #"{"ph":"b","name":"a","cat":"c","ts":0,"id":"0x1","pid":1,"tid":1}"#,
    #"{"ph":"e","name":"a","cat":"c","ts":0,"id":"0x1","pid":1,"tid":1}"#,
    #"{"ph":"i","name":"a","cat":"c","ts":0,"s":"x","pid":1,"tid":1}"#,
    #"{"ph":"C","name":"a","cat":"c","ts":0,"pid":1,"tid":1,"args":{"value":"1"}}"#,
    #"{"ph":"M","name":"colour","cat":"c","ts":0,"pid":1,"tid":1,"args":{"name":"a"}}"#,
    #"{"ph":"M","name":"thread_name","cat":"c","ts":0,"pid":1,"tid":1}"#,
  ]
}

/// Goes through the events of a trace and notes which rule is broken where.
private struct Checker {
  private(set) var faults: [String] = []

  /// How many complete events are on no other one.
  private(set) var spans = 0

  private var number = -1
  private var processes: Set<Int> = []
  private var threads: Set<[Int]> = []

  /// The ends of the complete events under way, by process and thread, in nanoseconds.
  private var ends: [[Int]: [Int]] = [:]
  private var lastStarts: [[Int]: Int] = [:]

  /// Where asynchronous events began that have not ended, by category, id and name.
  private var begun: [[String]: Int] = [:]

  /// Where the last value of a counter was, by process and name.
  private var counted: [[String]: Int] = [:]

  mutating func add(_ event: JSONValue) {
    number += 1
    guard let letter = event["ph"]?.asString, let name = event["name"]?.asString, !name.isEmpty,
      let category = event["cat"]?.asString, let time = event["ts"]?.asDouble, time.isFinite,
      let process = event["pid"]?.asInteger, let thread = event["tid"]?.asInteger
    else {
      faults.append("event \(number): every event has ph, name, cat, ts, pid and tid")
      return
    }
    let place = [process, thread]
    let start = Int((time * 1000).rounded())
    if letter != "M" { expect(processes.contains(process), "its process has a name") }
    switch letter {
    case "X":
      expect(threads.contains(place), "its thread has a name")
      addComplete(at: start, event["dur"]?.asDouble, on: place)
    case "b", "e": addAsync(letter, [category, event["id"]?.asString ?? "", name], at: start)
    case "i":
      expect(threads.contains(place), "its thread has a name")
      expect(["g", "p", "t"].contains(event["s"]?.asString), "an instant has a scope")
    case "C":
      guard case .object(let values) = event["args"] else {
        faults.append("event \(number): a counter has values")
        return
      }
      expect(!values.isEmpty && values.allSatisfy { $0.value.asDouble != nil }, "they are numbers")
      let counter = ["\(process)", name]
      expect(counted[counter].map { $0 <= start } ?? true, "counters go forward")
      counted[counter] = start
    case "M":
      expect(["process_name", "thread_name"].contains(name), "metadata has a name that is known")
      expect(event["args"]?["name"]?.asString?.isEmpty == false, "it names something")
      if name == "process_name" { processes.insert(process) } else { threads.insert(place) }
    default: faults.append("event \(number): there is no kind \(letter)")
    }
  }

  mutating func end() {
    expect(begun.isEmpty, "every asynchronous event ends")
  }

  private mutating func addComplete(at start: Int, _ duration: Double?, on place: [Int]) {
    guard let duration, duration >= 0 else {
      faults.append("event \(number): a complete event has a duration")
      return
    }
    let end = start + Int((duration * 1000).rounded())
    expect(lastStarts[place].map { $0 <= start } ?? true, "a thread's events go forward")
    lastStarts[place] = start
    var open = ends[place] ?? []
    while let last = open.last, last <= start { open.removeLast() }
    expect(open.last.map { end <= $0 } ?? true, "a thread's events nest")
    if open.isEmpty { spans += 1 }
    ends[place] = open + [end]
  }

  private mutating func addAsync(_ letter: String, _ key: [String], at time: Int) {
    expect(!key[0].isEmpty && !key[1].isEmpty, "an asynchronous event has a category and an id")
    if letter == "b" {
      expect(begun[key] == nil, "its id is its own")
      begun[key] = time
    } else {
      expect(begun.removeValue(forKey: key).map { $0 <= time } ?? false, "it has begun")
    }
  }

  private mutating func expect(_ holds: Bool, _ rule: String) {
    if !holds { faults.append("event \(number): \(rule)") }
  }
}
