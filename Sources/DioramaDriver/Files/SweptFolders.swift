import Synchronization

/// The folders from which a run has removed what killed ones left.
final class SweptFolders: Sendable {
  private let folders = Mutex<Set<PathKey>>([])

  /// Takes note of a folder; false where it was known.
  func insert(_ folder: String) -> Bool { folders.withLock { $0.insert(PathKey(folder)).inserted } }
}
