import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The part of a scene that one nib holds, and what of the rest that part refers to.
///
/// A scene may have thousands of prototypes, each a nib of its own: what is known of one is as large as that one, not as the scene. A
/// class, since it has many parts and is the same for as long as its nib is emitted.
final class NibRegion: Sendable {
  /// The objects at the top; of the whole scene these are the owner's children too.
  let topLevel: [ObjectID]
  /// Whether the nib is the scene's, and not that of a prototype.
  let isWholeScene: Bool
  /// The prototype whose nib it is; nil of other nibs.
  let prototype: ObjectID?
  /// The objects that the nib has nodes for, in the order of the text: those that it makes, and those that are handed to it.
  let objects: [ObjectID]
  /// The constraints that the nib has nodes for, in the order of the text.
  let constraints: [Int]
  /// The objects outside that connections lead to, in the order of the text; none of the whole scene.
  let outsiders: [ObjectID]
  /// Whether the nib makes an object.
  private let members: Stretch<Bool>

  /// Some objects of a scene, which the caller has chosen.
  ///
  /// - Parameters:
  ///   - topLevel: The objects at the top.
  ///   - members: The objects that the nib makes, in the order of the text.
  ///   - others: The objects that it is handed or leads to.
  ///   - scene: The scene.
  init(topLevel: [ObjectID], members: [ObjectID], others: Set<ObjectID>, in scene: ValidatedScene) {
    self.topLevel = topLevel
    prototype = nil
    isWholeScene = false
    let (lower, upper) = (members.first?.index ?? 0, members.last?.index ?? -1)
    var flags = Stretch(lower: lower, elements: Array(repeating: false, count: upper - lower + 1))
    for id in members { flags[id.index] = true }
    self.members = flags
    constraints = members.flatMap { scene.scene.objects.constraints(at: $0.index) }.sorted()
    outsiders = []
    objects = others.subtracting(members).union(members).sorted()
  }

  /// Everything but the prototypes, which are nibs of their own.
  init(of scene: ValidatedScene) {
    let all = scene.scene.objects
    topLevel = scene.scene.topLevel + scene.scene.ownerChildren
    isWholeScene = true
    prototype = nil
    objects = all.indices.map { ObjectID($0) }
    constraints = Array(scene.scene.constraints.indices)
    outsiders = []
    var members = Array(repeating: false, count: all.count)
    for id in topLevel { members[id.index] = true }
    // Parents stand before children, so that one pass finds them.
    for index in all.indices {
      guard let parent = all.parent(at: index), members[parent.index] else { continue }
      let prototypes = scene.schema(of: parent).prototypeSlots
      members[index] = prototypes.isEmpty || !prototypes.contains(all.slotName(at: index) ?? "")
    }
    self.members = Stretch(lower: 0, elements: members)
  }

  /// A prototype and what stands in it, but for the prototypes in it.
  init(ofPrototype root: ObjectID, in scene: ValidatedScene) {
    let content = PrototypeContent(of: root, in: scene)
    topLevel = [root]
    prototype = root
    isWholeScene = false
    let last = content.objects.last?.index ?? root.index
    var members = Stretch(lower: root.index, elements: Array(repeating: false, count: last - root.index + 1))
    for id in content.objects { members[id.index] = true }
    self.members = members
    let own = content.objects.flatMap { scene.scene.objects[$0.index].constraints }
    constraints = Set(own).union(content.targetedConstraints(in: scene)).sorted()
    outsiders = content.outsiders(in: scene).sorted()
    var outside = content.targets(in: scene).union(outsiders).union([Scene.owner, Scene.firstResponder])
    for index in constraints {
      let constraint = scene.scene.constraints[index]
      for item in [constraint.first.item.object, constraint.second?.item.object] { item.map { _ = outside.insert($0) } }
    }
    objects = outside.union(content.objects).sorted()
  }

  /// Whether an object is made by the nib.
  func contains(_ id: ObjectID) -> Bool { members[id.index] ?? false }

  /// The indexes from the first object that the nib makes to the last; of the whole scene those of all objects.
  var extent: Range<Int> { members.indices }
}

/// What stands in a prototype, without what stands in prototypes in it.
private struct PrototypeContent {
  /// The objects, in the order of the text.
  let objects: [ObjectID]
  /// The prototypes that stand in it directly.
  let prototypes: [ObjectID]

  init(of root: ObjectID, in scene: ValidatedScene) {
    var (found, prototypes) = ([root], [ObjectID]())
    var next = 0
    while next < found.count {
      let id = found[next]
      next += 1
      for slot in scene.scene.objects[id.index].slots {
        if scene.schema(of: id).prototypeSlots.contains(slot.name.value) {
          prototypes += slot.children
        } else {
          found += slot.children
        }
      }
    }
    objects = found.sorted()
    self.prototypes = prototypes
  }

  /// The objects to which outlets and actions lead, and views that controllers go into.
  func targets(in scene: ValidatedScene) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for id in objects {
      let object = scene.scene.objects[id.index]
      for outlet in object.outlets { found.formUnion(outlet.targets.compactMap(\.object)) }
      for action in object.actions { if let receiver = action.receiver.object { found.insert(receiver) } }
      if let container = object.embedding?.container.object { found.insert(container) }
    }
    return found
  }

  /// The constraints to which outlets lead.
  func targetedConstraints(in scene: ValidatedScene) -> [Int] {
    objects.flatMap { scene.scene.objects[$0.index].outlets }.flatMap(\.targets).compactMap { target in
      if case .constraint(let index) = target.target { index } else { nil }
    }
  }

  /// What has to be handed to the prototype's nib: the objects outside that are referred to in it, or in a prototype in it.
  func outsiders(in scene: ValidatedScene) -> Set<ObjectID> {
    var found = targets(in: scene)
    for prototype in prototypes { found.formUnion(PrototypeContent(of: prototype, in: scene).outsiders(in: scene)) }
    // A nested nib has a first responder of its own.
    return found.subtracting(objects).subtracting([Scene.firstResponder])
  }
}
