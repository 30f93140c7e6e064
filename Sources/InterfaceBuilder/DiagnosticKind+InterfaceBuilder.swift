package import SceneDiagnostics

extension DiagnosticKind {
  package static let documentForm = DiagnosticKind(
    "document-form",
    "A document to import is not XML that Interface Builder wrote."
  )
  package static let notCarried = DiagnosticKind(
    "not-carried",
    .warning,
    "A part of the imported document has no equivalent in a scene."
  )
  package static let unsupportedDocument = DiagnosticKind(
    "unsupported-document",
    "A document to import is not a xib for iOS."
  )
}

extension DiagnosticRegistry {
  /// What is wrong with documents, and what scenes and documents cannot take from each other.
  package static let documents = DiagnosticRegistry([
    .documentForm, .notCarried, .unsupportedDocument,
  ])
}
