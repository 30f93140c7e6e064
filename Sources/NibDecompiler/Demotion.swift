import SceneDiagnostics
import SceneLanguage
import SceneModel

/// Takes out of a reading what no scene may say; the nib's own form of it is kept instead.
enum Demotion {
  /// Whether anything was taken out for the sake of some errors.
  ///
  /// - Parameter parts: Finds the parts of the scene that errors refer to.
  static func apply(_ diagnostics: [Diagnostic], _ parts: ScenePartSearch, to reading: inout ObjectReading) -> Bool {
    var found: [ScenePart] = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.repeats
      if let part = ranges.lazy.compactMap({ parts.match($0)?.part }).first { found.append(part) }
    }
    // Indexes of variations hold as long as those behind are taken out first.
    var isChanged = false
    for part in found.reversed() where demote(part, in: &reading) { isChanged = true }
    return isChanged
  }

  /// Takes out a part; false where it is no longer there, or cannot be taken out.
  private static func demote(_ part: ScenePart, in reading: inout ObjectReading) -> Bool {
    switch part {
    case .object(let id), .className(let id):
      guard reading.scene[id].kind == .object, reading.isInScene(id) else { return false }
      reading.remove(id)
    // A variation that the nib has in another form cannot be kept without its constraint.
    case .constraint(let index), .constraintVariation(let index, _): reading.remove(constraint: index)
    case .property(let id, let name): reading.scene[id].properties.removeAll { $0.name.value == name }
    case .attribute(let id, let path): reading.scene[id].attributes.removeAll { $0.keyPath.value == path }
    case .embedding(let id): reading.scene[id].embedding = nil
    case .outlet(let id, let name): reading.scene[id].outlets.removeAll { $0.name.value == name }
    case .action(let id, _, _): reading.scene[id].actions = []
    case .variation(let id, let index):
      guard reading.scene[id].variations.indices.contains(index) else { return false }
      reading.scene[id].variations.remove(at: index)
    case .segue, .sceneLink: return false
    }
    return true
  }
}
