package import AssetCatalog
import LayoutEngine
package import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
package import SceneModel
package import SceneSyntax
import TextMetrics

/// The input of a rule: a scene without errors, its text, and analyses that several rules share.
///
/// The context caches the analyses. It must be used on one thread only.
package final class LintContext {
  /// The text as a YAML syntax tree.
  package let tree: SyntaxTree
  package let validated: ValidatedScene
  package var scene: Scene { validated.scene }
  /// The objects of the scene.
  ///
  /// Rules ask `LintContext+Objects`: asking the scene itself counts references to all that is kept of objects.
  let list: SceneObjectList
  /// Where the scene is in the tree; of a text that has several, one of them.
  package let root: NodeID?
  /// The indexes of the scene's nodes.
  let nodeIndexes: Range<Int32>
  /// The oldest system that the application runs on; nil is the newest.
  package let target: DeploymentTarget?
  /// The project's images and colors; nil if neither the scene nor the configuration has paths to search.
  package let assets: AssetNames?
  /// The screens that controllers' views and cells are laid out for, in order.
  let screens: [LayoutScreen]
  /// The work limit of one layout: how many cells of the equation matrix it may touch.
  let layoutLimit: Int

  /// Makes the context of a scene.
  package init(
    _ validated: ValidatedScene,
    tree: SyntaxTree,
    target: DeploymentTarget?,
    assets: AssetNames?,
    rules: SceneRules = SceneRules(),
    part: (root: NodeID?, nodes: Range<Int32>)? = nil
  ) {
    root = part.map { $0.root } ?? tree.root
    nodeIndexes = part?.nodes ?? 0..<Int32(clamping: tree.nodeCount)
    self.validated = validated
    values = EffectiveValues(validated)
    list = validated.scene.objects
    self.tree = tree
    self.target = target
    self.assets = assets
    screens = rules.screens
    layoutLimit = rules.layoutLimit
    fonts = rules.fonts
  }

  package var catalog: SceneCatalog { validated.catalog }

  /// What the properties of objects are, whether the scene says so or not.
  package let values: EffectiveValues
  /// What values come to in the nib.
  private(set) lazy var archivedTexts = ArchivedTexts(validated)
  /// Who refers to which objects and constraints.
  package private(set) lazy var references = SceneReferences(list, validated.scene.segues)
  /// Every name that some reference is written with, whatever it stands for.
  package private(set) lazy var referencedNames = SceneReferences.names(in: scene)
  /// The values that the text has, each once.
  package private(set) lazy var writtenValues = LocatedValue.all(of: scene)
  /// The backgrounds of the views.
  private(set) lazy var backdrop = Backdrop(self)

  /// The frames of views at design time.
  package private(set) lazy var frames = KnownFrames(self)
  /// The solved layouts of the hierarchies with constraints or stack views.
  private(set) lazy var solvedRoots = SolvedRoots(self)
  /// What constraints leave open, of each of these hierarchies.
  private(set) lazy var openNumbers = solvedRoots.all.map { OpenNumbers($0, self) }
  /// The widths and heights that constraints fix.
  package private(set) lazy var requiredLengths =
    scene.constraints.isEmpty ? RequiredLengths() : RequiredLengths(scene.constraints, references)
  /// The hierarchies of the views.
  package private(set) lazy var viewTree = ViewTree(self)
  /// Which views take touches.
  package private(set) lazy var touches = Touches(self)

  /// The properties of the document's styles.
  private(set) lazy var documentStyles = Dictionary(styles.map { ($0.name, $0.properties) }) { first, _ in first }
  /// The comments of the text, in order.
  private(set) lazy var comments = tree.comments
  /// The keys of all maps, by where they begin.
  private(set) lazy var keysByStart = nodes { $0.isKey ? $0.range.lowerBound : nil }
  /// The keys of all maps, by where their values begin.
  private(set) lazy var keysByValue = Dictionary(
    keysByStart.values.compactMap { key in tree.nextSibling(of: key).map { (tree[$0].range.lowerBound, key) } }
  ) { first, second in tree[first].range < tree[second].range ? second : first }
  /// The nodes that are no keys, by their extent; of a collection and its only child of one extent, the collection.
  private(set) lazy var valuesByRange = Dictionary(
    nodeIndexes.compactMap { index in
      let id = NodeID(index)
      return tree[id].isKey || tree[id].kind == .alias ? nil : (tree[id].range, id)
    }
  ) { first, _ in first }
  /// The maps, by their extent.
  private(set) lazy var mapsByRange = nodes { $0.kind == .mapping ? $0.range : nil }

  private func nodes<Key: Hashable>(_ key: (SyntaxNode) -> Key?) -> [Key: NodeID] {
    var found: [Key: NodeID] = [:]
    for index in nodeIndexes {
      let id = NodeID(index)
      if let key = key(tree[id]) { found[key] = id }
    }
    return found
  }

  // MARK: - Images

  /// The images whose sizes rules requested.
  private(set) var measuredImages: Set<String> = []

  /// The image sizes in the document that the scene was imported from.
  private lazy var importedImages = ImportedImages.sizes(in: tree)

  /// The size of an image in points, from its files or else from the document that the scene was imported from; nil if
  /// neither has one.
  package func size(ofImage name: String) -> ImageSize? {
    guard let assets else { return importedImages[name] }
    measuredImages.insert(name)
    return assets.size(ofImage: name) ?? importedImages[name]
  }

  // MARK: - Fonts

  /// The fonts of the application that were asked for by name.
  private(set) var measuredFonts: Set<String> = []
  private let fonts: FontLibrary

  /// The font of the application with a name; nil for one that it does not have.
  func font(named name: String) -> FileFont? {
    measuredFonts.insert(name)
    return fonts.font(named: name)
  }

  // MARK: - Objects

  /// The objects that the nib makes, parents before their children.
  package private(set) lazy var objects = list.records.indices.filter { list.isMade(at: $0) }.map { ObjectID($0) }

  /// The views among them.
  package private(set) lazy var views = objects.filter { isKind($0, of: .view) }

  /// The class of an object as the catalog has it: of an application's class that no schema declares, the superclass's.
  package func schema(of id: ObjectID) -> ClassSchema { validated.schema(of: id) }

  /// Whether an object is of a class or of one of its subclasses.
  package func isKind(_ id: ObjectID, of known: KnownClass) -> Bool { validated.isKind(id, of: known) }

  /// Whether an object is of one of several classes or of one of their subclasses.
  package func isKind(_ id: ObjectID, ofAny known: KnownClass.Set) -> Bool { validated.isKind(id, ofAny: known) }

  /// Whether an object is of a class that an application declares, which may draw and behave as it likes.
  package func isCustom(_ id: ObjectID) -> Bool { validated.isCustom(id) }

  /// An object's ancestors, nearest first.
  package func ancestors(of id: ObjectID) -> [ObjectID] { list.ancestors(of: id) }

  /// The range to report an object at: its class name, or its first line if the class is implicit.
  package func reportedRange(of id: ObjectID) -> SourceRange {
    let (range, name) = (list.range(at: id.index), list.classRange(at: id.index))
    guard name.isEmpty || name.lowerBound < range.lowerBound else { return name }
    return tree.source.firstLine(of: range)
  }

  /// An object's name in messages: its id, or its class.
  package func name(of id: ObjectID) -> String {
    identifier(of: id).map { "'\($0.value)'" } ?? "this \(className(of: id))"
  }

  // MARK: - Properties

  /// What a property of an object is, written or not; nil where the class has none of that name.
  package func value(_ property: PropertyName, of id: ObjectID) -> SceneValue? { values.value(of: property, in: id) }

  /// A Bool as it holds; nil where the class has no such property.
  package func flag(_ property: PropertyName, of id: ObjectID) -> Bool? {
    values.flag(property, in: id)
  }

  /// Whether a property is null, written or not; false where the class has no such property.
  package func isNull(_ property: PropertyName, of id: ObjectID) -> Bool { values.isNull(property, in: id) }

  /// Whether some text in a property's value can be read; false where the class has no such property.
  package func hasText(_ property: PropertyName, of id: ObjectID) -> Bool { values.hasText(property, in: id) }

  /// A number as it holds; nil where the class has no such property.
  package func number(_ property: PropertyName, of id: ObjectID) -> Double? {
    values.number(property, in: id)
  }

  /// The case of an enumeration as it holds; nil where the class has no such property.
  package func caseName(_ property: PropertyName, of id: ObjectID) -> String? {
    if case .enumeration(let name, _)? = value(property, of: id) { name } else { nil }
  }
}
