import SceneCatalog
import SceneModel

extension NibTools {
  /// What these tools follow instead of a rule that they do not follow; nil where they write nothing.
  ///
  /// Tools older than a rule may have another, which writes one value, or leaves out another one.
  func predecessor(of rule: KeyRule) -> KeyRule? {
    guard !isSince(rule.since) else { return nil }
    if let value = rule.olderValue { return KeyRule(key: rule.key, content: .constant(value)) }
    guard let absent = rule.olderAbsentValue else { return nil }
    var older = rule
    (older.since, older.absentValue, older.onlyValue) = (.oldest, absent, nil)
    if let key = rule.olderKey { older.key = key }
    return older
  }
}

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

  /// For which values of a property the key is left out.
  func omission(of property: PropertySchema) -> Omission {
    Omission(only: onlyValue, absent: absentValue ?? property.absentValue)
  }

  /// The values for which a key is left out.
  struct Omission: Sendable {
    /// The one value for which the key is written; nil where it is for more.
    let only: SceneValue?
    /// The value that a missing key decodes to; nil where there is none.
    let absent: SceneValue?

    /// Whether the key is written for a value.
    func writes(_ value: SceneValue) -> Bool {
      if let only { return value.decodes(as: only) }
      return absent.map { !value.decodes(as: $0) } ?? true
    }
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

  /// Whether equal values under a key are one object in a nib, or no object at all.
  func isShared(as form: ValueForm) -> Bool {
    switch self {
    case .text: form.encoding.namedObject == nil
    case .localizedText, .attributedText, .date, .list, .factory: false
    case .null, .invalid, .bool, .int, .double, .geometry, .enumeration, .optionSet, .color, .font, .image, .keyed: true
    }
  }
}
