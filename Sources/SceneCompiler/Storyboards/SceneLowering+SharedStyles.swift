import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Merges the properties of a style that the storyboard declares in another text.
  ///
  /// No range of that text can be in this scene: what the style sets has the range of its name here.
  mutating func lowerSharedStyle(
    _ style: NodeID,
    named name: NodeID,
    of node: NodeID,
    as id: ObjectID,
    _ use: ObjectClass,
    since firstProperty: Int,
    into parts: inout ObjectParts?
  ) {
    guard let tree = shared?.tree else { return }
    let name = located(self.tree.resolved(name))
    scene.styleUses.append(SceneStyleUse(style: name, object: id))
    guard tree[style].kind == .mapping, let members = use.members else { return }
    for entry in tree.entries(of: style) {
      switch tree.withUTF8(of: entry.key, { members.member(of: $0) }) {
      case .property(let index): lowerSharedProperty(index, entry.value, of: use, since: firstProperty, style: name)
      case .slot(let index) where use.slot(at: index)?.schema.map(holdsParts) == true:
        // Parts are objects of the scene, and no object can have the ranges of another text.
        diagnostics.append(
          Diagnostic(
            .styleContent,
            "the storyboard's style '\(name.value)' has '\(tree.text(of: entry.key))', which a file of its own cannot take",
            at: name.range,
            hint: "write it in the object, or the style in this file"
          )
        )
      case .slot, .unknown:
        let key = tree.text(of: entry.key)
        guard !SceneKeys.notInStyles.contains(key) else { continue }
        ObjectParts.of(&parts).unknownKeys.append(
          .init(name: Located(key, at: name.range), looksLikeSlot: false, style: name)
        )
      }
    }
  }

  private mutating func lowerSharedProperty(
    _ index: Int,
    _ value: NodeID,
    of use: ObjectClass,
    since first: Int,
    style: Located<String>
  ) {
    guard var reader = sharedValues, let index = use.property(at: index, &scene.objects.names) else { return }
    let (property, name) = (use.properties[index].property, use.properties[index].number)
    // Notes of what other systems lack are about this text.
    reader.versionedUses = []
    reader.texts = []
    let read = reader.read(value, of: property.schema)
    values.versionedUses += reader.versionedUses.map { use in
      var use = use
      use.range = style.range
      return use
    }
    sharedValues = reader
    var record = scene.objects.kept(read, name: name, key: style.range, at: style.range)
    scene.objects.setStyle(style, of: &record)
    if !reader.texts.isEmpty, read != .invalid {
      // The text is in the storyboard's own file: the scene says where it takes the style.
      let texts = reader.texts.map { text in
        var text = text
        text.range = style.range
        text.keyRange = nil
        return text
      }
      pendingTexts.append(PendingTexts(name: name, payload: record.payload, texts: texts))
    }
    for other in first..<pendingProperties.count where pendingProperties[other].name == name {
      pendingProperties.remove(at: other)
      break
    }
    pendingProperties.append(record)
  }
}
