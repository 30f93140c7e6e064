import DioramaUI

/// What the controllers of the application under test were told, and what must be gone when it has ended.
@MainActor
final class GardenLog {
  private struct Watched {
    let title: String
    weak var object: AnyObject?
  }

  private(set) var entries: [String] = []
  private var watched: [Watched] = []

  func write(_ entry: String) { entries.append(entry) }

  func watch(_ object: AnyObject) { watched.append(Watched(title: "\(type(of: object))", object: object)) }

  /// How many objects were watched so far.
  var count: Int { watched.count }

  /// The classes of those that are still alive.
  var alive: [String] { watched.filter { $0.object != nil }.map(\.title) }
}
