package import SceneDiagnostics
import SceneSyntax

/// Why attributes and coder keys of real files are not in the catalog.
///
/// A file is a map by element or class: a text gives the reason for all of it, a map gives one for each attribute or
/// key. What stands under `everywhere` holds for every element or class.
package struct CoverageReasons: Sendable {
  private var wholes: [String: String] = [:]
  private var parts: [String: [String: String]] = [:]

  /// Reads a list of reasons.
  package static func read(_ source: SourceText) -> Diagnosed<CoverageReasons> {
    let parsed = parse(source)
    let tree = parsed.value
    var reasons = CoverageReasons()
    guard let root = tree.root else { return Diagnosed(reasons, parsed.diagnostics) }
    for (owner, value) in tree.entries(of: root) {
      let name = tree.text(of: owner)
      if tree[value].kind == .scalar {
        reasons.wholes[name] = tree.text(of: value)
      } else {
        for (part, reason) in tree.entries(of: value) {
          reasons.parts[name, default: [:]][tree.text(of: part)] = tree.text(of: reason)
        }
      }
    }
    return Diagnosed(reasons, parsed.diagnostics)
  }

  /// The reason for an attribute or key; nil where the list has none.
  package func reason(for entry: Inventory.Entry) -> String? {
    parts[entry.owner]?[entry.name] ?? wholes[entry.owner] ?? parts["everywhere"]?[entry.name]
  }

  /// The elements or classes of which one reason holds for everything.
  package var wholeOwners: [String] { wholes.keys.sorted() }

  /// The attributes or keys that have reasons of their own.
  package var entries: [Inventory.Entry] {
    parts.filter { $0.key != "everywhere" }
      .flatMap { owner, names in names.keys.map { Inventory.Entry(owner: owner, name: $0) } }
      .sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
  }
}
