import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

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
    var (classEntry, superclassValue): ((key: NodeID, value: NodeID)?, NodeID?) = (nil, nil)
    var hasStyles = false
    for entry in buffers.entries(of: node) {
      switch buffers.length(of: entry.key) {
      case 5 where classEntry == nil: if buffers.isText("class", entry.key) { classEntry = entry }
      case 6 where !hasStyles: hasStyles = buffers.isText("styles", entry.key)
      case 10 where superclassValue == nil: if buffers.isText("superclass", entry.key) { superclassValue = entry.value }
      default: break
      }
    }
    // Nearly all objects name their class in one key, and nothing else has to be asked.
    if superclassValue == nil, let classValue = classEntry?.value, tree.tagText(of: node) == nil,
      buffers.length(of: classValue) > 0
    {
      let number = scene.objects.names.intern(buffers.utf8(of: classValue))
      return (objectClass(numbered: number), buffers[classValue].range, hasStyles)
    }
    guard let name = className(of: node, classEntry, slot: slot) else { return nil }
    let superclass = superclassValue.flatMap { value -> String? in
      let value = tree.resolved(value)
      return tree[value].kind == .scalar && !tree.text(of: value).isEmpty ? tree.text(of: value) : nil
    }
    return (objectClass(named: name.value, superclassName: superclass), name.range, hasStyles)
  }

  /// A class by its name and that of its superclass; nil for a class alone.
  mutating func objectClass(named name: String, superclassName: String?) -> ObjectClass {
    let number = scene.objects.names.intern(name)
    guard let superclassName else { return objectClass(numbered: number) }
    let pair = ClassPair(name: number, superclassName: superclassName)
    if let known = subclasses[pair] { return known }
    let made = madeClass(name, superclassName, number)
    subclasses[pair] = made
    return made
  }

  /// The class of a name, of objects that name no superclass.
  private mutating func objectClass(numbered number: UInt32) -> ObjectClass {
    let index = Int(number)
    if index < classes.count, let known = classes[index] { return known }
    let made = madeClass(scene.objects.names[number], nil, number)
    while classes.count <= index { classes.append(nil) }
    classes[index] = made
    return made
  }

  /// A class by its name as the text has it, and the number of that.
  private mutating func madeClass(_ written: String, _ superclassName: String?, _ number: UInt32) -> ObjectClass {
    let name = TargetModule.resolved(written, catalog.module)
    let made = ObjectClass(
      name: name,
      superclassName: superclassName,
      schema: schema(of: name, superclassName: superclassName),
      number: name == written ? number : scene.objects.names.intern(name)
    )
    made.lacksModule = catalog.module == nil && TargetModule.isNamed(by: written)
    return made
  }

  /// The name of a class that is no object's, such as a segue's, with the module of the target.
  mutating func className(_ written: String, at range: SourceRange) -> Located<String> {
    if catalog.module == nil, TargetModule.isNamed(by: written) { reportMissingModule(written.dropFirst(), range) }
    return Located(TargetModule.resolved(written, catalog.module), at: range)
  }

  /// Reports that the module of the target is not known.
  mutating func reportMissingModule(_ name: some StringProtocol, _ range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .targetModule,
        "the module of the target is not known, so that the nib names the class '\(name)' alone",
        at: range,
        hint: "write 'module: Shop' in .diorama.yaml, or give --module"
      )
    )
  }

  private mutating func className(
    of node: NodeID,
    _ written: (key: NodeID, value: NodeID)?,
    slot: SlotUse?
  ) -> Located<String>? {
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
    reportMissingClass(node, tree[node].kind == .mapping ? entries(node, of: "an object") : [], slot?.schema)
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

/// A class together with the superclass that objects name.
struct ClassPair: Hashable {
  /// The number of the class's name in the scene.
  let name: UInt32
  let superclassName: String
}
