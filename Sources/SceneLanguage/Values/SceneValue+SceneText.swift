package import SceneModel

extension SceneValue {
  /// The value as a scene writes it, in one line; one value for all keys is said once.
  package var sceneText: String {
    if case .keyed(let values) = self, let first = values.first, values.allSatisfy({ $0.value == first.value }) {
      return first.value.sceneText
    }
    return written().map(SceneWriter.line) ?? "null"
  }
}
