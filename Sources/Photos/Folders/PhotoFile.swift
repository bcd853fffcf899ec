/// A picture file that was found: where it lies, and what it can be put in order by.
package struct PhotoFile: Hashable, Sendable {
  package let path: PhotoPath

  /// Which of the files and folders that were named it belongs to, from 0.
  package let group: Int

  /// When it was last written to, in nanoseconds since 1970; 0 where that is not known.
  package let modified: Int64

  /// In bytes; 0 where that is not known.
  package let size: Int64

  package init(path: PhotoPath, group: Int = 0, modified: Int64 = 0, size: Int64 = 0) {
    self.path = path
    self.group = group
    self.modified = modified
    self.size = size
  }
}
