import SceneCatalog
import SceneModel

extension KeyRule {
  /// How a property is written: as the rule says, and as its own schema does where the rule is another's or does not say.
  func form(of property: PropertySchema) -> ValueForm {
    var form: ValueForm
    switch content {
    case .property(property.name, let own): form = own
    case .property(_, let other), .slotProperty(_, _, let other):
      form = other
      if other.encoding == .byType { form.encoding = property.encoding }
    case .slots, .container, .constant, .computed, .part: form = ValueForm(property.encoding)
    }
    if form.rawValues.isEmpty { form.rawValues = property.rawValues }
    return form
  }

  /// How a value of a property is written; nil where it is what a missing key decodes to.
  func form(of value: SceneValue, of property: PropertySchema) -> ValueForm? {
    if let only = onlyValue {
      guard value.decodes(as: only) else { return nil }
    } else if let absent = absentValue ?? property.absentValue, value.decodes(as: absent) {
      return nil
    }
    return form(of: property)
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
