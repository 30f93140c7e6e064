import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Reads a property of an object: its record goes behind those of the properties read before.
  ///
  /// - Parameters:
  ///   - index: The index of the property among the members of the class.
  ///   - entry: The entry of the object's map, or of a style's.
  ///   - use: The class of the object.
  ///   - first: The index of the object's first record in `pendingProperties`; an earlier one of the same name is replaced.
  ///   - style: The style that has the entry; nil for the object's own.
  mutating func lowerProperty(
    _ index: Int,
    _ entry: (key: NodeID, value: NodeID),
    of use: ObjectClass,
    since first: Int,
    style: Located<String>? = nil
  ) {
    guard let index = use.property(at: index, &scene.objects.names) else { return }
    let (property, name) = (use.properties[index].property, use.properties[index].number)
    let key = buffers[entry.key].range
    // A value that a style gives is where the style says it, whatever it refers to.
    let range = buffers[entry.value].range
    let firstText = values.texts.count
    let value = values.read(entry.value, of: property.schema)
    var record = scene.objects.kept(value, name: name, key: key, at: range)
    if values.texts.count > firstText { keepTexts(since: firstText, of: record) }
    if let style { scene.objects.setStyle(style, of: &record) }
    for other in first..<pendingProperties.count where pendingProperties[other].name == name {
      pendingProperties.remove(at: other)
      break
    }
    pendingProperties.append(record)
  }
}
