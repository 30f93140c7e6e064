import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The state of one import.
struct DocumentImporter {
  let source: SourceText
  let tree: DocumentTree
  let catalog: SceneCatalog
  let classes: ElementClasses
  let survey: DocumentSurvey
  let names: [String: String]
  let values: ValueImport
  /// What was imported so far.
  ///
  /// References are names only.
  var scene = Scene(source: SourceText(path: "", text: ""))
  /// The classes that the catalog knows the scene's objects as: styles are shared among objects of one class.
  var schemaNames: [ObjectID: String] = [:]
  /// The objects of the scene by the document's ids, without those that the loader is handed.
  var objects: [String: ObjectID] = [:]
  /// The owner and the placeholders by the document's ids.
  var outsiders: [String: ObjectID] = [:]
  var diagnostics: [Diagnostic] = []

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
    scene.colors = colors
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

  /// The element of an object; nil for one without an id.
  func node(of id: ObjectID) -> DocumentNode? {
    (id == Scene.owner ? "-1" : scene[id].interfaceBuilderID).flatMap { survey.nodes[$0] }
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
