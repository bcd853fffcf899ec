extension PhotoPath {
  /// Every byte of the file that lies here: a picture, or what comes along with one.
  ///
  /// Never blocks on a pipe.
  ///
  /// - Returns: The bytes; none of an empty file.
  /// - Throws: Why it cannot be read, such as that it is no regular file.
  package func contents() throws(PhotoError) -> [UInt8] {
    do {
      return try RegularFile(opening: self).contents()
    } catch {
      throw PhotoError(path: self, reason: error)
    }
  }
}
