import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What is known of one scene while code is made of it, and what is found that code cannot express.
final class CodeContext {
  /// The name of the scene's file without its endings.
  let name: String
  /// The name of the file that the scene is written in.
  let file: String
  let validated: ValidatedScene
  let options: GenerationOptions
  let values: CodeValues
  let effective: EffectiveValues
  let comments: CodeComments
  /// The objects and constraints that outlets and actions lead to.
  let referenced: CodeReferences
  /// What code cannot express.
  var notes: [Diagnostic] = []
  /// The class that performs the segues of a storyboard's scene, and its methods by the segue's index.
  var controllerClass = ""
  var segueMethods: [Int: String] = [:]
  /// The objects and constraints that another class of the scene makes, which connects them itself.
  var madeElsewhere: Set<ObjectID> = []
  var constraintsElsewhere: Set<Int> = []
  /// The classes that are made for cells, by the cell.
  var cellNames: [ObjectID: String] = [:]
  /// The modules of the application that the code names.
  var modules: Set<String> = []

  var scene: Scene { validated.scene }
  var catalog: SceneCatalog { validated.catalog }

  /// - Parameters:
  ///   - name: The name of the scene, which is that of its nib and of its table of strings.
  ///   - table: The name of the table of strings; nil for the scene's name.
  init(_ validated: ValidatedScene, name: String, table: String? = nil, _ options: GenerationOptions) {
    (self.name, self.validated, self.options) = (name, validated, options)
    let path = validated.scene.source.written.path
    file = path.split(separator: "/").last.map(String.init) ?? path
    values = CodeValues(table: table ?? name, catalog: validated.catalog)
    effective = EffectiveValues(validated)
    comments = CodeComments(of: validated.scene.source)
    referenced = CodeReferences(validated.scene)
  }

  func schema(_ id: ObjectID) -> ClassSchema { validated.schema(of: id) }

  /// Reports what code cannot express.
  func note(_ message: String, at range: SourceRange, hint: String? = nil) {
    notes.append(Diagnostic(.notInCode, message, at: range, hint: hint))
  }

  /// The class of an object as the code names it.
  func type(of id: ObjectID) -> String {
    let name = scene.objects.writtenClass(at: id.index).value
    return spelled(name)
  }

  /// A class as the code names it; what it needs of modules is imported.
  func spelled(_ className: String) -> String {
    let name = TargetModule.resolved(className, catalog.module)
    if !ClassUse.isCustom(name, catalog) {
      if let module = SwiftType(name, in: options.module, catalog)?.module { modules.insert(module) }
      return name
    }
    guard let type = SwiftType(name, in: options.module, catalog) else {
      // A class without a module is Objective-C's, or the target's whose name the scene leaves out.
      return name.split(separator: ".").map { SwiftName.escaped(String($0)) }.joined(separator: ".")
    }
    if let module = type.module { modules.insert(module) }
    return type.name
  }

  /// The line of the scene, as a comment names it: `SignIn.scene.yaml:12`.
  func location(_ range: SourceRange) -> String {
    "\(file):\(scene.source.writtenLine(at: range.lowerBound))"
  }

  /// The comment of the scene about a place, the first time that it is asked for: what comes of a style is set again and again.
  func takeComment(_ range: SourceRange) -> String? {
    guard let comment = comments.about(range) else { return nil }
    let line = scene.source.position(at: range.lowerBound).line
    return takenComments.insert(line).inserted ? comment : nil
  }

  private var takenComments: Set<Int> = []

  /// Whether the oldest system that the code runs on lacks what came with a version.
  func isNewer(_ version: String?) -> Bool {
    (options.target ?? DeploymentTarget(26)).isBefore(version) && DeploymentTarget(13).isBefore(version)
  }
}

/// The objects and constraints that outlets and actions of a scene lead to.
struct CodeReferences {
  private(set) var objects: Set<ObjectID> = []
  private(set) var constraints: Set<Int> = []

  init(_ scene: Scene) {
    for index in scene.objects.indices {
      for outlet in scene.objects.outlets(at: index) { outlet.targets.forEach { insert($0) } }
      for action in scene.objects.actions(at: index) { insert(action.receiver) }
      if scene.objects.hasRareParts(at: index), let embedding = scene[ObjectID(index)].embedding {
        insert(embedding.container)
      }
    }
    for segue in scene.segues {
      ([segue.sourceView, segue.barButtonItem].compactMap { $0 } + segue.passthroughViews).forEach { insert($0) }
    }
  }

  private mutating func insert(_ reference: SceneReference) {
    switch reference.target {
    case .object(let id): objects.insert(id)
    case .constraint(let index): constraints.insert(index)
    case .unresolved: break
    }
  }
}
