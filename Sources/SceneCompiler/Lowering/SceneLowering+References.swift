import SceneDiagnostics
import SceneLanguage
import SceneModel

extension SceneLowering {
  /// Gives every reference its target, now that all ids of the file are known.
  mutating func resolveReferences() {
    let names = namedTargets()
    resolveParts(names)
    for index in scene.objects.indices {
      let rest = Int(scene.objects.records[index].rest)
      guard rest >= 0 else { continue }
      let id = ObjectID(index)
      for outlet in scene.objects.rests[rest].outlets.indices {
        for target in scene.objects.rests[rest].outlets[outlet].targets.indices {
          resolve(&scene.objects.rests[rest].outlets[outlet].targets[target], from: id, names)
        }
      }
      for action in scene.objects.rests[rest].actions.indices {
        resolve(&scene.objects.rests[rest].actions[action].receiver, from: id, names)
      }
      if var embedding = scene.objects.rests[rest].embedding {
        resolve(&embedding.container, from: id, names)
        scene.objects.rests[rest].embedding = embedding
      }
    }
    for index in scene.segues.indices {
      let source = scene.segues[index].source
      resolve(&scene.segues[index].sourceView, from: source, names)
      resolve(&scene.segues[index].barButtonItem, from: source, names)
      for view in scene.segues[index].passthroughViews.indices {
        resolve(&scene.segues[index].passthroughViews[view], from: source, names)
      }
    }
    for index in scene.constraints.indices {
      let owner = scene.constraints[index].owner
      resolve(&scene.constraints[index].first.item, from: owner, names)
      if var second = scene.constraints[index].second {
        resolve(&second.item, from: owner, names)
        scene.constraints[index].second = second
      }
    }
  }

  /// Finds the objects that the parts of uses are.
  private mutating func resolveParts(_ names: [String: SceneReference.Target]) {
    for (index, use) in usesOfScene.enumerated() {
      scene.componentUses[index].parts = use.parts.map { part in
        .init(name: part.name, target: target(of: part.target, names))
      }
    }
  }

  /// Every name of the file; of two objects with one name the first counts.
  private func namedTargets() -> [String: SceneReference.Target] {
    var names: [String: SceneReference.Target] = ["firstResponder": .object(Scene.firstResponder)]
    // UIKit owns the scenes of storyboards, and nothing in them can refer to what it has there.
    if shared == nil { names["owner"] = .object(Scene.owner) }
    for index in scene.objects.indices {
      guard let name = scene.objects.identifier(at: index)?.value, names[name] == nil else { continue }
      names[name] = .object(ObjectID(index))
    }
    for (index, constraint) in scene.constraints.enumerated() {
      guard let name = constraint.identifier?.value, names[name] == nil else { continue }
      names[name] = .constraint(index)
    }
    return names
  }

  private func target(of name: String, _ names: [String: SceneReference.Target]) -> SceneReference.Target {
    names[expanded.aliases.isEmpty ? name : expanded.target(of: name)] ?? .unresolved
  }

  private func resolve(
    _ reference: inout SceneReference,
    from source: ObjectID,
    _ names: [String: SceneReference.Target]
  ) {
    if reference.name == SceneKeys.viewController, let controller = controller(around: source) {
      reference.target = .object(controller)
    } else {
      reference.target = reference.name == "self" ? .object(source) : target(of: reference.name, names)
    }
  }

  private func resolve(
    _ reference: inout SceneReference?,
    from source: ObjectID,
    _ names: [String: SceneReference.Target]
  ) {
    guard var known = reference else { return }
    resolve(&known, from: source, names)
    reference = known
  }

  /// The controller that `viewController` means: a controller in a container is a scene of its own for what is in it.
  private func controller(around source: ObjectID) -> ObjectID? {
    guard !placedControllers.isEmpty else { return scene.viewController }
    var current = source
    while !placedControllers.contains(current) {
      guard let parent = scene.objects.parent(at: current.index) else { return scene.viewController }
      current = parent
    }
    return current
  }
}
