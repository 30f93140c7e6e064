#if canImport(Glibc)
  import Glibc
#endif

/// Tells that something in folders has changed.
///
/// Linux reports it; elsewhere, and where Linux has no more watches, the caller has to look at times, see `mustLook`.
@MainActor
package final class FolderWatch {
  /// What can be read as soon as something has changed; nil where the system does not report it.
  package private(set) var descriptor: Int32?

  /// Whether changes are to be looked for from time to time, because the system does not report all.
  package private(set) var mustLook: Bool

  private var watched: Set<String> = []

  /// How many folders are watched.
  private static let limit = 4096

  /// Creates a watch of no folder.
  package init() {
    #if canImport(Glibc)
      let made = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      descriptor = made >= 0 ? made : nil
      mustLook = made < 0
    #else
      descriptor = nil
      mustLook = true
    #endif
  }

  /// Watches folders beside those that are watched; those that are not there are passed over.
  package func add(_ folders: some Sequence<String>) {
    #if canImport(Glibc)
      guard let descriptor else { return }
      let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
      for folder in folders where !watched.contains(folder) {
        guard watched.count < Self.limit, inotify_add_watch(descriptor, folder, mask) >= 0 else {
          mustLook = true
          continue
        }
        watched.insert(folder)
      }
    #endif
  }

  /// Reads what has changed, of which only that something has is of interest.
  package func drain() {
    #if canImport(Glibc)
      guard let descriptor else { return }
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      while Glibc.read(descriptor, &buffer, buffer.count) > 0 {}
      // A folder that was removed and made anew is watched again.
      watched = watched.filter { access($0, F_OK) == 0 }
    #endif
  }

  /// Ends the watch.
  package func close() {
    if let descriptor { System.closeDescriptor(descriptor) }
    descriptor = nil
  }
}
