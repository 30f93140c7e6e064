import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension Completion {
  /// What can begin an object in place of its class.
  var firstKeys: [String] {
    var names: [String] = []
    if shape.components?.names.isEmpty == false { names.append(SceneKeys.use) }
    if shape.kind == .component { names.append(SceneKeys.slotInsertionPoint) }
    return names
  }

  /// The names that the document gives several traits.
  var traitNames: [String] {
    sketch.child(SceneKeys.Document.traits.rawValue, of: -1).map { entry in
      sketch.children(of: entry).map { sketch.entries[$0].name }
    } ?? []
  }

  // MARK: - Keys

  /// What a use or an example can say of the component's parameters, slots and parts: required ones first.
  func argumentKeys(_ parent: Int) -> [CompletionItem] {
    let present = siblings(of: parent)
    var parameters: [(name: String, type: ParameterType?, isRequired: Bool)] = []
    var slots: [SlotSchema] = []
    var parts: [String] = []
    if case .example = shape.position(of: parent) {
      parameters = shape.ownParameters.map { ($0.name, $0.type, isRequired($0.name)) }
      slots = shape.ownSlots
    } else if let component = shape.objects[parent]?.component {
      parameters = component.parameters.map { ($0.name.value, $0.type, $0.isRequired) }
      slots = component.slots.map { SceneShape.slot($0.name.value, $0.accepts, isSingle: $0.isSingle) }
      // A use says nothing of a part but its segues.
      parts = shape.isOfStoryboard ? component.parts.map(\.name.value) : []
    }
    let sorted = parameters.filter(\.isRequired) + parameters.filter { !$0.isRequired }
    var items = sorted.filter { !present.contains($0.name) }.map { parameter -> CompletionItem in
      var item = key(parameter.name, .property, parameter.type.map(SceneShape.position) ?? .opaque)
      item.detail = (parameter.type?.name ?? "") + (parameter.isRequired ? ", required" : "")
      item.sample = nil
      return item
    }
    items += slots.filter { !present.contains($0.name) }.map { slot in
      var item = key(slot.name, .slot, slot.isSingle ? .object(slot) : .objects(slot))
      item.detail = slot.accepts.joined(separator: ", ")
      item.sample = nil
      return item
    }
    return items + parts.filter { !present.contains($0) }.map { key($0, .reference, .partEntries) }
  }

  private func isRequired(_ name: String) -> Bool {
    guard let section = sketch.child(SceneKeys.Component.parameters.rawValue, of: -1),
      let entry = sketch.child(name, of: section)
    else { return false }
    return sketch.child(SceneKeys.Parameter.default.rawValue, of: entry) == nil
      && sketch.text(of: SceneKeys.Parameter.optional.rawValue, in: entry) != "true"
  }

  /// The properties of the object that an example shows.
  func propertyKeys(_ parent: Int) -> [CompletionItem] {
    let present = siblings(of: parent)
    let schema = shape.objects[parent]?.schema
    return (schema?.propertyNames ?? []).filter { !present.contains($0) }.compactMap { schema?.properties[$0] }
      .map { item(of: $0) }
  }

  /// The first parameter of a new example.
  var exampleStart: [CompletionItem] {
    (shape.ownParameters.map(\.name) + shape.ownSlots.map(\.name)).map { name in
      var start = item(name, .property, context.isInFlow ? "{\(name): " : "- \(name): ")
      start.goesOn = true
      return start
    }
  }

  /// The parameters that the object names and that are not declared.
  func undeclared(_ parent: Int) -> [CompletionItem] {
    guard let own = shape.ownComponent else { return [] }
    let kind = NameOccurrence.Kind.parameter(component: own)
    let known = siblings(of: parent)
    let used = analysis.names.used(kind).map(\.name)
    return unique(used).filter { !known.contains($0) }.map { key($0, .reference, .parameter) }
  }

  // MARK: - Values

  func componentValues(of position: ScenePosition) -> [CompletionItem] {
    switch position {
    case .componentName:
      let own = shape.ownComponent
      return (shape.components?.names ?? []).filter { $0 != own }.map { name in
        var item = item(name, .aClass)
        item.detail = shape.components?.className(of: name).class ?? ""
        return item
      }
    case .slotName: return shape.ownSlots.map { item($0.name, .reference) }
    case .parameter, .parameterType: return (ParameterType.names + enumerationNames).map { item($0, .keyword) }
    case .acceptedClasses, .componentSlot: return classItems(nil).filter { catalog.schema(named: $0.label) != nil }
    default: return []
    }
  }

  private var enumerationNames: [String] {
    let classes = Set(CompiledSchemas.classNames)
    return CompiledSchemas.allNames.filter { !classes.contains($0) && catalog.enumeration(named: $0) != nil }
  }

  /// The parameters of the component that the text declares which fit a position.
  func parameterItems(of type: ParameterType) -> [CompletionItem] {
    guard shape.kind == .component, isInObject else { return [] }
    return shape.ownParameters.filter { $0.type == type }.map { parameter in
      var item = item("$\(parameter.name)", .value)
      item.detail = type.name
      return item
    }
  }

  /// Whether the position is in the object of a component or in a style of it, where parameters can stand.
  private var isInObject: Bool {
    var entry = context.entry ?? context.parent
    while entry >= 0, sketch.entries[entry].parent >= 0 { entry = sketch.entries[entry].parent }
    guard entry >= 0 else { return false }
    let section = SceneKeys.Component(rawValue: sketch.entries[entry].name)
    return section == .object || section == .styles
  }

  /// The parts of the uses that have an id, as others name them.
  func partItems(in scope: Int) -> [CompletionItem] {
    guard shape.components != nil else { return [] }
    return unique(analysis.names.defined(.object, in: scope).map(\.name)).flatMap { name in
      (analysis.names.component(ofObject: name, in: scope)?.parts ?? []).map { part in
        var item = item("\(name).\(part.name.value)", .reference)
        item.detail = "part of \(name)"
        return item
      }
    }
  }
}
