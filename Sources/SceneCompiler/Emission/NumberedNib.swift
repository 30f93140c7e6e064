package import NibArchive
package import SceneModel

/// A scene's nib together with where each of the scene's objects is in it.
package struct NumberedNib: Sendable {
  package var archive: NibArchive
  /// The number of each object of the scene, by index; nil where the nib has none for it.
  package var objects: [Int?]
  /// The number of each constraint, by index; nil where the nib does not have it.
  package var constraints: [Int?]
}

/// A scene's nib, or that of one of its prototypes, with the places of its objects.
package func emitNumbered(_ scene: ValidatedScene, prototype: ObjectID? = nil) -> NumberedNib {
  var emitter = NibEmitter(scene, region: prototype.map { .prototype($0) } ?? .scene)
  let root = emitter.emitRoot()
  let (archive, numbers) = emitter.graph.numberedArchive(root: root)
  func number(_ node: NibArchiveGraph.NodeID) -> Int? {
    let number = NibArchiveGraph.number(of: node, in: numbers)
    return number < 0 ? nil : number
  }
  return NumberedNib(
    archive: archive,
    objects: emitter.nodes.map(number),
    constraints: emitter.constraintNodes.map(number)
  )
}
