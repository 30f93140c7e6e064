import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The classes of an application that the scenes of a module name, with all that any of the scenes connects.
struct ClassTable {
  let module: String?
  private(set) var rows: [String: ClassRow] = [:]
  /// The classes of segues, by the names that scenes have for them.
  private(set) var segueClasses: [String: SwiftType] = [:]
  /// What is wrong, by scene.
  var problems: [[Diagnostic]] = []
  /// Modules and frameworks that the rows need.
  var modules: Set<String> {
    Set(sorted.compactMap(\.type.module) + segueClasses.values.compactMap(\.module)).union(creatorModules)
  }
  /// The modules of the classes that creators make.
  private var creatorModules: Set<String> = []

  init(module: String?) {
    self.module = module
  }

  /// The rows that are needed, by name.
  var sorted: [ClassRow] {
    rows.values.filter { $0.isNeeded && $0.superclass != nil }.sorted { $0.name < $1.name }
  }

  /// The names of types that the module has itself, as far as scenes show.
  var ownTypes: Set<String> {
    Set(rows.values.filter { $0.type.module == nil }.map { String($0.type.name.prefix { $0 != "." }) })
  }

  /// Takes the classes and connections of scenes.
  mutating func merge(_ scenes: [NamedScene]) {
    problems = scenes.map { _ in [] }
    for (index, scene) in scenes.enumerated() {
      for id in scene.scene.scene.objects.indices.map({ ObjectID($0) }) { addClass(of: id, in: scene.scene, index) }
      for use in ClassUse.all(in: scene.scene) { add(use, in: scene.scene, index) }
    }
    for scene in scenes { removeInherited(scene.scene.catalog) }
  }

  /// Takes the methods and classes that the segues of a storyboard name.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard, whose scenes were merged.
  ///   - firstScene: The index of its first scene among all scenes.
  ///   - types: Finds what segues lead to.
  mutating func merge(_ storyboard: NamedStoryboard, firstScene: Int, _ types: DestinationTypes) {
    for controller in storyboard.interface.controllers {
      let scene = storyboard.storyboard.scenes[controller.scene]
      let index = firstScene + controller.scene
      for action in scene.scene[controller.object].unwindActions {
        guard let spelling = method(action, in: scene, index), rows[controller.className.value] != nil else { continue }
        need(controller.className.value)
        let member = ClassRow.Member(kind: .action, spelling: spelling, location: location(action.range, scene))
        rows[controller.className.value]?.unwindActions[action.value] = member
      }
      for segue in controller.segues {
        addSegueClass(of: segue.segue, in: scene, index)
        guard let name = segue.segue.creator, let destination = segue.destination else { continue }
        guard let spelling = method(name, in: scene, index), rows[controller.className.value] != nil else { continue }
        let result = types.type(of: destination, in: storyboard)
        if let module = result.module { creatorModules.insert(module) }
        let arguments = ["NSCoder", "Any?", "String?"].prefix(max(1, name.value.count { $0 == ":" }))
        need(controller.className.value)
        add(
          ClassRow.Creator(
            spelling: spelling,
            arguments: arguments.joined(separator: ", "),
            result: result.name
          ),
          name,
          of: controller.className.value,
          index
        )
      }
    }
  }

  private mutating func add(
    _ creator: ClassRow.Creator,
    _ name: Located<String>,
    of className: String,
    _ index: Int
  ) {
    if let known = rows[className]?.creators[name.value], known.result != creator.result {
      problems[index].append(
        Diagnostic(
          .swiftConflict,
          "'\(name.value)' of '\(className)' makes a '\(creator.result)' here and a '\(known.result)' elsewhere",
          at: name.range
        )
      )
    }
    rows[className]?.creators[name.value] = creator
  }

  private mutating func addSegueClass(of segue: SceneSegue, in scene: ValidatedScene, _ index: Int) {
    guard let name = segue.className, name.value != "UIStoryboardSegue" else { return }
    guard let type = SwiftType(name.value, in: module, scene.catalog) else {
      problems[index].append(
        Diagnostic(.swiftName, "'\(name.value)' is not a class that Swift code can name", at: name.range)
      )
      return
    }
    segueClasses[name.value] = type
  }

  /// A method as Swift refers to it; nil, which is reported, for one that Swift cannot have.
  private mutating func method(_ name: Located<String>, in scene: ValidatedScene, _ index: Int) -> String? {
    let spelling = ActionSpelling.swift(of: name, in: scene.scene.source)
    if spelling == nil {
      problems[index].append(
        Diagnostic(.swiftName, "'\(name.value)' is not a name that Swift code can have", at: name.range)
      )
    }
    return spelling
  }

  private mutating func addClass(of id: ObjectID, in scene: ValidatedScene, _ index: Int) {
    let object = scene.scene[id]
    guard object.kind != .firstResponder, ClassUse.isCustom(object.className.value, scene.catalog) else { return }
    guard makeRow(object.className, scene, index) else { return }
    addSuperclass(of: object, in: scene, index)
    guard object.kind == .object else { return }
    need(object.className.value)
    if scene.schema(of: id).archivedName == "NSObject" { rows[object.className.value]?.isPlain = true }
  }

