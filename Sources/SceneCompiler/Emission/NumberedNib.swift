package import NibArchive
package import SceneModel

/// A scene's nib together with where each of the scene's objects is in it.
package struct NumberedNib: Sendable {
  package var archive: NibArchive
  /// The number of each object of the scene that the nib has.
  package var objects: [ObjectID: Int] = [:]
  /// The number of each constraint that the nib has, by its place in the scene.
  package var constraints: [Int: Int] = [:]
}

/// A scene's nib, or that of one of its prototypes, with the places of its objects.
package func emitNumbered(
  _ scene: ValidatedScene,
  prototype: ObjectID? = nil,
  plans: ClassPlans = ClassPlans()
) -> NumberedNib {
  var emitter = NibEmitter(scene, region: prototype.map { NibRegion(ofPrototype: $0, in: scene) }, plans: plans)
  let root = emitter.emitRoot()
  let (archive, numbers) = emitter.graph.numberedArchive(root: root)
  func number(_ node: NibArchiveGraph.NodeID) -> Int? {
    let number = NibArchiveGraph.number(of: node, in: numbers)
    return number < 0 ? nil : number
  }
  var numbered = NumberedNib(archive: archive)
  for id in emitter.region.objects { numbered.objects[id] = number(emitter.node(of: id)) }
  for index in emitter.region.constraints { numbered.constraints[index] = number(emitter.constraintNode(index)) }
  return numbered
}
