/// The kinds of diagnostics that a part of the program can report.
///
/// Each module adds its kinds to those of the modules below it.
package struct DiagnosticRegistry: Sendable {
  /// The kinds, sorted by id.
  package let kinds: [DiagnosticKind]

  /// Creates a registry; of several kinds with the same id, it has the first.
  package init(_ kinds: some Sequence<DiagnosticKind>) {
    var known: Set<String> = []
    self.kinds = kinds.filter { known.insert($0.id).inserted }.sorted { $0.id < $1.id }
  }

  /// The registry with more kinds.
  package func adding(_ more: some Sequence<DiagnosticKind>) -> DiagnosticRegistry {
    DiagnosticRegistry(kinds + more)
  }

  /// The kind with an id; nil if there is none.
  package subscript(id: String) -> DiagnosticKind? {
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
