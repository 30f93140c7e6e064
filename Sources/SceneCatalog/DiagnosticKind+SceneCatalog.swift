package import SceneDiagnostics
import SceneSyntax

extension DiagnosticKind {
  package static let duplicateCase = DiagnosticKind("duplicate-case", "A case is given twice.")
  package static let duplicateClass = DiagnosticKind("duplicate-class", "Two schemas declare the same class.")
  package static let emptyValue = DiagnosticKind("empty-value", "A key has no value.")
  package static let literalText = DiagnosticKind(
    "literal-text",
    .warning,
    "An unquoted text contains an escape or is a tilde, which have no effect there."
  )
  package static let nullValue = DiagnosticKind("null-value", "A property that is not optional is nil.")
  package static let numberForm = DiagnosticKind("number-form", "A number is not written in decimal.")
  package static let outOfRange = DiagnosticKind("out-of-range", "A number is outside the limits of its property.")
  package static let schemaForm = DiagnosticKind(
    "schema-form",
    "A schema does not follow the format in Schemas/README.md."
  )
  package static let truthWord = DiagnosticKind("truth-word", "A Boolean is not written as true or false.")
  package static let unknownCase = DiagnosticKind("unknown-case", "A value is not a case of its enumeration.")
  package static let unknownColor = DiagnosticKind("unknown-color", "UIColor has no color of that name.")
  package static let unknownParameter = DiagnosticKind(
    "unknown-parameter",
    "A component has no parameter of that name."
  )
  package static let unknownProperty = DiagnosticKind("unknown-property", "A class has no property of that name.")
  package static let unknownSchemaKey = DiagnosticKind("unknown-schema-key", "A schema has an unknown key.")
  package static let unknownSuperclass = DiagnosticKind(
    "unknown-superclass",
    "The superclass of a schema is not known."
  )
  package static let wrongType = DiagnosticKind("wrong-type", "A value does not have the expected type.")
}

extension DiagnosticRegistry {
  /// What is wrong with schemas and values, and below them with texts.
  package static let catalog = syntax.adding([
    .duplicateCase, .duplicateClass, .emptyValue, .literalText, .nullValue, .numberForm, .outOfRange, .schemaForm,
    .truthWord, .unknownCase, .unknownColor, .unknownParameter, .unknownProperty, .unknownSchemaKey, .unknownSuperclass,
    .wrongType,
  ])
}
