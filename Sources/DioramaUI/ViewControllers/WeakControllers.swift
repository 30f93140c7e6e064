/// All controllers that are alive, which a memory warning reaches.
struct WeakControllers {
  private struct Entry {
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []
  private var limit = 64

  /// Those that are alive, the oldest first.
  var all: [UIViewController] { entries.compactMap(\.controller) }

  /// Adds a controller; entries of those that are gone are dropped whenever the list has doubled.
  mutating func insert(_ controller: UIViewController) {
    if entries.count >= limit {
      entries.removeAll { $0.controller == nil }
      limit = max(64, entries.count * 2)
    }
    entries.append(Entry(controller: controller))
  }
}
