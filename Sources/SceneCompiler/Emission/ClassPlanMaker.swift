import SceneCatalog
import SceneModel

/// Works out the steps of a class's plan, and which properties lead to each.
struct ClassPlanMaker {
  let schema: ClassSchema
  let tools: NibTools
  var uses: [String: ClassPlan.Use] = [:]

  init(schema: ClassSchema, tools: NibTools) {
    self.schema = schema
    self.tools = tools
  }

  mutating func steps() -> [ClassPlan.Step] {
    schema.keys.indices.map { step(schema.keys[$0], at: $0) }
  }

  private mutating func step(_ rule: KeyRule, at index: Int) -> ClassPlan.Step {
    // What older tools write otherwise is rare, and worked out in full.
    guard tools.follow(rule) else {
      return tools.isSince(rule.since) ? step(rule, .properties, .nothing) : always(rule)
    }
    switch rule.content {
    case .constant(let value): return shared(value, ValueForm()).map { step(rule, .properties, $0) } ?? always(rule)
    case .slots(let names, let form): return slots(names, form, rule)
    case .slotProperty: return step(rule, .slots, .nothing)
    case .container: return always(rule)
    case .computed(let computation): return computed(computation, rule, at: index)
    case .part: return step(rule, .properties, .nothing)
    case .property(let name, let form): return property(name, form, rule, at: index)
    }
  }

  private func always(_ rule: KeyRule) -> ClassPlan.Step { step(rule, .always, .nothing) }

  private func step(
    _ rule: KeyRule,
    _ trigger: ClassPlan.Trigger,
    _ unwritten: ClassPlan.Outcome,
    placed: ClassPlan.Outcome? = nil,
    direct: ClassPlan.Direct? = nil
  ) -> ClassPlan.Step {
    ClassPlan.Step(rule: rule, trigger: trigger, unwritten: unwritten, placed: placed ?? unwritten, direct: direct)
  }

  private func slots(_ names: [String], _ form: KeyRule.SlotForm, _ rule: KeyRule) -> ClassPlan.Step {
    switch form {
    case .prototypeNibs, .prototypeObjects, .first, .nullIfFilled, .standIns: return step(rule, .slots, .nothing)
    case .children:
      let written = names.compactMap { schema.slots[$0] }.filter { slot in
        !slot.outletCollection && slot.aliasOf == nil && (slot.isAlwaysEncoded || slot.isMade)
      }
      return written.count > 1 ? always(rule) : step(rule, .slots, written.isEmpty ? .nothing : .null)
    }
  }

  private mutating func computed(
    _ computation: KeyRule.Computation,
    _ rule: KeyRule,
    at index: Int
  ) -> ClassPlan.Step {
    switch computation {
    case .bounds: return place(.value(.geometry(.rect, [0, 0, 0, 0]), ValueForm()), rule, at: index)
    case .center: return place(.value(.geometry(.point, [0, 0]), ValueForm()), rule, at: index)
    case .transform: return place(.nothing, rule, at: index)
    // Older tools move the constraints of some cells.
    case .constraints: return tools.isSince(13) ? step(rule, .constraints, .nothing) : always(rule)
    case .layoutGuides: return step(rule, .guides, .nothing)
    case .statefulContent:
      let names = schema.statefulProperties.map(\.name)
      guard names.allSatisfy({ unwrittenValue($0, isPlaced: false) == .null }) else { return always(rule) }
      for name in names { use(inputs(of: name), at: index) }
      return step(rule, .properties, .nothing)
    case .minimumFontSize:
      guard case .double(0)? = unwrittenValue("minimumScaleFactor", isPlaced: false) else { return always(rule) }
      use(inputs(of: "minimumScaleFactor"), at: index)
      return step(rule, .properties, .nothing)
    case .segmentGeometry, .parent, .cellSubviews, .focusTraits, .externalObjects, .storyboardIdentifier, .segues:
      return always(rule)
    }
  }

