import SceneDiagnostics
import SceneEditor

/// What is kept of a file that may not be open.
struct IndexedScene {
  var path: String
  /// The objects with an id, for searches.
  var symbols: [(name: String, detail: String, kind: DocumentSymbol.Kind, range: EditorRange)]
  /// The names that mean the same in all files.
  var names: Set<NameKey>

  /// A name of a class, an outlet or a scene.
  struct NameKey: Hashable {
    var kind: NameOccurrence.Kind
    var name: String
  }

  init(_ analysis: Analysis, _ positions: EditorPositions) {
    path = analysis.source.path
    names = Set(analysis.names.all.filter { Self.isShared($0.kind) }.map { NameKey(kind: $0.kind, name: $0.name) })
    symbols = []
    add(analysis.symbols, positions)
  }

  private mutating func add(_ all: [DocumentSymbol], _ positions: EditorPositions) {
    for symbol in all {
      symbols.append((symbol.name, symbol.detail, symbol.kind, positions.range(symbol.selection)))
      add(symbol.children, positions)
    }
  }

  /// Whether names of a kind mean the same in all files.
  static func isShared(_ kind: NameOccurrence.Kind) -> Bool {
    switch kind {
    case .className, .outlet, .action, .scene, .component, .parameter, .slot, .part: true
    case .object, .style, .color, .image: false
    }
  }
}
