import SceneCatalog
import SceneModel

extension KeySubject {
  /// What a property is: what the scene says, or what UIKit's initializer gives.
  mutating func value(of name: String) -> SceneValue {
    guard let property = schema.properties[name] else { return .null }
    if name == PlacedProperty.translation, isTiedContentView() { return .bool(false) }
    if let written = written(name) {
      let value = property.completed(written)
      guard case .color(let color) = value, TableBackground.concerns(name, of: schema),
        self.value(of: "style").isCase("plain"), let own = TableBackground.replaced(color, tools)
      else { return value }
      return .color(own)
    }
    return attributedValue(of: name) ?? unwrittenValue(of: property)
  }

  /// What the scene says of a property, unless the tools pass over it.
  private mutating func written(_ name: String) -> SceneValue? {
    guard let value = says(name), !passesOver(name) else { return nil }
    return value
  }

  /// What a label's attributed text says of a property; nil where there is none, or it does not say.
  private mutating func attributedValue(of name: String) -> SceneValue? {
    guard AttributedLabel.decides(name, in: schema), case .attributedText(let runs)? = says(AttributedLabel.source)
    else { return nil }
    return AttributedLabel.value(of: name, in: runs)
  }

  /// What a property is where the scene does not say.
  private mutating func unwrittenValue(of property: PropertySchema) -> SceneValue {
    // Most properties have one default, whatever else an object says.
    if property.conditionalDefaults.isEmpty, !PlacedProperty.contains(property.name) {
      return property.defaultValue
    }
    return property.unwrittenValue(in: schema, isPlaced: isPlacedByConstraints()) { written($0) }
  }

  /// How a property that the scene sets is written by its value alone, whatever else the object says; nil where more has a say.
  ///
  /// That follows from what `outcome(ofProperty:_:)` and `value(of:)` ask for a value that is written. An object that says nothing does
  /// not show it, so it is said here once more, and `PlanTests` compares.
  func direct(_ rule: KeyRule) -> ClassPlan.Direct? {
    guard case .property(let name, _) = rule.content, rule.alternatives.isEmpty, let property = schema.properties[name],
      // Up to Xcode 12 tools pass over some properties of some objects.
      tools.isSince(.xcode12_5), property.type != .attributedText, !property.type.isKeptInView,
      !TableBackground.concerns(name, of: schema)
    else { return nil }
    let encoding = rule.form(of: property).encoding
    return encoding.tellsOfSetting || encoding == .axisPair ? nil : ClassPlan.Direct(rule, of: property)
  }
}

extension SceneValue {
  /// Whether the value is a case of an enumeration, by name.
  fileprivate func isCase(_ name: String) -> Bool {
    if case .enumeration(name: name, _) = self { true } else { false }
  }
}
