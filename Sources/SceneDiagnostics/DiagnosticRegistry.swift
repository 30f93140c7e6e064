import Backports

/// The kinds of diagnostics that a part of the program can report.
///
/// Each module adds its kinds to those of the modules below it. They are put together when they are asked for: most runs report
/// nothing, and have no configuration that names kinds.
package final class DiagnosticRegistry: Sendable {
  private let parts: [@Sendable () -> [DiagnosticKind]]
  private let known = Mutex<[DiagnosticKind]?>(nil)

  private init(parts: [@Sendable () -> [DiagnosticKind]]) {
    self.parts = parts
  }

  /// Creates a registry; of several kinds with the same id, it has the first.
  package convenience init(_ kinds: @escaping @autoclosure @Sendable () -> [DiagnosticKind]) {
    self.init(parts: [kinds])
  }

  /// The registry with more kinds.
  package func adding(_ more: @escaping @autoclosure @Sendable () -> [DiagnosticKind]) -> DiagnosticRegistry {
    DiagnosticRegistry(parts: parts + [more])
  }

  /// The kinds, sorted by id.
  package var kinds: [DiagnosticKind] {
    if let known = known.withLock({ $0 }) { return known }
    var ids: Set<String> = []
    let made = parts.flatMap { $0() }.filter { ids.insert($0.id).inserted }.sorted { $0.id < $1.id }
    known.withLock { $0 = made }
    return made
  }

  /// The kind with an id; nil if there is none.
  package subscript(id: String) -> DiagnosticKind? {
    let kinds = kinds
    var (low, high) = (0, kinds.count)
    while low < high {
      let middle = (low + high) / 2
      if kinds[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < kinds.count && kinds[low].id == id ? kinds[low] : nil
  }

  /// The ids of the kinds that the tool reports whatever a configuration says, and that a comment can suppress.
  package var suppressibleIDs: Set<String> { Set(ofTool.filter(\.isSuppressible).map(\.id)) }

  /// The kinds that the tool reports whatever a configuration says, sorted by id.
  package var ofTool: [DiagnosticKind] { kinds.filter { $0.source == .tool } }
}
