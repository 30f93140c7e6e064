import NibArchive
import SceneCompiler
import SceneModel

extension ObjectReading {
  /// Finds what the tool that wrote the nib does in all objects otherwise than the compiler, by what that makes of the same
  /// scene: older tools know fewer keys, and fonts changed.
  mutating func readHabits(_ validated: ValidatedScene, plans: ClassPlans) {
    let objectMap = Reconciliation.ObjectMap(self, validated.scene)
    var made = [(emit(validated, EmissionOptions(plans: plans)).archiveInCoderOrder, 0)]
    for (prototype, origin) in zip(ids, origins) {
      guard let nib = origin.nestedNib, let id = objectMap.objects[prototype] else { continue }
      made.append((emit(validated, EmissionOptions(plans: plans, prototype: id)).archiveInCoderOrder, nib))
    }
    let known = Set(nibs.flatMap(\.content.archive.keys))
    var missing: Set<String> = []
    for (archive, _) in made { missing.formUnion(archive.keys.filter { !known.contains($0) }) }
    scene.withoutKeys = missing.sorted()
    scene.orders.keepsConstraintOrder = !hasOrderedConstraints(validated, plans: plans)
    for (archive, nib) in made { readFonts(NibContent(archive: archive), nib) }
  }

  /// Takes over the fonts that the compiler writes otherwise.
  private mutating func readFonts(_ made: NibContent, _ nib: Int) {
    let content = nibs[nib].content
    let compiled = NibValueReader(content: made, catalog: catalog)
    let reader = values(nib)
    var ours: [SceneFont: Int] = [:]
    for number in made.archive.objects.indices where made.className(of: number) == "UIFont" {
      if let font = compiled.font(number) { ours[font] = number }
    }
    for number in content.archive.objects.indices where content.className(of: number) == "UIFont" {
      guard let font = reader.font(number), let other = ours[font],
        scene.archivedFonts[font] == nil
      else { continue }
      var matching = NibMatching(content, made, without: Set(scene.withoutKeys))
      if matching.match(.object(number), .object(other), path: ArchivedPath(start: "")) { continue }
      var raw = RawValues(NibMatching(content, made))
      guard case .object(let archived)? = try? raw.value(.object(number), at: ArchivedPath(start: "")),
        archived.entries.allSatisfy({ $0.value.paths.isEmpty })
      else { continue }
      scene.archivedFonts[font] = archived
    }
  }
}
