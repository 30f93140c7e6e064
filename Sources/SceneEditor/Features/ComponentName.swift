import SceneLanguage
import SceneSyntax

extension Analysis {
  /// What a component that is made of the object at an offset could be called: as its id, or else as its class.
  package func componentName(at offset: Int) -> String {
    let context = sketch.context(at: offset)
    let entry = context.entry ?? context.parent
    let object = entry < 0 || shape.objects[entry] != nil ? entry : shape.owners[entry]
    guard object >= 0, let found = shape.objects[object] else { return "Part" }
    let last = found.className.split(separator: ".").last.map(String.init) ?? ""
    let word =
      sketch.text(of: SceneKeys.Object.id.rawValue, in: object)
      ?? (last.hasPrefix("UI") ? String(last.dropFirst(2)) : last)
    let name = word.filter(MethodSpelling.isNameCharacter)
    guard let first = name.first, first.isLetter else { return "Part" }
    return first.uppercased() + name.dropFirst()
  }
}
