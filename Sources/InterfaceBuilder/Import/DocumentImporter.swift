import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The state of one import.
struct DocumentImporter {
  let source: SourceText
  let tree: DocumentTree
  let catalog: SceneCatalog
  let classes: ElementClasses
  let scope: ImportScope
  /// The scenes of the storyboard that the document is; nil for a xib.
  let storyboard: StoryboardSurvey?
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
  /// The document's elements of the scene's segues, by the segues' indexes.
  var segueNodes: [DocumentNode] = []
  var segueIDs: Set<String> = []
  var diagnostics: [Diagnostic] = []
  /// Whether every rule holds of the scene, and nothing that an import counts on is left to be silenced; what is kept for Interface
  /// Builder changes nothing of that.
  var isValid = false
  /// How the document is read in place of scenes; nil where scenes are made of it.
  let reading: DocumentReading?
  /// The size of a controller's view without a frame, in points.
  let canvas: (width: Double, height: Double)
  /// What was found of each class's properties.
  var propertyLists: [String: PropertyLists] = [:]

  /// Makes an importer of a part of a document.
  init(_ source: SourceText, _ tree: DocumentTree, _ tools: ImportTools, _ scope: ImportScope) {
    self.source = source
    self.tree = tree
    self.scope = scope
    catalog = tools.catalog
    classes = tools.classes
    values = tools.values
    storyboard = tools.storyboard
    propertyLists = tools.propertyLists
    survey = DocumentSurvey(scope.nodes)
    (reading, canvas) = (tools.reading, tools.canvas)
    if tools.storyboard == nil { scene.canvasSize = tools.varyingCanvas }
    names = NameChoice(scope, survey, reading?.names ?? .words).names
  }

  /// The name by which a scene refers to an object; nil where it has none.
  func reference(_ id: String, from source: String? = nil) -> String? {
    id == source ? ReservedName.itself.rawValue : scope.aliases[id] ?? names[id]
  }

  /// The element of an object; nil for one without an id.
  func node(of id: ObjectID) -> DocumentNode? {
    (id == Scene.owner ? "-1" : scene[id].interfaceBuilderID).flatMap { survey.nodes[$0] }
  }

  mutating func report(_ message: String, at node: DocumentNode) {
    diagnostics.append(.notCarried(message, line: node.line, in: source))
  }

  /// Reports a reference to something that the document does not have, which is left out.
  mutating func reportDangling(_ message: String, at node: DocumentNode) {
    diagnostics.append(.dangling(message, line: node.line, in: source, reading))
  }

  /// Reports what reaches no nib, or makes no difference there, and is kept for Interface Builder alone.
  mutating func mention(_ message: String, at node: DocumentNode) {
    var diagnostic = Diagnostic.notCarried(message, line: node.line, in: source)
    diagnostic.severity = .note
    diagnostics.append(diagnostic)
  }

  /// The name of an element's own class as a scene writes it; nil where it has none.
  func customClass(of node: DocumentNode) -> String? { node.customClass(in: catalog.module) }
}

extension DocumentNode {
  /// `Shop.BadgeView`, or `.BadgeView` for a class of the module of the target; nil where the element has no class of its own.
  ///
  /// A document that asks for the target's module has the name that it had when it was saved; it is taken as long as the target's is
  /// not known.
  ///
  /// - Parameter target: The module of the target; nil where it is not known.
  func customClass(in target: String?) -> String? {
    guard let name = self["customClass"], !name.isEmpty else { return nil }
    let module = self["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    if self["customModuleProvider"] == "target", target != nil || module == nil { return ".\(name)" }
    return module.map { "\($0).\(name)" } ?? name
  }
}
