package import Motion

/// Finds out whether presents wait for the display, as they claim to, and where its refreshes lie.
///
/// At first it tries: for a dozen presents nothing else paces the frames, so the times at which they
/// return are the display's or nobody's. If they fit on a grid of about the reported period, or on any
/// grid on which presents do wait, the display paces the frames from then on. If not, or if
/// presents soon stop keeping to the grid, deadlines of our own take over: within 30 frames of one
/// unbroken run. They remain until presents begin to wait for something again, which is then tried
/// anew, ever more rarely; or until some time has passed, for a busy machine may have hidden the
/// display's pace.
package struct VsyncWatch: Hashable, Sendable {
  /// What frames are to be laid on now.
  package private(set) var grid: RefreshGrid

  /// The period that the display reports.
  private var reported: Duration

  /// Presents of the trial, oldest first; its room is taken at the start.
  private var trial = VsyncTrial()

  /// What is known of the frames that the driver takes before a present waits.
  private(set) var queue = PresentQueue()

  /// Of the latest presents, one bit each, the newest lowest: whether it kept to no grid.
  private var strays: UInt16 = 0

  /// Presents since the grid changed its kind.
  private var presents = 0

  /// How many of the latest presents in a row waited.
  private var waits = 0

  /// Presents without a wait for the display after which another trial may begin.
  private var patience = VsyncWatch.leastPatience

  /// So many of the latest so many presents may stray before the grid is given up.
  private static let straysAllowed = 7
  private static let watched: UInt16 = 0xfff

  /// A grid that is given up after fewer presents never was one.
  private static let shortLife = 30

  private static let (leastPatience, mostPatience) = (60, 3600)

  /// So many times longer is the patience where presents do not seem to wait.
  private static let patienceWithoutWait = 10

  /// Trials that have failed since the grid was not being tried.
  private var failures = 0

  /// A present that takes a smaller share of the period has waited for nothing.
  private static let leastWait = 0.03

  /// Where deadlines of our own pace the frames, a present that takes this share of the period may have
  /// waited for the display; less is likely the present's own cost.
  private static let tellingWait = 0.125

  /// - Parameters:
  ///   - period: The time between two refreshes that the display reports.
  ///   - isVsynced: Whether presents claim to wait for the display; if not, nothing is to be found out.
  package init(period: Duration, isVsynced: Bool) {
    reported = period
    grid = isVsynced ? .trial(period) : .deadlines(period)
    claimsVsync = isVsynced
  }

  private let claimsVsync: Bool

  /// Takes in a present.
  ///
  /// - Parameters:
  ///   - called: When it was called.
  ///   - returned: When it returned.
  ///   - run: How many frames of the unbroken run are ahead of it.
  package mutating func add(
    called: FrameTime, returned: FrameTime, run: Int
  ) {
    guard claimsVsync else { return }
    let wait = (returned - called) / grid.period
    let isSettled = run >= PresentQueue.longest
    presents += 1
    switch grid {
    case .display(var filter):
      // No present waits for more than one refresh: the display of one that does has fewer of them.
      let fits = wait >= VsyncWatch.leastWait && wait <= VsyncTrial.longestWait
      let isOnGrid = fits && filter.add(returned)
      grid = .display(filter)
      queue.add(called: called, returned: returned, waited: isOnGrid, run: run, on: filter)
      if isSettled { note(isStray: !isOnGrid) }
    case .trial:
      if run == 0 { trial.removeAll() }
      guard isSettled else { return }
      trial.add(returned: returned, waited: returned - called)
      if trial.isComplete { judge() }
    case .deadlines:
      waits = isSettled && wait >= VsyncWatch.tellingWait ? waits + 1 : 0
      let isTelling = waits >= VsyncTrial.length
      if presents >= (isTelling ? patience : patience * VsyncWatch.patienceWithoutWait) {
        patience = min(2 * patience, VsyncWatch.mostPatience)
        change(to: .trial(reported))
      }
    }
  }

  /// Ends the trial; where presents wait but come unevenly, there is a second one.
  private mutating func judge() {
    if let filter = trial.verdict(reported: reported) {
      change(to: .display(filter))
    } else if trial.waitedShare >= VsyncTrial.tellingWait, failures == 0 {
      failures += 1
      trial.removeAll()
    } else {
      change(to: .deadlines(reported))
    }
  }

  private mutating func note(isStray: Bool) {
    strays = strays << 1 | (isStray ? 1 : 0)
    if presents >= VsyncWatch.mostPatience { patience = VsyncWatch.leastPatience }
    guard (strays & VsyncWatch.watched).nonzeroBitCount > VsyncWatch.straysAllowed else { return }
    change(to: presents < VsyncWatch.shortLife ? .deadlines(reported) : .trial(reported))
  }

  private mutating func change(to grid: RefreshGrid) {
    self.grid = grid
    (presents, strays, waits, failures) = (0, 0, 0, 0)
    trial.removeAll()
    queue.removeAll()
  }

  /// The window stands on another display, or may.
  ///
  /// - Parameter period: The period that it reports; where that is the same, nothing is known to have
  ///   changed.
  package mutating func changePeriod(to period: Duration) {
    // Less than the step between two whole rates that a display may have.
    guard abs(period / reported - 1) > 0.002 else { return }
    reported = period
    change(to: claimsVsync ? .trial(period) : .deadlines(period))
  }
}
