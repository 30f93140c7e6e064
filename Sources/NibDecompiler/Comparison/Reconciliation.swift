import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Finds what a scene leaves unsaid of the nib that it was read from, and has it say so.
struct Reconciliation {
  /// Where the objects of the reading are in the scene that was made of it.
  struct ObjectMap {
    var objects: [ObjectID: ObjectID]

    init(_ reading: ObjectReading, _ scene: Scene) {
      var byName: [String: ObjectID] = [:]
      for (index, object) in scene.objects.enumerated() {
        if let name = object.identifier?.value { byName[name] = ObjectID(index) }
      }
      objects = [Scene.owner: Scene.owner, Scene.firstResponder: Scene.firstResponder]
      for id in reading.ids {
        if let name = reading.scene[id].identifier?.value { objects[id] = byName[name] }
      }
    }
  }

  /// What is where in one nib of the reading: looked up once, since a nib may hold very many others.
  private struct Contents {
    /// The objects with their numbers, in the order in which they were read.
    ///
    /// That order is one of connections and slots: a nib whose tables have another order gives the same text.
    var indexes: [(number: Int, id: ObjectID)] = []
    /// The data of prototypes that the scene writes: their nibs are compared on their own.
    var nestedData: Set<Int> = []
  }

  let validated: ValidatedScene
  let objectMap: ObjectMap
  private let plans: ClassPlans
  private let contents: [Int: Contents]

  init(_ validated: ValidatedScene, _ reading: ObjectReading, plans: ClassPlans) {
    self.validated = validated
    self.plans = plans
    objectMap = ObjectMap(reading, validated.scene)
    var contents: [Int: Contents] = [:]
    for (location, id) in reading.indexes.sorted(by: { $0.value < $1.value }) {
      contents[location.nib, default: Contents()].indexes.append((location.number, id))
    }
    for id in reading.ids {
      guard let nested = reading.origins[id.index].nestedNib, let data = reading.nibs[nested].data,
        let parent = reading.scene[id].parent
      else { continue }
      contents[reading.location(of: parent).nib, default: Contents()].nestedData.insert(data)
    }
    self.contents = contents
  }

  /// Adds to the scene what the compiler would make otherwise.
  func reconcile(_ reading: inout ObjectReading) throws(DecompilationError) {
    reading.scene.archive = try reconcile(nib: 0, prototype: nil, &reading)
    for id in reading.ids {
      guard let nib = reading.origins[id.index].nestedNib, objectMap.objects[id] != nil else { continue }
      reading.scene[id].nib = try reconcile(nib: nib, prototype: id, &reading)
    }
  }

  private func reconcile(
    nib: Int,
    prototype: ObjectID?,
    _ reading: inout ObjectReading
  ) throws(DecompilationError) -> ArchiveEdits {
    let own = prototype.flatMap { objectMap.objects[$0] }
    let made = emit(validated, EmissionOptions(plans: plans, prototype: own, details: .numbers))
    let contents = contents[nib] ?? Contents()
    let expected = reading.nibs[nib].content
    var matching = NibMatching(expected, NibContent(archive: made.archiveInCoderOrder), nestedData: contents.nestedData)
    let root = ArchivedPath(start: "")
    matching.anchor(0, 0, path: root)

    // What the scene writes is known to belong together.
    var anchors: [(id: ObjectID, constraint: Int?, expected: Int, actual: Int, path: ArchivedPath)] = []
    for (number, own) in contents.indexes {
      guard let id = objectMap.objects[own], let actual = made.numbers.objects[id] else { continue }
      let object = reading.scene[own]
      let isOwn = reading.location(of: own).nib == nib
      let name =
        own == Scene.owner
        ? ReservedName.owner.rawValue
        : own == Scene.firstResponder ? ReservedName.firstResponder.rawValue : object.identifier?.value
      let path = ArchivedPath(start: name ?? "")
      // The stand-ins of a nested nib cannot be edited: they are the compiler's, or they are others.
      if !isOwn, !matching.match(.object(number), .object(actual), path: path) { continue }
      matching.anchor(number, actual, path: path)
      guard isOwn else { continue }
      anchors.append((own, nil, number, actual, path))
      for (position, index) in object.constraints.enumerated() {
        let numbers = validated.scene[id].constraints
        guard position < numbers.count, let actual = made.numbers.constraints[numbers[position]] else { continue }
        let origin = reading.constraintOrigins[index].number
        let ownName = reading.scene.constraints[index].identifier?.value
        let path = ArchivedPath(
          start: ownName ?? name ?? "",
          steps: ownName == nil ? ["UIViewAutolayoutConstraints", indexInList(of: origin, on: number, expected)] : []
        )
        matching.anchor(origin, actual, path: path)
        anchors.append((own, index, origin, actual, path))
      }
    }
    var differences = [ObjectDifference(0, 0, path: root, &matching)]
    for anchor in anchors {
      differences.append(ObjectDifference(anchor.expected, anchor.actual, path: anchor.path, &matching))
    }
    var raw = RawValues(matching)
    var found: [ArchiveEdits] = []
    for difference in differences { found.append(try difference.edits(matching, &raw)) }
    for (anchor, edits) in zip(anchors, found.dropFirst()) {
      if let index = anchor.constraint {
        reading.scene.constraints[index].archive = edits
      } else {
        reading.scene[anchor.id].archive = edits
      }
    }
    return found[0]
  }

  private func indexInList(of constraint: Int, on view: Int, _ content: NibContent) -> String {
    let list = content.elements("UIViewAutolayoutConstraints", of: view)
    return "\(list.firstIndex(of: constraint) ?? 0)"
  }
}
