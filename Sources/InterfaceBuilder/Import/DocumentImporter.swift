import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// The state of one import.
struct DocumentImporter {
  let source: SourceText
  let tree: DocumentTree
  let catalog: SceneCatalog
  let classes: ElementClasses
  let survey: DocumentSurvey
  let names: [String: String]
  let values: ValueImport
  var objects: [ImportedObject] = []
  var diagnostics: [Diagnostic] = []
  /// The places of objects in `objects`, by the document's ids.
  var indices: [String: Int] = [:]
  /// What placeholders keep for Interface Builder, by the document's ids.
  var outsiders: [String: [WrittenValue.Entry]] = [:]
  /// The scene's parts before its styles, and its top-level objects.
  var head: [WrittenValue.Entry] = []
  var placeholders: [(id: String, name: String, entries: [WrittenValue.Entry])] = []
  var styles: [WrittenValue.Entry] = []
  var top: [Int] = []
  /// What the document itself keeps.
  var document: [WrittenValue.Entry] = []

  init(_ source: SourceText, _ tree: DocumentTree, catalog: SceneCatalog, isLocalizable: Bool) {
    self.source = source
    self.tree = tree
    self.catalog = catalog
    classes = ElementClasses(catalog)
    survey = DocumentSurvey(tree)
    names = NameChoice(tree, survey).names
    var colors: [String: SceneColor] = [:]
    for node in tree.root?.child("resources")?.children ?? [] where node.name == "namedColor" {
      guard let name = node["name"], let color = node.child("color") else { continue }
      colors[name] = ValueImport.color(color, catalog: catalog, namedColors: [:])
    }
    values = ValueImport(catalog: catalog, namedColors: colors, isLocalizable: isLocalizable)
  }

  /// The name by which a scene speaks of an object; nil where it has none.
  func reference(_ id: String, from source: String? = nil) -> String? {
    switch id {
    case source: "self"
    case "-1": "owner"
    case "-2": "firstResponder"
    default: names[id]
    }
  }

  mutating func report(_ message: String, at node: DocumentNode) {
    diagnostics.append(.notCarried(message, line: node.line, in: source))
  }

  /// `Shop.BadgeView`; nil where the object has no class of its own.
  static func customClass(of node: DocumentNode) -> String? {
    guard let name = node["customClass"], !name.isEmpty else { return nil }
    guard let module = node["customModule"], !module.isEmpty else { return name }
    return "\(module).\(name)"
  }
}
