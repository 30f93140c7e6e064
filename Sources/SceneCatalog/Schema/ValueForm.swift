/// How the value of a property is written under a key.
package struct ValueForm: Hashable, Sendable {
  /// How a value is written, where its type does not say.
  package enum Encoding: String, Hashable, Sendable, CaseIterable {
    /// As the property's type says.
    case byType
    /// A Bool under a key that says the opposite.
    case inverted
    /// A number in 32 bits.
    case float
    /// A Bool as the integer 0 or 1.
    case integer
    /// Two numbers, horizontal and vertical, as a string `{251, 251}`.
    case axisPair
    /// A locale or a time zone, by its identifier.
    case locale
    case timeZone
    /// A calendar, by its identifier, and rules of passwords, by their text.
    case calendar
    case passwordRules
    /// Whether the scene itself sets the property, or that it does not.
    case isSet
    case isNotSet
    /// The size of a table's content, for which tools before Xcode 9 write the table's width.
    case rowWidth
    /// The size of a collection view's content, for which tools before Xcode 11 write that of a section without items.
    case emptySize
  }

  package var encoding: Encoding
  /// The raw values of cases, or of true and false, where they are not the property's own.
  package var rawValues: [String: Int]

  /// Makes a form.
  package init(_ encoding: Encoding = .byType, rawValues: [String: Int] = [:]) {
    self.encoding = encoding
    self.rawValues = rawValues
  }
}

extension ValueForm.Encoding {
  /// The class of the object that stands for a text, and the key of the text there; nil where the text stands for itself.
  package var namedObject: (className: String, key: String)? {
    switch self {
    case .locale: ("NSLocale", "NS.identifier")
    case .timeZone: ("NSTimeZone", "NS.name")
    case .calendar: ("NSCalendar", "NS.identifier")
    case .passwordRules: ("UITextInputPasswordRules", "passwordRulesDescriptor")
    default: nil
    }
  }

  /// Whether the key says if the scene sets the property, and not the value.
  package var tellsOfSetting: Bool { self == .isSet || self == .isNotSet }
}
