import NibArchive
import SceneDiagnostics
import SceneModel

extension SceneInterface {
  /// The interface as text, a line a fact; the order of what has none does not matter to it.
  package var text: String {
    var lines = ["owner \(owner)"]
    lines += placeholders.map { "placeholder \($0.name.value) \($0.className) \($0.identifier)" }.sorted()
    lines += objects.map { "object \($0.identifier.value) \($0.index) \($0.className)" }.sorted()
    for object in objects {
      lines += object.parts.map { "part \(object.identifier.value).\($0.identifier.value) \($0.index) \($0.className)" }
    }
    lines += connections.map { "\($0.kind.rawValue) \($0.className) \($0.name)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Sixteen hexadecimal digits that differ for different interfaces.
  package var hash: String { NibSourceMap.hash(of: text.utf8) }
}
