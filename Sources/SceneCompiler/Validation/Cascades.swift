import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What follows from a mistake that is reported already, and would only hide it.
struct Cascades {
  private let tree: SyntaxTree
  private let names: Set<String>

  init(_ context: ValidationContext) {
    tree = context.tree
    names = Set(context.identifiers.map(\.value) + context.scene.constraints.compactMap(\.identifier?.value))
  }

  /// What is said of the keys of one object, and says nothing where two objects have become one.
  private static let aboutKeys: Set<String> = [
    "style-mismatch", "unknown-property", "unknown-slot", "exclusive-properties", "superclass-conflict", "no-actions",
    "unknown-event", "unknown-outlet", "missing-property",
  ]

  /// The diagnostics without those that follow from others.
  func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    withoutMergedObjects(withoutUnreadNames(diagnostics))
  }

  /// Where a map has several keys twice, the line that began a second object is lost.
  private func withoutMergedObjects(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let duplicates = diagnostics.filter { $0.id == "duplicate-key" && $0.notes.count > 1 }
    guard !duplicates.isEmpty else { return diagnostics }
    let keys = Set(duplicates.map(\.range))
    let merged = (0..<tree.nodeCount).map { NodeID(Int32($0)) }
      .filter { tree[$0].isKey && keys.contains(tree[$0].range) }
      .compactMap { tree[$0].parent }.map { tree[$0].range }
    return diagnostics.filter { diagnostic in
      let place = diagnostic.range.lowerBound
      return !Self.aboutKeys.contains(diagnostic.id)
        || !merged.contains { $0.lowerBound <= place && place <= $0.upperBound }
    }
  }

  /// The diagnostics without references to objects that stand in the text and could not be read.
  ///
  /// Whatever kept them from being read has been reported, so nothing is left out where that is not so.
  private func withoutUnreadNames(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isReference = { (diagnostic: Diagnostic) in diagnostic.id == "dangling-reference" }
    guard diagnostics.contains(where: isReference),
      diagnostics.contains(where: { $0.severity == .error && !isReference($0) })
    else { return diagnostics }
    let lost = unreadNames
    return diagnostics.filter { !isReference($0) || !lost.contains(tree.source.string(in: $0.range)) }
  }

  /// The diagnostics of a text that is no YAML, sorted by place.
  ///
  /// Where a character or line cannot be read as it is, the structure behind it is anyone's guess.
  static func removed(fromSyntax diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isFromText = diagnostics.contains { ["line-separator", "control-character", "invalid-utf8"].contains($0.id) }
    return diagnostics.filter { !isFromText || $0.id != "yaml-syntax" }.sortedByPlace()
  }

  /// The ids in the text that belong to nothing in the scene.
  private var unreadNames: Set<String> {
    var found: Set<String> = []
    for index in 0..<tree.nodeCount {
      let node = NodeID(Int32(index))
      guard tree[node].kind == .mapping else { continue }
      for (key, value) in tree.entries(of: node) where tree.text(of: key) == "id" { found.insert(tree.text(of: value)) }
    }
    return found.subtracting(names)
  }
}
