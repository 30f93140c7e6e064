import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// What a document of Interface Builder cannot hold.
  var losses: [Diagnostic] {
    scene.objects.indices.flatMap { index in
      scene.objects[index].properties.flatMap { losses(of: $0, in: ObjectID(index)) }
    }.sortedByLocation()
  }

  private func losses(of property: SceneProperty, in id: ObjectID) -> [Diagnostic] {
    let name = property.name.value
    var reasons: [String] = []
    switch property.value.value {
    case .localizedText(_, let key): reasons += loss(ofKey: key, name, id)
    case .keyed(let values):
      for value in values {
        if value.key.contains("+") { reasons.append("the joint state '\(value.key)' of '\(name)'") }
        if case .localizedText(_, let key) = value.value { reasons += loss(ofKey: key, name, id) }
      }
    case .geometry(.rect, let numbers) where name == "bounds" && (numbers[0] != 0 || numbers[1] != 0):
      reasons.append("the origin of 'bounds'")
    default: break
    }
    if name == "transform" { reasons.append("'transform'") }
    return reasons.map {
      Diagnostic(.notCarried, "\($0) has no place in a document", at: property.value.range)
    }
  }

  /// Documents make the keys of texts themselves, from the id of the object.
  private func loss(ofKey key: String, _ name: String, _ id: ObjectID) -> [String] {
    key.hasPrefix("\(self.id(of: id)).") ? [] : ["the key '\(key)' of '\(name)'"]
  }
}
