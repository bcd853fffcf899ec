/// Finds where two frames differ, by what is drawn and not by pixels.
///
/// A pixel is the work of the commands that may touch it, in their order. So wherever commands of
/// one frame are matched, in order, with the same commands of the other, only pixels within the
/// bounds of the unmatched ones can differ, and in backdrops as far as blurring carries that.
enum FrameDifference {
  /// How far apart, in commands, a match is looked for.
  private static let reach = 12

  /// Adds the pixels in which two frames may differ.
  ///
  /// - Parameters:
  ///   - old: The frame that is there.
  ///   - new: The frame that is to be.
  ///   - damage: What is added to; once it is whole, nothing more is looked for.
  static func add(
    from old: CommandRecorder, to new: CommandRecorder, to damage: inout DamagedPixels
  ) {
    var clips = ClipComparison(old: old.clips, new: new.clips)
    func isSame(_ a: Int, _ b: Int) -> Bool {
      let (before, after) = (old.commands[a], new.commands[b])
      return before.draws(sameAs: after) && clips.areSame(before.clip, after.clip)
    }
    var (oldEnd, newEnd) = (old.commands.count, new.commands.count)
    var (a, b) = (0, 0)
    while a < oldEnd, b < newEnd, isSame(a, b) { (a, b) = (a + 1, b + 1) }
    while a < oldEnd, b < newEnd, isSame(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    while a < oldEnd || b < newEnd, !damage.isWhole {
      if a < oldEnd, b < newEnd, isSame(a, b) {
        (a, b) = (a + 1, b + 1)
        continue
      }
      let skip = nextMatch(limits: (oldEnd - a, newEnd - b)) { isSame(a + $0, b + $1) }
      for _ in 0..<skip.old {
        damage.add(old.commands[a].bounds)
        a += 1
      }
      for _ in 0..<skip.new {
        damage.add(new.commands[b].bounds)
        b += 1
      }
    }
    for index in new.backdrops.commands where !damage.isWhole {
      guard case .backdrop(_, let backdrop) = new.commands[index].step else { continue }
      var reached = PixelRect.empty
      for rect in damage.rects {
        let carried = rect.grown(by: backdrop.reach).intersection(new.commands[index].bounds)
        if !carried.isEmpty { reached = reached.union(carried) }
      }
      damage.add(reached)
    }
  }

  /// How many commands of each frame come before the nearest pair that is the same; one of each
  /// where none is near.
  private static func nextMatch(
    limits: (old: Int, new: Int), _ isSame: (Int, Int) -> Bool
  ) -> (old: Int, new: Int) {
    for distance in 1...reach {
      // Something that changed in its place is the commonest: equal steps on both sides first.
      for offset in 0...distance {
        let half = distance / 2
        let old = offset.isMultiple(of: 2) ? half - offset / 2 : half + (offset + 1) / 2
        let new = distance - old
        guard old >= 0, new >= 0, old < limits.old, new < limits.new else { continue }
        if isSame(old, new) { return (old, new) }
      }
    }
    return (min(limits.old, 1), min(limits.new, 1))
  }
}

/// Compares the clips of two frames, remembering the last answer: commands that follow each other
/// mostly share theirs.
private struct ClipComparison {
  let old: ClipStack
  let new: ClipStack
  private var last = (old: 0, new: 0, areSame: false)

  init(old: ClipStack, new: ClipStack) {
    self.old = old
    self.new = new
    last.areSame = same(0, 0)
  }

  mutating func areSame(_ a: Int, _ b: Int) -> Bool {
    if (a, b) != (last.old, last.new) {
      last = (a, b, same(a, b))
    }
    return last.areSame
  }

  private func same(_ a: Int, _ b: Int) -> Bool {
    let (before, after) = (old[a], new[b])
    return before.bounds == after.bounds && before.isRect == after.isRect
      && before.wide == after.wide && before.tall == after.tall
      && old.polygon(of: a) == new.polygon(of: b)
  }
}
