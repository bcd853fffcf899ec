/// Several threads that draw parts of one frame at the same time.
///
/// The laws: ``perform(_:parts:)`` does every part exactly once and returns when all are done; what
/// the parts wrote is then seen by the caller. Two parts that run at the same time have different
/// workers. Any part may be done by any worker, in any order.
package protocol RowWorkers: AnyObject {
  /// How many parts may be under way at the same time, the caller's own included; positive.
  var count: Int { get }

  /// Does a piece of work part by part.
  ///
  /// - Parameters:
  ///   - work: What is done; it is not kept.
  ///   - parts: How many parts it has, `0...65,535`.
  func perform(_ work: any RowWork, parts: Int)
}

/// Something that can be done in parts, by several threads at the same time.
package protocol RowWork: AnyObject {
  /// Does one part.
  ///
  /// - Parameters:
  ///   - part: Its number, from 0.
  ///   - worker: The number of the worker that does it, less than ``RowWorkers/count``; no two parts
  ///     under way have the same.
  func perform(part: Int, by worker: Int)
}