  /// A part of a view's place, with what a view has that says nothing of it.
  private mutating func place(_ unwritten: ClassPlan.Outcome, _ rule: KeyRule, at index: Int) -> ClassPlan.Step {
    use(["frame", "bounds", "center", "transform"], at: index)
    return step(rule, .properties, unwritten)
  }

  private mutating func property(
    _ name: String,
    _ form: ValueForm,
    _ rule: KeyRule,
    at index: Int
  ) -> ClassPlan.Step {
    guard let property = schema.properties[name], let unwritten = outcome(property, rule, isPlaced: false),
      form.encoding != .rowWidth || tools.isSince(9),
      form.encoding != .emptySize || tools.isSince(11),
      // Xcode 7 gives prototypes a color.
      name != NibEmitter.cellColor || tools.isSince(8) || !schema.isKind(of: "UITableViewCell"),
      // Some tools tie content views to their cells.
      name != PlacedProperty.translation || !tools.isSince(11) || tools.isSince(13)
    else { return always(rule) }
    for name in [name] + rule.alternatives { use(inputs(of: name), at: index) }
    var placed = unwritten
    if PlacedProperty.contains(name) {
      guard let other = outcome(property, rule, isPlaced: true) else { return always(rule) }
      placed = other
    }
    return step(rule, .properties, unwritten, placed: placed, direct: direct(property, rule, at: index))
  }

  /// How a property is written by its value alone; nil where other properties or older tools have a say.
  private mutating func direct(_ property: PropertySchema, _ rule: KeyRule, at index: Int) -> ClassPlan.Direct? {
    let encoding = rule.form(of: property).encoding
    guard rule.alternatives.isEmpty, tools.isSince(13), !encoding.tellsOfSetting, encoding != .axisPair,
      property.type != .attributedText, !property.type.isKeptInView,
      !TableBackground.concerns(property.name, of: schema)
    else { return nil }
    uses[property.name, default: .init()].direct = index
    return ClassPlan.Direct(rule, of: property)
  }

  private mutating func use(_ names: [String], at index: Int) {
    for name in names where uses[name]?.steps.last != index { uses[name, default: .init()].steps.append(index) }
  }

  /// The properties on which a property's value depends, itself first.
  private func inputs(of name: String) -> [String] {
    var found = [name]
    var next = 0
    while next < found.count {
      var more = schema.properties[found[next]]?.conditionalDefaults.map(\.property) ?? []
      if found[next] == PlacedProperty.mask { more.append(PlacedProperty.translation) }
      if AttributedLabel.decides(found[next], in: schema) { more.append(AttributedLabel.source) }
      for name in more where !found.contains(name) { found.append(name) }
      next += 1
    }
    return found
  }

  private func unwrittenValue(_ name: String, isPlaced: Bool) -> SceneValue? {
    schema.properties[name].map { $0.unwrittenValue(in: schema, isPlaced: isPlaced) { _ in nil } }
  }

  /// What is written for an object that sets none of the inputs; nil where every object needs an object of its own.
  private func outcome(_ property: PropertySchema, _ rule: KeyRule, isPlaced: Bool) -> ClassPlan.Outcome? {
    let encoding = rule.property?.form.encoding ?? .byType
    if encoding.tellsOfSetting {
      let value = SceneValue.bool(encoding == .isNotSet)
      return value == rule.absentValue ? .nothing : .value(value, ValueForm())
    }
    let value = property.unwrittenValue(in: schema, isPlaced: isPlaced) { _ in nil }
    guard let form = rule.form(of: value, of: property) else { return .nothing }
    return shared(value, form)
  }

  private func shared(_ value: SceneValue, _ form: ValueForm) -> ClassPlan.Outcome? {
    switch value {
    case .text where form.encoding.namedObject != nil: nil
    case .localizedText, .attributedText, .date, .list, .factory: nil
    case .null, .invalid: .null
    case .bool, .int, .double, .text, .geometry, .enumeration, .optionSet, .color, .font, .image, .keyed:
      .value(value, form)
    }
  }
}
