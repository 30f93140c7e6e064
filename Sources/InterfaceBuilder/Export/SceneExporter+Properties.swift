import SceneCatalog
import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// Adds what differs from what the document would mean without it.
  mutating func addProperties(
    of id: ObjectID,
    _ schema: ClassSchema,
    to element: inout DocumentElement,
    _ children: inout DocumentElement
  ) {
    var accessibility = DocumentElement("accessibility", ["key": "accessibilityConfiguration"])
    var traits = DocumentElement("textInputTraits", ["key": "textInputTraits"])
    var part = DocumentElement(element.name)
    let object = scene[id]
    let isPlaced = isPlacedByConstraints(id)
    for name in schema.propertyNames {
      guard let property = schema.properties[name], name != "bounds", name != "center" else { continue }
      let attribute = property.documentName
      let written = name == "frame" ? frame(of: id) : object.property(name)?.value.value
      if property.keyedBy == "UIControl.State" { continue }
      if property.keyedBy != nil {
        putAxes(written ?? property.defaultValue, property, into: &part)
        continue
      }
      if property.container == "UIRuntimeAccessibilityConfiguration" {
        if let written { put(accessibility: written, property, attribute, into: &accessibility) }
        continue
      }
      let meaning = property.documentMeaning(in: catalog)
      // Documents leave out the mask that such views have.
      let fallback =
        isPlaced && name == PlacedProperty.mask
        ? meaning : property.unwrittenValue(in: schema, isPlaced: isPlaced) { object.property($0)?.value.value }
      let value = written ?? fallback
      let isPlain = value == meaning
      let isAlways =
        WrittenAttributes.contains(attribute, of: element.name, schema)
        || WrittenAttributes.isChild(attribute, of: element.name)
      if name == "frame", !schema.isKind(of: "UIView") || schema.name == "UISegment" { continue }
      let isLeftOpen = written == nil && !property.conditionalDefaults.isEmpty && property.name != "backgroundColor"
      if name != "frame", !isAlways, isPlain || isLeftOpen { continue }
      if property.declaringClass == "UITextInputTraits" {
        if !isPlain { values.put(value, as: property.type, attribute, into: &traits) }
      } else if written == nil, property.type == .color, !property.isOptional {
        part.children.append(DocumentElement("nil", ["key": attribute]))
      } else if let constant = property.constantAttribute(of: value) {
        part[constant.name] = constant.value
      } else {
        values.put(value, as: property.type, attribute, into: &part)
      }
    }
    element.attributes += part.attributes
    children.children += part.children.filter { !Self.isEmptyMask($0) }
    if accessibility.attributes.count > 1 || !accessibility.children.isEmpty { children.children.append(accessibility) }
    if traits.attributes.count > 1 || schema.isKind(of: "UITextField") || schema.isKind(of: "UITextView") {
      children.children.append(traits)
    }
    children.children += states(of: id, schema)
  }

  /// The frame that the scene gives a view, itself or by bounds and a center, or that others give it; nil where none does.
  private func frame(of id: ObjectID) -> SceneValue? {
    (frames[id] ?? scene[id].writtenFrame).map { .geometry(.rect, $0) }
  }

  private static func isEmptyMask(_ element: DocumentElement) -> Bool {
    element.name == "autoresizingMask" && element.attributes.count == 1
  }

  private func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    guard let slot = scene[id].slotName else { return false }
    return PlacedProperty.isPlaced(
      slot: slot,
      usesConstraints: isArranged(id),
      isNamedByConstraint: constrainedViews.contains(id)
    )
  }

  private func putAxes(_ value: SceneValue, _ property: PropertySchema, into element: inout DocumentElement) {
    let meaning = property.documentMeaning(in: catalog)
    guard case .keyed(let given) = value, case .keyed(let usual) = property.defaultValue,
      case .keyed(let meant) = meaning
    else { return }
    for fallback in usual {
      let one = given.first { $0.raw == fallback.raw } ?? fallback
      guard one.value != meant.first(where: { $0.raw == fallback.raw })?.value, case .double(let number) = one.value,
        let attribute = property.attributes[one.key]
      else { continue }
      element[attribute] = DocumentValues.number(number)
    }
  }

  private func put(
    accessibility value: SceneValue,
    _ property: PropertySchema,
    _ attribute: String,
    into element: inout DocumentElement
  ) {
    if case .bool(let flag) = value {
      element.children.append(DocumentElement("bool", ["key": attribute, "value": DocumentValues.flag(flag)]))
    } else {
      values.put(value, as: property.type, attribute, into: &element)
    }
  }

  /// The content of a button by state, in the order in which Interface Builder writes states.
  private func states(of id: ObjectID, _ schema: ClassSchema) -> [DocumentElement] {
    var states: [(raw: Int, element: DocumentElement)] = []
    let object = scene[id]
    for name in schema.propertyNames {
      guard let property = schema.properties[name], property.keyedBy == "UIControl.State",
        case .keyed(let contents)? = object.property(name)?.value.value
      else { continue }
      // Interface Builder has no joint states.
      for content in contents where !content.key.contains("+") {
        let index = states.firstIndex { $0.raw == content.raw } ?? states.endIndex
        if index == states.endIndex { states.append((content.raw, DocumentElement("state", ["key": content.key]))) }
        values.put(content.value, as: property.type, property.documentName, into: &states[index].element)
      }
    }
    // Normal, disabled, selected, highlighted: the order of Xcode's own documents.
    let order = [0: 0, 2: 1, 4: 2, 1: 3]
    return states.sorted { (order[$0.raw] ?? $0.raw + 4) < (order[$1.raw] ?? $1.raw + 4) }.map(\.element)
  }
}
