import SceneDiagnostics
import SceneLanguage
import SceneModel
import TextTables

/// What the names of a file refer to.
struct NamedTargets {
  private var lookup: TextLookup
  private var targets: [SceneReference.Target] = []
  /// Whether a name was given to two things.
  private(set) var hasRepeated = false

  /// Creates a table with room for a number of names.
  init(capacity: Int) {
    lookup = TextLookup(capacity: capacity)
    targets.reserveCapacity(capacity)
  }

  /// What a name refers to; nil for one that nothing has.
  subscript(name: String) -> SceneReference.Target? { lookup.index(of: name).map { targets[$0] } }

  /// Gives a name to what it refers to, unless it is taken.
  mutating func add(_ name: String, _ target: SceneReference.Target) { name.withBytes { add($0, target) } }

  /// Gives a name, in UTF-8, to what it refers to, unless it is taken.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ target: SceneReference.Target) {
    if lookup.index(of: name, orAdd: targets.count) == targets.count {
      targets.append(target)
    } else {
      hasRepeated = true
    }
  }
}

extension SceneLowering {
  /// Gives every reference its target, now that all ids of the file are known.
  mutating func resolveReferences() {
    let names = namedTargets()
    scene.hasRepeatedNames = names.hasRepeated
    resolveParts(names)
    for index in scene.objects.indices {
      let rest = Int(scene.objects.records[index].rest)
      guard rest >= 0 else { continue }
      let id = ObjectID(index)
      for outlet in scene.objects.rests[rest].outlets.indices {
        for target in scene.objects.rests[rest].outlets[outlet].targets.indices {
          let name = scene.objects.rests[rest].outlets[outlet].targets[target].name
          scene.objects.rests[rest].outlets[outlet].targets[target].target = self.target(of: name, from: id, names)
        }
      }
      for action in scene.objects.rests[rest].actions.indices {
        let name = scene.objects.rests[rest].actions[action].receiver.name
        scene.objects.rests[rest].actions[action].receiver.target = target(of: name, from: id, names)
      }
      if let container = scene.objects.rests[rest].embedding?.container {
        let target = self.target(of: container.name, from: id, names)
        scene.objects.rests[rest].embedding?.container.target = target
      }
    }
    for index in scene.segues.indices {
      let source = scene.segues[index].source
      if let view = scene.segues[index].sourceView {
        let target = self.target(of: view.name, from: source, names)
        scene.segues[index].sourceView?.target = target
      }
      if let item = scene.segues[index].barButtonItem {
        let target = self.target(of: item.name, from: source, names)
        scene.segues[index].barButtonItem?.target = target
      }
      for view in scene.segues[index].passthroughViews.indices {
        let name = scene.segues[index].passthroughViews[view].name
        scene.segues[index].passthroughViews[view].target = target(of: name, from: source, names)
      }
    }
    // Apart from the scene, which is asked meanwhile: otherwise all constraints would be copied.
    var constraints = scene.constraints
    scene.constraints = []
    for index in constraints.indices {
      let owner = constraints[index].outline.owner
      let (first, second) = constraints[index].itemNames
      let secondTarget = second.map { target(of: $0, from: owner, names) }
      constraints[index].setTargets(target(of: first, from: owner, names), secondTarget)
    }
    scene.constraints = constraints
  }

  /// Finds the objects that the parts of uses are.
  private mutating func resolveParts(_ names: NamedTargets) {
    for (index, use) in usesOfScene.enumerated() {
      scene.componentUses[index].parts = use.parts.map { part in
        .init(name: part.name, target: named(part.target, names))
      }
    }
  }

  /// Every name of the file; of two objects with one name the first counts.
  private func namedTargets() -> NamedTargets {
    let identified = scene.objects.records.reduce(0) { $1.hasWrittenIdentifier ? $0 + 1 : $0 }
    var names = NamedTargets(capacity: identified + 2)
    names.add(ReservedName.firstResponder.rawValue, .object(Scene.firstResponder))
    // UIKit owns the scenes of storyboards, and nothing in them can refer to what it has there.
    if shared == nil { names.add(ReservedName.owner.rawValue, .object(Scene.owner)) }
    for index in scene.objects.indices {
      let target = SceneReference.Target.object(ObjectID(index))
      if !scene.objects.withIdentifier(at: index, { names.add($0, target) }),
        let name = scene.objects.identifier(at: index)?.value
      {
        names.add(name, target)
      }
    }
    for index in scene.constraints.indices where scene.constraints[index].outline.hasRareParts {
      if let name = scene.constraints[index].identifier?.value { names.add(name, .constraint(index)) }
    }
    return names
  }

  /// The target of a name that has none of the language's meanings: of a part, the object that it is.
  private func named(_ name: String, _ names: NamedTargets) -> SceneReference.Target {
    names[expanded.aliases.isEmpty ? name : expanded.target(of: name)] ?? .unresolved
  }

  /// What a name means where it is written.
  ///
  /// The reference itself is not handed over: a method of the lowering that changes a part of the scene it holds copies all of it first.
  private func target(
    of name: String,
    from source: ObjectID,
    _ names: NamedTargets
  ) -> SceneReference.Target {
    let length = name.utf8.count
    if length == Self.lengths.controller, name == ReservedName.viewController.rawValue,
      let controller = controller(around: source)
    {
      return .object(controller)
    }
    return length == Self.lengths.itself && name == ReservedName.itself.rawValue ? .object(source) : named(name, names)
  }

  /// How long the words are that mean something else for each object: most names differ in length already.
  private static let lengths = (
    controller: ReservedName.viewController.rawValue.utf8.count, itself: ReservedName.itself.rawValue.utf8.count
  )

  /// The controller that `viewController` means: a controller in a container is a scene of its own for what is in it.
  private func controller(around source: ObjectID) -> ObjectID? {
    guard !inlineControllers.isEmpty else { return scene.viewController }
    var current = source
    while !inlineControllers.contains(current) {
      guard let parent = scene.objects.parent(at: current.index) else { return scene.viewController }
      current = parent
    }
    return current
  }
}
