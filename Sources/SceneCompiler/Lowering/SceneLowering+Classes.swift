import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax
import TextTables

extension SceneLowering {
  /// The schema of an object's class or superclass; nil if there is none.
  func schema(of object: SceneObject) -> ClassSchema? {
    schema(of: object.className.value, superclassName: object.superclassName?.value)
  }

  private func schema(of className: String, superclassName: String?) -> ClassSchema? {
    catalog.schema(named: className) ?? superclassName.flatMap { catalog.schema(named: $0) }
  }

  /// The class of an object, the range of its name, and whether it names styles; nil where it has no class, which is reported.
  mutating func objectClass(
    of node: NodeID,
    slot: SlotUse?
  ) -> (use: ObjectClass, name: SourceRange, hasStyles: Bool)? {
    var (classValue, superclassValue): (NodeID?, NodeID?) = (nil, nil)
    var hasStyles = false
    for entry in buffers.entries(of: node) {
      switch buffers.length(of: entry.key) {
      case 5 where classValue == nil: if buffers.isText("class", entry.key) { classValue = entry.value }
      case 6 where !hasStyles: hasStyles = buffers.isText("styles", entry.key)
      case 10 where superclassValue == nil: if buffers.isText("superclass", entry.key) { superclassValue = entry.value }
      default: break
      }
    }
    if superclassValue == nil, let classValue, buffers.writtenValue(of: classValue) != nil,
      tree.tagText(of: node) == nil
    {
      let name = buffers.utf8(of: classValue)
      let hash = TextSlots.hash(name)
      for known in recentClasses where known.hash == hash && known.use.isNamed(name) {
        return (known.use, buffers[classValue].range, hasStyles)
      }
    }
    if superclassValue == nil, let classValue, tree.tagText(of: node) == nil, buffers[classValue].isScalar,
      buffers[classValue].isPlain, buffers.length(of: classValue) > 0
    {
      return (objectClass(named: tree.text(of: classValue), superclassName: nil), buffers[classValue].range, hasStyles)
    }
    guard let name = className(of: node, slot: slot) else { return nil }
    let superclass = superclassValue.flatMap { value -> String? in
      let value = tree.resolved(value)
      return tree[value].kind == .scalar && !tree.text(of: value).isEmpty ? tree.text(of: value) : nil
    }
    return (objectClass(named: name.value, superclassName: superclass), name.range, hasStyles)
  }

  /// A class by its name and that of its superclass.
  mutating func objectClass(named name: String, superclassName: String?) -> ObjectClass {
    for known in recentClasses where known.use.name == name && known.use.superclassName == superclassName {
      return known.use
    }
    if let known = classes[name]?.first(where: { $0.superclassName == superclassName }) { return known }
    let made = ObjectClass(
      name: name,
      superclassName: superclassName,
      schema: schema(of: name, superclassName: superclassName),
      number: scene.objects.names.intern(name)
    )
    if recentClasses.count < Self.maximumRecentClasses {
      recentClasses.append((made.nameHash, made))
    } else {
      classes[name, default: []].append(made)
    }
    return made
  }

  /// How many classes are looked through by their characters: most scenes have few.
  private static let maximumRecentClasses = 24

  private mutating func className(
    of node: NodeID,
    slot: SlotUse?
  ) -> Located<String>? {
    let parts = tree[node].kind == .mapping ? entries(node, of: "an object") : []
    let written = parts.first { $0.name == "class" }
    if let tag = tree.tagText(of: node), let range = tree.tagRange(of: node) {
      if let written {
        diagnostics.append(
          Diagnostic(
            .twoClasses,
            "the class of the object is given twice",
            at: tree[written.key].range,
            notes: [.init("this tag gives it", at: range)]
          )
        )
      }
      return Located(String(tag.drop { $0 == "!" }), at: range)
    }
    if let written {
      let value = tree.resolved(written.value)
      if tree[value].kind == .scalar, !tree.text(of: value).isEmpty { return located(value) }
      report(.wrongType, "'class' is the name of a class, not \(describe(value))", at: value)
      return nil
    }
    if let implied = slot?.schema?.impliedClass {
      let start = tree[node].range.lowerBound
      return Located(implied, at: SourceRange(start, start))
    }
    reportMissingClass(node, parts, slot?.schema)
    return nil
  }

  private mutating func reportMissingClass(
    _ node: NodeID,
    _ parts: [(name: String, key: NodeID, value: NodeID)],
    _ slot: SlotSchema?
  ) {
    let meant = parts.first {
      ForeignNames.keys[$0.name] == ["class"] || Spelling.nearest(to: $0.name, in: ["class"]) != nil
    }
    let hint =
      nestedObject(parts)
      ?? (meant == nil ? classHint(of: parts, slot) : Spelling.suggestion(of: ["class"]))
    report(.missingClass, "this object has no class", at: node, hint: hint)
    // One line is enough to find it; the whole map would underline everything inside.
    if let last = diagnostics.indices.last, let key = (meant ?? parts.first)?.key {
      diagnostics[last].range = tree[key].range
    }
  }
}
