/// A file that was made of a scene, and how to recognize that it is still as it was made.
package struct CacheOutput: Hashable, Sendable {
  /// The absolute path.
  var path: String
  /// The file as it was when it was known to hold what was made.
  var stamp: CacheEntry.Stamp
  /// What was made.
  var content: ContentHash
}

extension CacheOutput {
  /// Takes note of a file that was just written; nil where it is none that keeps what it is given.
  init?(_ path: String, content: ContentHash, in files: FileSystem) {
    guard let status = try? files.status(path), status.kind == .regular else { return nil }
    (self.path, stamp, self.content) = (path, CacheEntry.Stamp(status), content)
  }

  /// The output with its present stamp; nil for a file that no longer holds what was made.
  ///
  /// A file that may have changed since `checked` is read.
  func intact(since checked: Int64, in files: FileSystem) -> CacheOutput? {
    guard let status = try? files.status(path), status.kind == .regular, status.size == stamp.size else { return nil }
    let current = CacheEntry.Stamp(status)
    if stamp.vouches(for: current, since: checked) { return self }
    guard let bytes = try? files.outputContents(path), ContentHash(of: bytes) == content else { return nil }
    return CacheOutput(path: path, stamp: current, content: content)
  }
}
