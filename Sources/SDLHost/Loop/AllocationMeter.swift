import CPlatform

/// How often the thread that makes frames asks for memory, from one moment to another.
package struct AllocationMeter {
  private let start = cplatform_allocation_count()

  /// Begins to count, on this thread.
  package init() {}

  /// How often this thread has asked since then; `nil` where nobody counts, as with a sanitizer, which
  /// has an allocator of its own.
  ///
  /// What other threads ask for, such as those that decode pictures, is not of the frame.
  package var count: Int? {
    cplatform_counts_allocations() ? Int(cplatform_allocation_count() - start) : nil
  }
}
