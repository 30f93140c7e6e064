import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Finds what a scene leaves unsaid of the nib that it was read from, and has it say so.
struct Reconciliation {
  /// Where the objects of the reading are in the scene that was made of it.
  struct Places {
    var objects: [Int: ObjectID]

    init(_ reading: ObjectReading, _ scene: Scene) {
      var byName: [String: ObjectID] = [:]
      for (index, object) in scene.objects.enumerated() {
        if let name = object.identifier?.value { byName[name] = ObjectID(index) }
      }
      objects = [0: Scene.owner, 1: Scene.firstResponder]
      for (index, object) in reading.objects.enumerated() where index > 1 { objects[index] = byName[object.id] }
    }
  }

  /// What is where in one nib of the reading: looked up once, since a nib may hold very many others.
  private struct Contents {
    /// The objects by their numbers, in order.
    var indexes: [(number: Int, index: Int)] = []
    /// The data of prototypes that the scene writes: their nibs are compared on their own.
    var nestedData: Set<Int> = []
  }

  let validated: ValidatedScene
  let places: Places
  private let plans: ClassPlans
  private let contents: [Int: Contents]

  init(_ validated: ValidatedScene, _ reading: ObjectReading, plans: ClassPlans) {
    self.validated = validated
    self.plans = plans
    places = Places(reading, validated.scene)
    var contents: [Int: Contents] = [:]
    for (place, index) in reading.indexes.sorted(by: { $0.key.number < $1.key.number }) {
      contents[place.nib, default: Contents()].indexes.append((place.number, index))
    }
    for object in reading.objects {
      guard let nested = object.nestedNib, let data = reading.nibs[nested].data, let parent = object.parent else {
        continue
      }
      contents[reading.objects[parent].place.nib, default: Contents()].nestedData.insert(data)
    }
    self.contents = contents
  }

  /// Adds to the reading what the compiler would make otherwise; gives the edits of the root.
  func reconcile(_ reading: inout ObjectReading) throws(DecompilationError) -> ArchiveEdits {
    let root = try reconcile(nib: 0, prototype: nil, &reading)
    for index in reading.objects.indices {
      guard let nib = reading.objects[index].nestedNib, places.objects[index] != nil else { continue }
      reading.objects[index].nib = try reconcile(nib: nib, prototype: index, &reading)
    }
    return root
  }

  private func reconcile(
    nib: Int,
    prototype: Int?,
    _ reading: inout ObjectReading
  ) throws(DecompilationError) -> ArchiveEdits {
    let made = emitNumbered(validated, prototype: prototype.flatMap { places.objects[$0] }, plans: plans)
    let contents = contents[nib] ?? Contents()
    let expected = reading.nibs[nib].content
    var matching = NibMatching(expected, NibContent(archive: made.archive), nestedData: contents.nestedData)
    let root = ArchivedPath(start: "")
    matching.anchor(0, 0, path: root)

    // What the scene writes is known to belong together.
    var anchors: [(index: Int, constraint: Int?, expected: Int, actual: Int, path: ArchivedPath)] = []
    for (number, index) in contents.indexes {
      guard let id = places.objects[index], let actual = made.objects[id] else { continue }
      let object = reading.objects[index]
      let isOwn = object.place.nib == nib
      let path = ArchivedPath(start: index == 0 ? "owner" : index == 1 ? "firstResponder" : object.id)
      // The stand-ins of a nested nib cannot be edited: they are the compiler's, or they are others.
      if !isOwn, !matching.match(.object(number), .object(actual), path: path) { continue }
      matching.anchor(number, actual, path: path)
      guard isOwn else { continue }
      anchors.append((index, nil, number, actual, path))
      for (position, constraint) in object.constraints.enumerated() {
        let numbers = validated.scene[id].constraints
        guard position < numbers.count, let actual = made.constraints[numbers[position]] else { continue }
        let path = ArchivedPath(
          start: constraint.id ?? object.id,
          steps: constraint.id == nil
            ? ["UIViewAutolayoutConstraints", listPlace(of: constraint.number, object, expected)] : []
        )
        matching.anchor(constraint.number, actual, path: path)
        anchors.append((index, position, constraint.number, actual, path))
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
      if let position = anchor.constraint {
        reading.objects[anchor.index].constraints[position].archive = edits
      } else {
        reading.objects[anchor.index].archive = edits
      }
    }
    return found[0]
  }

  private func listPlace(of constraint: Int, _ object: DecompiledObject, _ content: NibContent) -> String {
    let list = content.elements("UIViewAutolayoutConstraints", of: object.place.number)
    return "\(list.firstIndex(of: constraint) ?? 0)"
  }
}