  /// Makes sure that there is a row; false where Swift cannot name the class.
  private mutating func makeRow(_ name: Located<String>, _ scene: ValidatedScene, _ index: Int) -> Bool {
    if rows[name.value] != nil { return true }
    guard let type = SwiftType(name.value, in: module, scene.catalog) else {
      let hint = name.value.contains(".") ? nil : "write it with its module, for example Shop.\(name.value)"
      problems[index].append(
        Diagnostic(.swiftName, "'\(name.value)' is not a class that Swift code can name", at: name.range, hint: hint)
      )
      return false
    }
    rows[name.value] = ClassRow(name: name.value, type: type)
    return true
  }

  private mutating func need(_ name: String) { rows[name]?.isNeeded = true }

  /// Takes a class's superclass from its schema or, where it has none, from the scene.
  private mutating func addSuperclass(of object: SceneObject, in scene: ValidatedScene, _ index: Int) {
    let name = object.className
    if let schema = scene.catalog.schema(named: name.value) {
      for (derived, base) in zip(schema.lineage, schema.lineage.dropFirst()) {
        guard ClassUse.isCustom(derived, scene.catalog), makeRow(Located(derived, at: name.range), scene, index) else {
          return
        }
        rows[derived]?.superclass = base
        if derived != name.value { need(derived) }
      }
      return
    }
    guard let named = object.superclassName else { return }
    let location = location(named.range, scene)
    if let known = rows[name.value]?.superclass, known != named.value {
      problems[index].append(
        Diagnostic(
          .swiftConflict,
          "the superclass of '\(name.value)' is '\(named.value)' here and '\(known)' elsewhere",
          at: named.range,
          hint: rows[name.value]?.superclassLocation.map { "see \($0)" }
        )
      )
    } else if rows[name.value]?.superclass == nil {
      rows[name.value]?.superclass = named.value
      rows[name.value]?.superclassLocation = location
    }
  }

  private func location(_ range: SourceRange, _ scene: ValidatedScene) -> String {
    let source = scene.scene.source
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\(name):\(source.position(at: range.lowerBound).line)"
  }
}

extension ClassTable {
  /// Takes out the outlets that UIKit's own class has: a scene that does not name the superclass does not show that.
  private mutating func removeInherited(_ catalog: SceneCatalog) {
    for (name, row) in rows {
      var ancestor = row.superclass
      // Superclasses that name each other would never end; no chain is longer than there are rows.
      for _ in rows { ancestor = ancestor.flatMap { rows[$0]?.superclass ?? $0 } }
      guard let schema = ancestor.flatMap({ catalog.schema(named: $0) }), !schema.isCustom else { continue }
      rows[name]?.outlets = row.outlets.filter { schema.outlets[$0.key] == nil }
    }
  }

  private mutating func add(_ use: ClassUse, in scene: ValidatedScene, _ index: Int) {
    // The class of every use stands on an object, where a name that Swift lacks is reported already.
    guard rows[use.className.value] != nil else { return }
    need(use.className.value)
    guard let spelling = spelling(of: use, in: scene, index) else { return }
    let member = ClassRow.Member(kind: use.kind, spelling: spelling, location: location(use.name.range, scene))
    let table = Self.table(of: use.kind)
    guard let known = rows[use.className.value]?[keyPath: table][use.name.value] else {
      rows[use.className.value]?[keyPath: table][use.name.value] = member
      return
    }
    guard known.kind == member.kind, known.spelling == member.spelling else {
      let (mine, other) =
        use.kind == .action
        ? ("'\(spelling)'", "'\(known.spelling)'")
        : (Self.description(of: use.kind), Self.description(of: known.kind))
      problems[index].append(
        Diagnostic(
          .swiftConflict,
          "'\(use.name.value)' of '\(use.className.value)' is \(mine) here and \(other) elsewhere",
          at: use.name.range,
          hint: "see \(known.location)"
        )
      )
      return
    }
  }

  private mutating func spelling(of use: ClassUse, in scene: ValidatedScene, _ index: Int) -> String? {
    let spelling =
      use.kind == .action
      ? ActionSpelling.swift(of: use.name, in: scene.scene.source)
      : SwiftName.isIdentifier(use.name.value) ? SwiftName.escaped(use.name.value) : nil
    if spelling == nil {
      problems[index].append(
        Diagnostic(.swiftName, "'\(use.name.value)' is not a name that Swift code can have", at: use.name.range)
      )
    }
    return spelling
  }

  private static func table(of kind: SceneInterface.Connection.Kind) -> WritableKeyPath<
    ClassRow, [String: ClassRow.Member]
  > {
    switch kind {
    case .outlet, .collection: \.outlets
    case .action: \.actions
    case .property: \.properties
    }
  }

  private static func description(of kind: SceneInterface.Connection.Kind) -> String {
    kind == .collection ? "a list" : "one object"
  }
}
