import SceneDiagnostics
import SceneModel

extension SceneLowering {
  /// Gives every reference its target, now that all ids of the file are known.
  mutating func resolveReferences() {
    let names = namedTargets()
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
    for index in scene.constraints.indices {
      let owner = scene.constraints[index].owner
      resolve(&scene.constraints[index].first.item, from: owner, names)
      if var second = scene.constraints[index].second {
        resolve(&second.item, from: owner, names)
        scene.constraints[index].second = second
      }
    }
  }

  /// Every name of the file; of two objects with one name the first counts.
  private func namedTargets() -> [String: SceneReference.Target] {
    var names: [String: SceneReference.Target] = [
      "owner": .object(Scene.owner), "firstResponder": .object(Scene.firstResponder),
    ]
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

  private func resolve(
    _ reference: inout SceneReference,
    from source: ObjectID,
    _ names: [String: SceneReference.Target]
  ) {
    reference.target = reference.name == "self" ? .object(source) : names[reference.name] ?? .unresolved
  }
}
