import SceneDiagnostics
import SceneLanguage
import SceneModel

extension SceneVariation {
  /// The variation in one line.
  var summary: String {
    let when = traits.map { "\($0.name)(\($0.raw))" }.sorted().joined(separator: " ")
    var parts = properties.map { "\($0.name.value): \($0.value.value.withKeysInOrder.sceneText)" }.sorted()
    if let isInstalled { parts.append("isInstalled: \(isInstalled)") }
    if let constant { parts.append("constant: \(SceneNumber.text(constant))") }
    return "when \(when) {\(parts.joined(separator: ", "))}"
  }
}

extension ArchiveEdits.Change {
  /// The change in one line, with other names for the objects that paths begin at.
  func dump(_ name: (String) -> String) -> String {
    switch self {
    case .keep: "keep"
    case .absent: "absent"
    case .value(let value): value.dump(name)
    case .elements(let elements):
      elements.pieces.map { piece in
        switch piece {
        case .range(let range): "\(range.lowerBound)-\(range.upperBound)"
        case .value(let value): value.dump(name)
        }
      }.joined(separator: ", ")
    }
  }
}

extension ArchivedValue {
  /// The value in one line, with other names for the objects that paths begin at.
  func dump(_ name: (String) -> String) -> String {
    if case .same(var path) = self {
      path.start = name(path.start)
      return ArchivedValue.same(path).text ?? ""
    }
    guard case .object(let object) = self else { return text ?? "" }
    return object.className + "{"
      + object.entries.map { "\($0.key): \($0.value.dump(name))" }.joined(separator: ", ") + "}"
  }
}
