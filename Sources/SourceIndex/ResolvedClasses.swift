import Backports

/// The classes of an index that were asked for, kept for all threads.
final class ResolvedClasses: Sendable {
  private struct State {
    var types: [String: IndexedClass?] = [:]
    var additions: [String: [IndexedMember]] = [:]
  }

  private let state = Mutex(State())

  /// What is known of a class; nil where it was not asked for, and nil inside of that where there is none.
  func type(named name: String) -> IndexedClass?? { state.withLock { $0.types[name] } }

  func keep(_ type: IndexedClass?, named name: String) { state.withLock { $0.types[name] = .some(type) } }

  /// What is known to be added to a class; nil where it was not asked for.
  func additions(to name: String) -> [IndexedMember]? { state.withLock { $0.additions[name] } }

  func keep(_ additions: [IndexedMember], to name: String) { state.withLock { $0.additions[name] = additions } }
}
