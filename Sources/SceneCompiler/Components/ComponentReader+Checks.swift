import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

extension ComponentReader {
  /// Finds the ids, the parameters, the insertion points of slots and the uses in an object.
  mutating func survey(_ node: NodeID) {
    for index in node.index..<tree.endOfSubtree(node) {
      let id = NodeID(index)
      if let name = tree.parameterName(of: id), !tree[id].isKey { usedParameters.insert(name) }
      guard tree[id].kind == .mapping else { continue }
      for entry in tree.entries(of: id) {
        let value = tree.resolved(entry.value)
        guard tree[value].kind == .scalar else { continue }
        switch tree.text(of: entry.key) {
        case SceneKeys.Object.id.rawValue: identifiers.insert(tree.text(of: value))
        case SceneKeys.use: uses.append(located(value))
        case SceneKeys.slotInsertionPoint where tree.childCount(of: id) == 2: slotInsertionPoints.append(located(value))
        default: break
        }
      }
    }
  }

  /// Finds the parameters in a style.
  mutating func surveyParameters(_ node: NodeID) {
    for index in node.index..<tree.endOfSubtree(node) {
      let id = NodeID(index)
      if let name = tree.parameterName(of: id), !tree[id].isKey { usedParameters.insert(name) }
    }
  }

  /// What holds of the declarations among themselves.
  mutating func check() {
    var names: Set<String> = []
    for name in parameters.map(\.name) + slots.map(\.name) where !names.insert(name.value).inserted {
      add(.componentForm, "a parameter and a slot cannot have one name", at: name.range)
    }
    for name in parameters.map(\.name) + slots.map(\.name) where isReserved(name.value) {
      add(.componentForm, "'\(name.value)' has a meaning in every object", at: name.range, hint: "choose another name")
    }
    for parameter in parameters where !usedParameters.contains(parameter.name.value) {
      add(
        .unusedParameter,
        "nothing in the object stands for '\(parameter.name.value)'",
        at: parameter.name.range,
        hint: "write $\(parameter.name.value) where its value goes, or leave it out"
      )
    }
    checkShadows()
    checkSlots()
    for part in parts {
      let first = part.target.value.prefix { $0 != "." }
      guard !identifiers.contains(String(first)) else { continue }
      add(
        .danglingReference,
        "no object has the id '\(first)'",
        at: part.target.range,
        hint: Spelling.suggestion(for: String(first), in: identifiers.sorted())
      )
    }
  }

  private func isReserved(_ name: String) -> Bool {
    SceneKeys.object.contains(name) || SceneKeys.StoryboardObject(rawValue: name) != nil || name == SceneKeys.use
  }

  /// A key of a use is either a parameter or a property of the root.
  private mutating func checkShadows() {
    guard let object, let schema = rootClass(of: object) else { return }
    for name in parameters.map(\.name) + slots.map(\.name) {
      let kind = schema.properties[name.value] != nil ? "property" : schema.slots[name.value] != nil ? "slot" : nil
      guard let kind else { continue }
      add(
        .parameterShadowsProperty,
        "\(schema.name) has a \(kind) '\(name.value)' already, which every use can set",
        at: name.range,
        hint: "leave it out, or choose another name"
      )
    }
  }

  /// The class of an object that names one; nil for a use of another component, and for unknown classes.
  private func rootClass(of object: NodeID) -> ClassSchema? {
    func text(_ key: SceneKeys.Object) -> String? {
      tree.value(named: key.rawValue, of: object).map { tree.text(of: $0) }
    }
    let name = tree.tagText(of: object).map { String($0.drop { $0 == "!" }) } ?? text(.class)
    return name.flatMap { catalog.schema(named: $0) } ?? text(.superclass).flatMap { catalog.schema(named: $0) }
  }

  private mutating func checkSlots() {
    for slot in slots {
      let points = slotInsertionPoints.filter { $0.value == slot.name.value }
      if points.count == 1 { continue }
      add(
        .slotPlaced,
        points.isEmpty
          ? "the slot '\(slot.name.value)' has no place in the object"
          : "the slot '\(slot.name.value)' has \(points.count) places in the object",
        at: points.dropFirst().first?.range ?? slot.name.range,
        hint: points.isEmpty
          ? "write '- slot: \(slot.name.value)' where its objects go" : "an object can only be in one place"
      )
    }
    for point in slotInsertionPoints where !slots.contains(where: { $0.name.value == point.value }) {
      add(
        .slotPlaced,
        "the component has no slot '\(point.value)'",
        at: point.range,
        hint: Spelling.suggestion(for: point.value, in: slots.map(\.name.value)) ?? "declare it in 'slots'"
      )
    }
  }

  private mutating func add(_ kind: DiagnosticKind, _ message: String, at range: SourceRange, hint: String? = nil) {
    diagnostics.append(Diagnostic(kind, message, at: range, hint: hint))
  }
}
