import SceneDiagnostics
import SceneModel

extension SceneObject {
  /// Whether the object has an unknown key that was surely meant to be this one, and is reported as that.
  func isMisspelled(_ name: String) -> Bool {
    unknownKeys.contains { Spelling.nearest(to: $0.name.value, in: [name]) != nil }
  }
}
