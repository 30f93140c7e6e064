import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The classes of an application that the scenes of a module name, with all that any of the scenes connects.
struct ClassTable: Sendable {
  let module: String?
  private(set) var rows: [String: ClassRow] = [:]
  /// The classes of segues, by the names that scenes have for them, with where each was met first: `Home.scene.yaml:12`.
  private(set) var segueClasses: [String: (type: SwiftType, location: String)] = [:]
  /// The classes of segues, by name.
  var sortedSegueClasses: [(type: SwiftType, location: String)] {
    segueClasses.values.sorted { ($0.type.name, $0.location) < ($1.type.name, $1.location) }
  }
  /// What is wrong, by scene.
  var problems: [[Diagnostic]] = []
  /// Modules and frameworks that the rows need.
  var modules: Set<String> {
    Set(sorted.compactMap(\.type.module) + segueClasses.values.compactMap(\.type.module)).union(creatorModules)
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
  ///
  /// - Parameters:
  ///   - scenes: What each scene needs of classes.
  ///   - catalog: UIKit's classes.
  mutating func merge(_ scenes: [ClassClaims], _ catalog: SceneCatalog) {
    problems = scenes.map(\.problems)
    for (index, claims) in scenes.enumerated() {
      for mention in claims.mentions { add(mention, in: claims.file, index) }
      for use in claims.uses { add(use, in: claims.file, index) }
    }
    removeInherited(catalog)
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
            result: result.name,
            location: location(name.range, scene)
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
    if let known = rows[className]?.creators[name.value], known.result == creator.result { return }
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
    if segueClasses[name.value] == nil { segueClasses[name.value] = (type, location(name.range, scene)) }
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

  private mutating func need(_ name: String) { rows[name]?.isNeeded = true }

  private mutating func add(_ mention: ClassClaims.Mention, in file: String, _ index: Int) {
    let name = mention.name
    if rows[name] == nil {
      rows[name] = ClassRow(name: name, type: SwiftType(application: name, in: module))
    }
    if mention.isNeeded { need(name) }
    if mention.isPlain { rows[name]?.isPlain = true }
    guard let superclass = mention.superclass else { return }
    guard let range = mention.range else {
      rows[name]?.superclass = superclass
      return
    }
    if let known = rows[name]?.superclass, known != superclass {
      problems[index].append(
        Diagnostic(
          .swiftConflict,
          "the superclass of '\(name)' is '\(superclass)' here and '\(known)' elsewhere",
          at: range,
          hint: rows[name]?.superclassLocation.map { "see \($0)" }
        )
      )
    } else if rows[name]?.superclass == nil {
      rows[name]?.superclass = superclass
      rows[name]?.superclassLocation = "\(file):\(mention.line)"
    }
  }

  private func location(_ range: SourceRange, _ scene: ValidatedScene) -> String {
    let source = scene.scene.source
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\(name):\(source.writtenLine(at: range.lowerBound))"
  }
}

extension ClassTable {
  /// Takes out the outlets that UIKit's own class has: a scene that does not name the superclass does not show that.
  private mutating func removeInherited(_ catalog: SceneCatalog) {
    for (name, ancestor) in ancestors {
      guard let schema = catalog.schema(named: ancestor), !schema.isCustom, let row = rows[name] else { continue }
      rows[name]?.outlets = row.outlets.filter { schema.outlets[$0.key] == nil }
    }
  }

  /// The classes that the rows derive from and that have no row themselves, by the names of the rows.
  ///
  /// A row of which no superclass is known has none, nor have those whose superclasses name each other.
  private var ancestors: [String: String] {
    var found: [String: String?] = [:]
    for name in rows.keys {
      var chain: [String] = []
      var current = name
      while found[current] == nil, let row = rows[current] {
        // Until the end of the chain is known, it has none: one that comes back to itself ends here.
        found[current] = .some(nil)
        chain.append(current)
        guard let superclass = row.superclass else { break }
        current = superclass
      }
      let end = found[current] ?? (rows[current] == nil ? current : nil)
      for name in chain { found[name] = .some(end) }
    }
    return found.compactMapValues { $0 }
  }

  private mutating func add(_ use: ClassClaims.Use, in file: String, _ index: Int) {
    need(use.className)
    guard let spelling = use.spelling else { return }
    let member = ClassRow.Member(kind: use.kind, spelling: spelling, location: "\(file):\(use.line)")
    let table = Self.table(of: use.kind)
    guard let known = rows[use.className]?[keyPath: table][use.name.value] else {
      rows[use.className]?[keyPath: table][use.name.value] = member
      return
    }
    guard known.kind != member.kind || known.spelling != member.spelling else { return }
    let (mine, other) =
      use.kind == .action
      ? ("'\(spelling)'", "'\(known.spelling)'")
      : (Self.description(of: use.kind), Self.description(of: known.kind))
    problems[index].append(
      Diagnostic(
        .swiftConflict,
        "'\(use.name.value)' of '\(use.className)' is \(mine) here and \(other) elsewhere",
        at: use.name.range,
        hint: "see \(known.location)"
      )
    )
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
