import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension DocumentImporter {
  /// The parts of an element that hold some of its properties.
  private struct Parts {
    var accessibility: ElementReading?
    var inputTraits: ElementReading?
    var states: [ElementReading]
  }

  /// Adds what differs from what UIKit's initializer gives.
  mutating func addProperties(
    _ element: inout ElementReading,
    _ schema: ClassSchema,
    _ slot: SlotSchema?,
    to object: inout SceneObject
  ) {
    var parts = Parts(
      accessibility: element.takeChild("accessibility").map { ElementReading($0) },
      inputTraits: element.takeChild("textInputTraits").map { ElementReading($0) },
      states: []
    )
    while let state = element.takeChild("state") { parts.states.append(ElementReading(state)) }
    var found: [String: SceneValue] = [:]
    let lists = propertyLists(schema)
    let (order, isSetOnly) = (lists.order, lists.isSetOnly)
    // Such a label takes over what its text begins with.
    let isAttributed = schema.isKind(of: "UILabel") && element.node.child("attributedString") != nil
    for property in order {
      var written = read(property, in: &element, &parts)
      // A label without a word of its color has it set, to that of texts; one whose color is nil has not.
      if written == nil, property.name == "textColor", schema.isKind(of: "UILabel"), !isAttributed {
        written = .color(.constant("label"))
      }
      // What cannot be nil and is said to be has its default.
      if written == .null, !property.isOptional { written = nil }
      // A default that depends on another property is one that documents leave out too.
      let isConditional = !property.conditionalDefaults.isEmpty && property.name != "backgroundColor"
      var value =
        written
        ?? (isConditional || isAttributed && property.name == "textAlignment"
          ? property.unwrittenValue(in: schema, isPlaced: false) { found[$0] } : property.documentMeaning(in: catalog))
      if property.name == "frame", written == nil, schema.isKind(of: "UIView"), schema.name != "UISegment",
        reading?.writesMissingFrames != false
      {
        // The frame that ibtool gives a view without one; that of a controller has the size of the canvas.
        let size = slot?.name == "view" ? canvas : (width: 1000, height: 1000)
        value = .geometry(.rect, insetFrame(of: element.node) ?? [0, 0, size.width, size.height])
      }
      if property.name == "minimumScaleFactor", written == nil, let factor = scaleFactor(of: &element, found) {
        value = factor
      }
      guard let sound = sound(value, for: property, in: element.node) else { continue }
      found[property.name] = sound
      // The properties that depend on whether constraints place a view are read by themselves.
      let isPlain = sound == property.unwrittenValue(in: schema, isPlaced: false) { found[$0] }
      if isPlain, !property.isRequired, written == nil || !isSetOnly.contains(property.name) { continue }
      guard sound.written() != nil else {
        report("the value of '\(property.name)' cannot be written in a scene", at: element.node)
        continue
      }
      object.properties.append(SceneProperty(unwritten: property.name, sound))
    }
    addMask(&element, schema, slot, to: &object)
    removeExcluded(schema, from: &object, at: element.node)
    object.properties = sorted(object.properties, as: schema)
    reportRest(of: parts)
    reportValueParts(of: element.node)
  }

  /// Properties in the order in which scenes are formatted.
  mutating func sorted(_ properties: [SceneProperty], as schema: ClassSchema) -> [SceneProperty] {
    guard properties.count > 1 else { return properties }
    let order = propertyLists(schema).keyOrder
    let ranked = properties.enumerated().map { (rank: order.rank(of: $1.name.value), offset: $0, property: $1) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.property)
  }

  /// The properties of a class as objects are read, and those of which a nib says whether they were set; found once for each class.
  private mutating func propertyLists(_ schema: ClassSchema) -> PropertyLists {
    if let known = propertyLists[schema.name] { return known }
    let lists = PropertyLists(
      order: Self.orderedProperties(schema),
      isSetOnly: Self.propertiesWhoseSettingCounts(schema),
      keyOrder: ObjectKeyOrder(schema, in: catalog)
    )
    propertyLists[schema.name] = lists
    return lists
  }

  /// The object's own properties before inherited ones, and before all those that other defaults depend on.
  static func orderedProperties(_ schema: ClassSchema) -> [PropertySchema] {
    let properties = schema.propertyNames.compactMap { schema.properties[$0] }
    let lineage = schema.lineage
    func rank(_ property: PropertySchema) -> Int {
      if property.name == "frame" { return -2 }
      // Other defaults depend on it.
      if property.isInitializerArgument { return -1 }
      return lineage.firstIndex(of: property.declaringClass) ?? 1
    }
    return properties.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element).filter {
        !["bounds", "center"].contains($0.name) && !PlacedProperty.contains($0.name)
      }
  }

  /// Properties of which a nib says whether they were set at all.
  private static func propertiesWhoseSettingCounts(_ schema: ClassSchema) -> Set<String> {
    Set(
      schema.keys.compactMap { rule in
        rule.property.flatMap { $0.form.encoding.tellsOfSetting ? $0.name : nil }
      }
    )
  }

  // MARK: - Reading

  private func read(
    _ property: PropertySchema,
    in element: inout ElementReading,
    _ parts: inout Parts
  ) -> SceneValue? {
    if property.keyedBy == "UIControl.State" { return states(of: property, &parts.states) }
    if let type = property.keyedBy { return axes(of: property, type, in: &element) }
    let name = property.documentName
    if property.container == "UIRuntimeAccessibilityConfiguration" {
      guard parts.accessibility != nil else { return nil }
      return accessibility(property, name, in: &parts.accessibility)
    }
    if property.declaringClass == "UITextInputTraits" {
      return parts.inputTraits == nil ? nil : read(property.type, name, in: &parts.inputTraits)
    }
    if property.isList {
      guard let list = element.takeChild(name) else { return nil }
      return .list(list.children.map { .text(ValueImport.content(of: $0)) })
    }
    return constant(of: property, in: &element) ?? values.read(property.type, name, in: &element)
  }

  /// The constant that an attribute of its own says; nil where the document has none.
  private func constant(of property: PropertySchema, in element: inout ElementReading) -> SceneValue? {
    for name in property.constantAttributes.keys.sorted() {
      guard let value = property.value(ofConstant: name), let attribute = property.constantAttribute(of: value),
        element.node[attribute.name] == attribute.value
      else { continue }
      _ = element.take(attribute.name)
      return value
    }
    return nil
  }

  private func read(_ type: PropertyType, _ name: String, in part: inout ElementReading?) -> SceneValue? {
    guard var reading = part else { return nil }
    defer { part = reading }
    return values.read(type, name, in: &reading)
  }

  private func accessibility(
    _ property: PropertySchema,
    _ name: String,
    in part: inout ElementReading?
  ) -> SceneValue? {
    if property.type == .bool {
      guard let child = part?.takeChild(key: name, named: ["bool"]) else { return nil }
      return .bool(child["value"] == "YES")
    }
    let value = read(property.type, name, in: &part)
    // What is spoken is translated, what tests find objects by is not.
    guard values.isLocalizable, ["accessibilityLabel", "accessibilityHint"].contains(property.name),
      case .text(let text)? = value, let id = part?.node.owner?["id"]
    else { return value }
    return .localizedText(text, key: "\(id).\(property.name)")
  }

  private func states(of property: PropertySchema, _ states: inout [ElementReading]) -> SceneValue? {
    guard let type = catalog.enumeration(named: "UIControl.State") else { return nil }
    let name = property.documentName
    var values: [SceneValue.KeyedValue] = []
    for index in states.indices {
      let key = states[index].node["key"] ?? "normal"
      guard let raw = type.integer(key) else { continue }
      guard var value = self.values.read(property.type, name, in: &states[index]), value != .null else { continue }
      if case .localizedText(let text, _) = value { value = .text(text) }
      if self.values.isLocalizable, case .text(let text) = value, let id = states[index].node.owner?["id"] {
        value = .localizedText(text, key: "\(id).\(key)\(name.prefix(1).uppercased() + name.dropFirst())")
      }
      values.append(.init(key: key, raw: raw, value: value))
    }
    return values.isEmpty ? nil : .keyed(values)
  }

  private func axes(of property: PropertySchema, _ typeName: String, in element: inout ElementReading) -> SceneValue? {
    guard let type = catalog.enumeration(named: typeName), case .keyed(let defaults) = property.defaultValue else {
      return nil
    }
    var isWritten = false
    let values = type.cases.compactMap { axis -> SceneValue.KeyedValue? in
      guard let attribute = property.attributes[axis.name] else { return nil }
      if let number = element.take(attribute).flatMap(ValueImport.number), let raw = type.integer(axis.name) {
        isWritten = true
        return .init(key: axis.name, raw: raw, value: .double(number))
      }
      return defaults.first { $0.key == axis.name }
    }
    guard isWritten else { return nil }
    let changed = values.filter { value in defaults.first { $0.key == value.key }?.value != value.value }
    return .keyed(changed.isEmpty ? values : changed)
  }

  /// The older form of the factor: the least size of the font in points.
  private func scaleFactor(of element: inout ElementReading, _ found: [String: SceneValue]) -> SceneValue? {
    guard let least = element.node["minimumFontSize"].flatMap(ValueImport.number), least > 0 else { return nil }
    _ = element.take("minimumFontSize")
    let run = element.node.child("attributedString")?.child("fragment")?.child("attributes")
    let written = element.node.child("fontDescription")?["pointSize"] ?? run?.child("font")?["size"]
    let size = written.flatMap(ValueImport.number) ?? 17
    guard size > 0 else { return nil }
    return .double(min(least / size, 1))
  }

  // MARK: - What scenes allow

  /// The value, where a scene can say it; nil after a report where it cannot.
  private mutating func sound(_ value: SceneValue, for property: PropertySchema, in node: DocumentNode) -> SceneValue? {
    switch value {
    case .invalid:
      report(
        "the value of '\(property.documentName)' of \(node.name) cannot be written in a scene",
        at: node
      )
      return nil
    case .int(let number) where !isWithin(Double(number), property):
      report("'\(property.name)' of \(node.name) is \(number), which a scene does not allow", at: node)
      return nil
    case .double(let number) where !isWithin(number, property):
      report(
        "'\(property.name)' of \(node.name) is \(SceneNumber.text(number)), which a scene does not allow",
        at: node
      )
      return nil
    case .geometry(.rect, var numbers) where numbers[2] < 0 || numbers[3] < 0:
      report("the size of '\(property.name)' of \(node.name) is negative", at: node)
      numbers[2] = max(numbers[2], 0)
      numbers[3] = max(numbers[3], 0)
      return .geometry(.rect, numbers)
    default: return value
    }
  }

  private func isWithin(_ number: Double, _ property: PropertySchema) -> Bool {
    if property.constants.values.contains(number) { return true }
    return number >= (property.minimum ?? -.infinity) && number <= (property.maximum ?? .infinity)
  }

  /// Of two properties of which one decides the other, the deciding one stays.
  private mutating func removeExcluded(_ schema: ClassSchema, from object: inout SceneObject, at node: DocumentNode) {
    let written = Set(object.properties.map(\.name.value))
    for name in schema.propertyNames where written.contains(name) {
      for excluded in schema.properties[name]?.excludes ?? [] where written.contains(excluded) {
        object.properties.removeAll { $0.name.value == excluded }
        if excluded != "bounds", excluded != "center" {
          report("'\(excluded)' of \(node.name) has no effect beside '\(name)'", at: node)
        }
      }
    }
  }

  /// The frame that documents of Xcode 8's first days write by insets; nil where there is none, or a size is missing.
  private func insetFrame(of node: DocumentNode) -> [Double]? {
    guard let inset = node.children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" }) else {
      return nil
    }
    func number(_ name: String) -> Double? { inset[name].flatMap(ValueImport.number) }
    guard let width = number("width"), var height = number("height") else { return nil }
    // The content of a cell reaches down to the line below the cell, which is half a point high.
    if node.name == "tableViewCellContentView", let cell = node.parent?.children.first(where: { $0["key"] == "frame" }),
      let outer = cell["height"].flatMap(ValueImport.number), outer > 0.5
    {
      height = outer - 0.5
    }
    return [number("minX") ?? 0, number("minY") ?? 0, width, height]
  }

  private mutating func reportRest(of parts: Parts) {
    for part in [parts.accessibility, parts.inputTraits].compactMap({ $0 }) + parts.states {
      for attribute in part.leftAttributes where !DesignTime.isAttribute(attribute.name, of: part.node) {
        report("the attribute '\(attribute.name)' of \(part.node.name) cannot be written in a scene", at: part.node)
      }
      for child in part.leftChildren where !DesignTime.isElement(child) {
        report("the element \(child.name) of \(part.node.name) cannot be written in a scene", at: child)
      }
    }
  }
}
