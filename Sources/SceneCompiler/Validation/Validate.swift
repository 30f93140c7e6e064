package import SceneCatalog
package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// A scene in which every rule holds; only `validate` makes one.
///
/// A class, since it has many parts and the stages behind ask it for every object.
package final class ValidatedScene: Sendable {
  /// The scene itself.
  package let scene: Scene
  /// The catalog that it was validated against.
  package let catalog: SceneCatalog
  let classes: ObjectClasses
  /// What an object counts as whose class no schema declares: such are handed to the loader.
  private let plain: ClassSchema
  /// The objects and constraints that some outlet or action leads to.
  let referenced: Set<ObjectID>
  let referencedConstraints: Set<Int>
  /// The objects with parts that few have; see `ObjectRest.hasRareParts`.
  let unusual: [ObjectID]
  /// Whether some object is not installed by default.
  let hasUninstalledObjects: Bool

  fileprivate init(_ context: ValidationContext, plain: ClassSchema) {
    scene = context.scene
    catalog = context.catalog
    unusual = context.unusual
    hasUninstalledObjects = context.hasUninstalledObjects
    classes = context.classes
    self.plain = plain
    var referenced: Set<ObjectID> = []
    var referencedConstraints: Set<Int> = []
    func add(_ reference: SceneReference?) {
      switch reference?.target {
      case .object(let id): referenced.insert(id)
      case .constraint(let index): referencedConstraints.insert(index)
      default: break
      }
    }
    let objects = context.scene.objects
    for id in context.connected {
      for outlet in objects.outlets(at: id.index) { outlet.targets.forEach(add) }
      for action in objects.actions(at: id.index) { add(action.receiver) }
    }
    for id in unusual { add(objects.rest(at: id.index)?.embedding?.container) }
    for segue in context.scene.segues {
      ([segue.sourceView, segue.barButtonItem] + segue.passthroughViews.map { $0 }).forEach(add)
    }
    self.referenced = referenced
    self.referencedConstraints = referencedConstraints
  }

  /// A scene that differs in its texts, or in what is installed, for which every rule holds as well.
  private init(_ other: ValidatedScene, as scene: Scene) {
    self.scene = scene
    catalog = other.catalog
    unusual = other.unusual
    hasUninstalledObjects = other.hasUninstalledObjects
    classes = other.classes
    plain = other.plain
    referenced = other.referenced
    referencedConstraints = other.referencedConstraints
  }

  /// The scene as it is where its localizable texts read otherwise.
  ///
  /// - Parameter text: What a text is replaced by, of its key and the text; nil for nothing.
  package func translated(_ text: (_ key: String, _ text: String) -> String?) -> ValidatedScene {
    ValidatedScene(self, as: scene.translated(text))
  }

  /// The scene as it is while it is designed: with the constraints that are removed at build time.
  package var designed: ValidatedScene {
    guard scene.constraints.indices.contains(where: { scene.constraints[$0].isPlaceholder }) else { return self }
    var designed = scene
    for index in designed.constraints.indices where designed.constraints[index].isPlaceholder {
      (designed.constraints[index].isPlaceholder, designed.constraints[index].isInstalled) = (false, true)
    }
    return ValidatedScene(self, as: designed)
  }

  /// The class of an object as the catalog has it: of an application's class that no schema declares, the superclass's.
  package func schema(of id: ObjectID) -> ClassSchema { classes[id.index] ?? plain }

  /// Whether an object is of a class or of one of its subclasses.
  package func isKind(_ id: ObjectID, of known: KnownClass) -> Bool { classes.kinds(id.index).contains(known) }

  /// Whether an object is of one of several classes or of one of their subclasses.
  package func isKind(_ id: ObjectID, ofAny known: KnownClass.Set) -> Bool { classes.kinds(id.index).intersects(known) }

  /// Whether the class of an object is that of the superclass which it names.
  func hasSuperclassOnly(_ id: ObjectID) -> Bool { classes.isOfSuperclass(id.index) }

  /// Whether an object is of a class that an application declares, which may draw, measure and behave as it likes.
  package func isCustom(_ id: ObjectID) -> Bool { classes.isCustom(id.index) }
}

/// Checks a scene against every rule; nil where one of them, or an earlier stage, found an error.
///
/// `earlier` are the diagnostics of parsing and lowering: a scene that has errors already is checked nevertheless, so that all problems
/// are reported in one run.
package func validate(
  _ scene: Scene,
  tree: SyntaxTree,
  catalog: SceneCatalog,
  target: DeploymentTarget? = nil,
  earlier: [Diagnostic] = []
) -> CheckedScene {
  let context = ValidationContext(tree: tree, scene: scene, catalog: catalog, target: target, earlier: earlier)
  return validate(context, Suppressions(tree))
}

/// Checks a scene against every rule, in a text whose comments are known.
func validate(_ context: ValidationContext, _ suppressions: Suppressions) -> CheckedScene {
  var result = CheckedScene(tree: context.tree, diagnostics: [], suppressions: suppressions)
  var diagnostics: [Diagnostic] = []
  func add(_ found: [Diagnostic], isSuppressible: Bool) {
    for diagnostic in found {
      if isSuppressible || diagnostic.severity != .error, result.suppressions.index(silencing: diagnostic) != nil {
        result.silenced.append(diagnostic)
      } else {
        diagnostics.append(diagnostic)
      }
    }
  }
  add(context.earlier, isSuppressible: false)
  let rules = ValidationRule.all
  for index in rules.indices {
    let found = rules[index].check(context)
    if !found.isEmpty { add(found, isSuppressible: rules[index].isSuppressible) }
  }
  if !diagnostics.isEmpty { result.diagnostics = Cascades(context).removed(from: diagnostics).sortedByLocation() }
  guard !result.diagnostics.hasErrors else { return result }
  // Only outsiders can still be of a class that no schema declares: they count as plain objects.
  let plain =
    context.catalog.schema(named: "NSObject") ?? ClassSchema(source: context.scene.source, name: "NSObject")
  result.scene = ValidatedScene(context, plain: plain)
  return result
}
