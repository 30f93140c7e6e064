import DioramaUI

/// What views were told, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
  }
}
