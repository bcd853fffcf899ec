package import Motion

/// Everything measured of one frame.
///
/// Instants are on the run's own timeline: ``SystemClock/monotonic`` minus its reading at the start
/// of the run. Only ``sampleTime`` is on the animations' timeline, which slow motion stretches.
package struct FrameRecord: Hashable, Sendable {
  /// The frame's number in its run, from 0.
  package var index: Int

  package var phase: FramePhase

  /// Whether the frame before it belongs to the same unbroken run of frames.
  ///
  /// `false` for the first frame after a rest, when no frame is made: then the time since the frame
  /// before it says nothing about pace, and it has no interval.
  package var followsFrame: Bool

  /// When the oldest event that this frame answers happened; `nil` if it answers none.
  package var oldestInput: FrameTime?

  /// When work on the frame began, after waiting for its turn.
  package var begin: FrameTime

  /// The moment the frame shows, on the animations' timeline.
  package var sampleTime: FrameTime

  package var stages: FrameStages

  /// Process CPU time from ``begin`` to ``returnedFromPresent``: all threads, present included.
  package var cpu: Duration

  /// When the call that handed the frame on returned.
  ///
  /// SDL2 cannot see the moment the picture lights up, so this stands for it.
  package var returnedFromPresent: FrameTime

  /// When the picture was expected to light up, by the refreshes of the display as the presents before
  /// have shown them; `nil` where frames are paced by deadlines of their own.
  package var predictedShown: FrameTime?

  /// The last moment at which the present may return for the frame to be shown in the refresh it
  /// was meant for.
  ///
  /// A display link that paces itself gives the start of the next refresh; one that waits for vsync
  /// gives the middle of the refresh after the predicted vsync, since a present that is in time
  /// returns a little after it.
  package var deadline: FrameTime

  /// The display's refresh period while the frame was made; positive.
  package var refreshPeriod: Duration

  /// How many items the display list drew, nested ones included.
  package var drawItems: Int

  /// Which transition was running, counted from 0 in its run; `nil` if none was.
  package var transition: Int?

  /// How many elements that transition moved.
  package var liveElements: Int?

  /// How often the renderer was told to draw, after batching; `nil` where it has no such calls.
  package var drawCalls: Int?

  /// Bytes of pictures handed to the renderer during the frame; `nil` where nothing is handed over.
  package var bytesUploaded: Int?

  /// How often the thread that made the frame took memory from the system's allocator, from ``begin``
  /// to ``returnedFromPresent``; `nil` if nobody counted.
  package var allocations: Int?

  /// Whether the frame looked different from the one before it.
  ///
  /// `true` where the caller does not compare them: then the first frame that answers an input
  /// counts as its first change.
  package var changesPicture: Bool

  /// - Precondition: `refreshPeriod` is positive.
  package init(
    index: Int, phase: FramePhase, followsFrame: Bool, oldestInput: FrameTime? = nil,
    begin: FrameTime, sampleTime: FrameTime = .zero, stages: FrameStages = FrameStages(),
    cpu: Duration = .zero, returnedFromPresent: FrameTime, predictedShown: FrameTime? = nil,
    deadline: FrameTime, refreshPeriod: Duration, drawItems: Int = 0, transition: Int? = nil,
    liveElements: Int? = nil,
    drawCalls: Int? = nil, bytesUploaded: Int? = nil, allocations: Int? = nil,
    changesPicture: Bool = true
  ) {
    precondition(refreshPeriod > .zero, "a refresh takes time: \(refreshPeriod)")
    self.index = index
    self.phase = phase
    self.followsFrame = followsFrame
    self.oldestInput = oldestInput
    self.begin = begin
    self.sampleTime = sampleTime
    self.stages = stages
    self.cpu = cpu
    self.returnedFromPresent = returnedFromPresent
    self.predictedShown = predictedShown
    self.deadline = deadline
    self.refreshPeriod = refreshPeriod
    self.drawItems = drawItems
    self.transition = transition
    self.liveElements = liveElements
    self.drawCalls = drawCalls
    self.bytesUploaded = bytesUploaded
    self.allocations = allocations
    self.changesPicture = changesPicture
  }
}

extension FrameRecord {
  /// How much later than its deadline the frame was handed on; negative if it was in time.
  package var overrun: Duration { returnedFromPresent - deadline }

  /// Whether the frame came after its deadline.
  package var isMissed: Bool { overrun > .zero }

  /// How many refreshes showed the old picture because this frame was late: the overrun in refresh
  /// periods, rounded up; 0 if it was in time.
  package var missedVsyncs: Int {
    guard isMissed else { return 0 }
    return Int((overrun.milliseconds / refreshPeriod.milliseconds).rounded(.up))
  }

  /// From the oldest event the frame answers until it was handed on; `nil` if it answers none.
  package var inputToPresent: Duration? {
    oldestInput.map { returnedFromPresent - $0 }
  }

  /// From the return of the present before to the return of this one.
  ///
  /// - Parameter previous: The record before this one, or `nil` if there is none.
  /// - Returns: The interval, or `nil` for the first frame of an unbroken run.
  package func interval(since previous: FrameRecord?) -> Duration? {
    guard followsFrame, let previous else { return nil }
    return returnedFromPresent - previous.returnedFromPresent
  }

  /// How much later than expected the frame was shown.
  ///
  /// Expected is one refresh period after the frame before it, so a frame that stalls for 50 ms and
  /// is otherwise in step has a hitch of 50 ms. A frame that met its deadline has none, however
  /// uneven the presents: it was shown in the refresh it was meant for. The first frame of an
  /// unbroken run has nothing to be in step with; its hitch is its ``overrun``.
  ///
  /// - Parameter interval: What ``interval(since:)`` gave.
  /// - Returns: The hitch; zero if the frame met its deadline.
  package func hitch(interval: Duration?) -> Duration {
    guard isMissed else { return .zero }
    guard let interval else { return overrun }
    return max(.zero, interval - refreshPeriod)
  }
}
