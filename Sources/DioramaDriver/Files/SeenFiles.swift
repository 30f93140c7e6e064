import Backports

/// The files that a run has read, by where they are: an output may be called differently and be one of them.
final class SeenFiles: Sendable {
  private struct Contents {
    var paths: Set<PathKey> = []
    /// Those of which nobody has asked yet where they are: most runs write over nothing, and need not know.
    var pending: [String] = []
    var identities: Set<FileStatus.Identity> = []
  }

  private let contents = Mutex(Contents())

  /// Takes note of a file that is read.
  func insert(_ path: String) {
    contents.withLock { if $0.paths.insert(PathKey(path)).inserted { $0.pending.append(path) } }
  }

  /// Whether a file is one that was read.
  func contains(_ identity: FileStatus.Identity, in files: FileSystem) -> Bool {
    contents.withLock { contents in
      for path in contents.pending {
        if let status = try? files.status(path) { contents.identities.insert(status.identity) }
      }
      contents.pending = []
      return contents.identities.contains(identity)
    }
  }
}
