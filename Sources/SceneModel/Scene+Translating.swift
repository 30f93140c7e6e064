extension Scene {
  /// The scene as it is where its localizable texts read otherwise; values under a condition, and attributes, stay.
  ///
  /// - Parameter text: What a text is replaced by, of its key and the text; nil for nothing.
  package func translated(_ text: (_ key: String, _ text: String) -> String?) -> Scene {
    var scene = self
    for index in scene.objects.values.indices {
      guard let translated = scene.objects.values[index].translated(text) else { continue }
      scene.objects.values[index] = translated
    }
    return scene
  }
}

extension SceneValue {
  /// The value with other texts; nil where it has none that is replaced.
  fileprivate func translated(_ text: (String, String) -> String?) -> SceneValue? {
    switch self {
    case .localizedText(let old, let key): return text(key, old).map { .localizedText($0, key: key) }
    case .keyed(let values):
      let new = values.map { $0.value.translated(text) }
      guard new.contains(where: { $0 != nil }) else { return nil }
      return .keyed(zip(values, new).map { .init(key: $0.key, raw: $0.raw, value: $1 ?? $0.value) })
    case .list(let values):
      let new = values.map { $0.translated(text) }
      return new.contains { $0 != nil } ? .list(zip(values, new).map { $1 ?? $0 }) : nil
    case .factory(let name, let arguments):
      let new = arguments.map { $0.value.translated(text) }
      guard new.contains(where: { $0 != nil }) else { return nil }
      return .factory(name: name, arguments: zip(arguments, new).map { .init(name: $0.name, value: $1 ?? $0.value) })
    default: return nil
    }
  }
}
