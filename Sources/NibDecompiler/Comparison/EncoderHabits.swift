import NibArchive
import SceneCompiler
import SceneModel

/// What the tool that wrote a nib does in all objects otherwise than the compiler: older ones know fewer keys, and fonts changed.
struct EncoderHabits {
  /// Keys that the compiler writes and no object of the nib has.
  var withoutKeys: [String] = []
  /// Fonts as the nib holds them, in the order met.
  var fonts: [(font: SceneFont, archived: ArchivedObject)] = []
}

extension ObjectReading {
  /// Finds the habits of the tool by what the compiler makes of the same scene.
  mutating func readHabits(_ validated: ValidatedScene, plans: ClassPlans) {
    let places = Reconciliation.Places(self, validated.scene)
    var made = [(emitNumbered(validated, plans: plans), 0)]
    for (index, object) in objects.enumerated() {
      guard let nib = object.nestedNib, let id = places.objects[index] else { continue }
      made.append((emitNumbered(validated, prototype: id, plans: plans), nib))
    }
    let known = Set(nibs.flatMap(\.content.archive.keys))
    var missing: Set<String> = []
    for (numbered, _) in made { missing.formUnion(numbered.archive.keys.filter { !known.contains($0) }) }
    habits.withoutKeys = missing.sorted()
    for (numbered, nib) in made { readFonts(NibContent(archive: numbered.archive), nib) }
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
        !habits.fonts.contains(where: { $0.font == font })
      else { continue }
      var matching = NibMatching(content, made, without: Set(habits.withoutKeys))
      if matching.match(.object(number), .object(other), path: ArchivedPath(start: "")) { continue }
      var raw = RawValues(NibMatching(content, made))
      guard case .object(let archived)? = try? raw.value(.object(number), at: ArchivedPath(start: "")),
        archived.entries.allSatisfy({ $0.value.paths.isEmpty })
      else { continue }
      habits.fonts.append((font, archived))
    }
  }
}
