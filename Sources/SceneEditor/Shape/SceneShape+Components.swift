import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension SceneShape {
  /// The name of the component that the text declares; nil for other texts.
  package var ownComponent: String? { kind == .component ? SourceKind.name(ofPath: sketch.source.path) : nil }

  // MARK: - What the text declares

  var declaredParameters: [(name: String, type: ParameterType?)] {
    declared(.parameters).map { entry in
      let type = sketch.scalar(entry) ?? sketch.text(of: SceneKeys.Parameter.type.rawValue, in: entry)
      return (sketch.entries[entry].name, type.flatMap { $0.isEmpty ? nil : ParameterType($0) })
    }
  }

  var declaredSlots: [SlotSchema] {
    declared(.slots).map { entry in
      let listed = sketch.child(SceneKeys.ComponentSlot.accepts.rawValue, of: entry) ?? entry
      let names = [sketch.scalar(listed)].compactMap { $0 } + sketch.children(of: listed).compactMap(sketch.scalar)
      let isSingle = sketch.text(of: SceneKeys.ComponentSlot.single.rawValue, in: entry) == "true"
      let known = names.filter { catalog.schema(named: $0) != nil }
      return Self.slot(sketch.entries[entry].name, known.isEmpty ? ["UIView"] : known, isSingle: isSingle)
    }
  }

  private func declared(_ section: SceneKeys.Component) -> [Int] {
    guard let section = sketch.child(section.rawValue, of: -1) else { return [] }
    return sketch.children(of: section).filter { sketch.entries[$0].kind == .key }
  }

  static func slot(_ name: String, _ accepts: [String], isSingle: Bool) -> SlotSchema {
    var slot = SlotSchema(name: name, range: SourceRange(0, 0), accepts: accepts)
    slot.isSingle = isSingle
    return slot
  }

  // MARK: - Uses

  func use(of name: String, _ slot: SlotSchema?) -> ObjectShape {
    let found = components?.className(of: name)
    let schema =
      found?.class.flatMap { catalog.schema(named: $0) } ?? found?.superclass.flatMap { catalog.schema(named: $0) }
    return ObjectShape(
      className: found?.class ?? "",
      schema: schema,
      slot: slot,
      isImplied: false,
      use: name,
      component: components?.component(named: name)
    )
  }

  var declaredExample: ObjectShape? {
    guard let object = sketch.child(SceneKeys.Component.object.rawValue, of: -1) else { return nil }
    if let name = sketch.text(of: SceneKeys.use, in: object), !name.isEmpty {
      var inner = use(of: name, nil)
      (inner.use, inner.component) = (nil, nil)
      return inner
    }
    let name = sketch.entries[object].tag?.name ?? sketch.text(of: SceneKeys.Object.class.rawValue, in: object) ?? ""
    let superclass = sketch.text(of: SceneKeys.Object.superclass.rawValue, in: object)
    let schema = catalog.schema(named: name) ?? superclass.flatMap { catalog.schema(named: $0) }
    return ObjectShape(className: name, schema: schema, slot: nil, isImplied: false)
  }

  // MARK: - Positions

  func parameterPosition(_ key: String, _ parent: Int) -> ScenePosition {
    switch SceneKeys.Parameter(rawValue: key) {
    case .type: return .parameterType
    case .optional: return .type(.bool)
    case .default:
      let type = sketch.text(of: SceneKeys.Parameter.type.rawValue, in: parent)
      return type.flatMap { $0.isEmpty ? nil : Self.position(of: ParameterType($0)) } ?? .opaque
    case nil: return .opaque
    }
  }

  /// What a use says for a parameter, a slot or a part; nil for the keys of its object.
  func argumentPosition(_ key: String, of component: Component, _ parent: Int) -> ScenePosition? {
    if let parameter = component.parameter(named: key) { return Self.position(of: parameter.type) }
    if let slot = component.slot(named: key) {
      let schema = Self.slot(key, slot.accepts, isSingle: slot.isSingle)
      return slot.isSingle ? .object(schema) : .objects(schema)
    }
    guard let part = key.split(separator: ".").last, component.part(named: String(part)) != nil else { return nil }
    return .partEntries
  }

  func examplePosition(_ key: String) -> ScenePosition {
    if let parameter = ownParameters.first(where: { $0.name == key }) {
      return parameter.type.map(Self.position) ?? .opaque
    }
    if let slot = ownSlots.first(where: { $0.name == key }) { return slot.isSingle ? .object(slot) : .objects(slot) }
    return example?.schema?.properties[key].map { .property($0) } ?? .opaque
  }

  static func position(of type: ParameterType) -> ScenePosition {
    switch type {
    case .value(let type): .type(type)
    case .action: .action(event: nil)
    case .object: .reference(.argument)
    }
  }
}
