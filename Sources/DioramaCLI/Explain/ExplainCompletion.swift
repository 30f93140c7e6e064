import CatalogReference
import DioramaDriver
import SceneCatalog

/// The names that shells offer for `diorama explain`.
enum ExplainCompletion {
  /// The names that can be explained; of the members of classes only those of the class that a word begins with.
  static func names(for prefix: String) -> [String] {
    let reference = ReferenceSearch(SceneCatalog())
    let owner = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
    return ExplainedNames.pages + reference.names + (owner.map { reference.members(of: $0) } ?? [])
  }
}
