package import SceneDiagnostics
package import SceneModel

/// A value as the text has it, once however many objects take it from a style.
package struct LocatedValue: Sendable {
  /// The first object that has it.
  package var object: ObjectID
  /// The property or runtime attribute.
  package var name: Located<String>
  package var value: Located<SceneValue>
  /// Whether a style says it.
  package var isOfStyle = false
}

extension LocatedValue {
  /// The values of a scene, those of variations and runtime attributes too.
  static func all(of scene: Scene) -> [LocatedValue] {
    var written: [LocatedValue] = []
    var known: Set<Int> = []
    func add(_ property: SceneProperty, of id: ObjectID) {
      // What a style says is found in each object that names it.
      if property.style != nil, !known.insert(property.value.range.lowerBound).inserted { return }
      written.append(
        LocatedValue(object: id, name: property.name, value: property.value, isOfStyle: property.style != nil)
      )
    }
    let objects = scene.objects
    for index in objects.records.indices {
      let id = ObjectID(index)
      for property in objects.records[index].properties { add(objects.property(at: property), of: id) }
      guard objects.hasRareParts(at: index) else { continue }
      for property in objects.variations(at: index).flatMap(\.properties) { add(property, of: id) }
      for attribute in objects.attributes(at: index) {
        guard let value = SceneValue(attribute.value.value) else { continue }
        written.append(
          LocatedValue(object: id, name: attribute.keyPath, value: Located(value, at: attribute.value.range))
        )
      }
    }
    return written
  }
}

extension SceneValue {
  /// A runtime attribute's color, image or text; nil for other values.
  fileprivate init?(_ value: RuntimeValue) {
    switch value {
    case .color(let color): self = .color(color)
    case .image(let image): self = .image(image)
    case .text(let text): self = .text(text)
    case .localizedText(let text, let key): self = .localizedText(text, key: key)
    case .null, .bool, .int, .double, .geometry, .invalid: return nil
    }
  }
}
