import SceneCatalog
import SceneCompiler
import SceneLanguage
import SceneModel

/// The part of a document that becomes one scene.
struct ImportScope {
  /// The part's elements in the order of the text.
  var nodes: [DocumentNode]
  /// What the language calls some objects itself, by the document's ids.
  var aliases: [String: String]
  /// The ids of the objects whose outlets name what they lead to before those of others do.
  var owners: Set<String>

  /// A whole xib.
  init(xib tree: DocumentTree) {
    nodes = tree.nodes
    aliases = ["-1": ReservedName.owner.rawValue, "-2": ReservedName.firstResponder.rawValue]
    owners = ["-1"]
  }

  /// Elements of a storyboard, without words for any of them.
  init(_ nodes: [DocumentNode]) {
    self.nodes = nodes
    aliases = [:]
    owners = []
  }
}

/// How the properties of a class's objects are read and written.
struct PropertyLists {
  /// The properties in the order in which they are read.
  var order: [PropertySchema]
  /// Those of which a nib says whether they were set at all.
  var isSetOnly: Set<String>
  /// The order in which a scene has them.
  var keyOrder: ObjectKeyOrder
}

/// What is read once of a document, whatever its parts are.
struct ImportTools {
  let catalog: SceneCatalog
  let classes: ElementClasses
  let values: ValueImport
  /// What the document says that named colors look like.
  let colors: [String: SceneColor]
  /// The scenes of a storyboard; nil for a xib.
  var storyboard: StoryboardSurvey?
  /// The size of a controller's view without a frame, in points.
  var canvas = (width: 1000.0, height: 1000.0)
  /// The size of the document's canvas, where something in it changes with the size classes of that; nil otherwise.
  let varyingCanvas: (width: Double, height: Double)?
  /// What other parts found of classes' properties.
  var propertyLists: [String: PropertyLists] = [:]
  /// How the document is read in place of scenes; nil where scenes are made of it.
  var reading: DocumentReading?

  /// Reads what a document says for all of its parts.
  init(_ tree: DocumentTree, _ catalog: SceneCatalog, isLocalizable: Bool) {
    self.catalog = catalog
    classes = ElementClasses(catalog)
    let varies = tree.nodes.contains { $0.name == "variation" }
    varyingCanvas = varies ? tree.root.flatMap { CanvasDevice.size(in: $0) } : nil
    let isColorMatched = tree.root?.isOn("colorMatched") == true
    var colors: [String: SceneColor] = [:]
    for node in tree.root?.child("resources")?.children ?? [] where node.name == "namedColor" {
      guard let name = node["name"], let color = node.child("color") else { continue }
      colors[name] = ValueImport.color(color, catalog: catalog, namedColors: [:], isMatched: isColorMatched)
    }
    self.colors = colors
    values = ValueImport(
      catalog: catalog,
      namedColors: colors,
      isLocalizable: isLocalizable,
      isColorMatched: isColorMatched
    )
  }
}
