import SceneCatalog
import SceneModel

extension KeyRule {
  /// How a property is written: as the rule says, or as its own schema does where the rule is another's.
  func encoding(of property: PropertySchema) -> Encoding {
    encoding == .byType && content != .property(property.name) ? property.encoding : encoding
  }

  /// The rule with what the property says where the rule does not; nil where the value is what a missing key decodes to.
  func writing(_ value: SceneValue, of property: PropertySchema) -> KeyRule? {
    if let only = onlyValue {
      guard value.decodes(as: only) else { return nil }
    } else if let absent = absentValue ?? property.absentValue, value.decodes(as: absent) {
      return nil
    }
    return complete(for: property)
  }

  /// The rule with what the property says where the rule does not.
  func complete(for property: PropertySchema) -> KeyRule {
    var rule = self
    rule.encoding = encoding(of: property)
    if rule.rawValues.isEmpty { rule.rawValues = property.rawValues }
    return rule
  }
}

extension SceneValue {
  /// Whether a value decodes as another one does: an enumeration's cases may share a raw value.
  func decodes(as other: SceneValue) -> Bool {
    switch (self, other) {
    case (.enumeration(_, let left), .enumeration(_, let right)): left == right
    case (.optionSet(_, let left), .optionSet(_, let right)): left == right
    case (.keyed(let left), .keyed(let right)):
      Dictionary(grouping: left, by: \.raw).mapValues { $0.map(\.value) }
        == Dictionary(grouping: right, by: \.raw).mapValues { $0.map(\.value) }
    default: self == other
    }
  }
}
