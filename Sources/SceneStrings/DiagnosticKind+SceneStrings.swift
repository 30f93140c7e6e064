package import SceneDiagnostics

extension DiagnosticKind {
  package static let catalogForm = DiagnosticKind("catalog-form", "A catalog of strings cannot be read.")
  package static let missingTranslation = DiagnosticKind(
    "missing-translation",
    .warning,
    "A text is not translated into one of the languages."
  )
  package static let placeholderMismatch = DiagnosticKind(
    "placeholder-mismatch",
    .warning,
    "A translation has other placeholders than the text."
  )
  package static let staleTranslation = DiagnosticKind(
    "stale-translation",
    .warning,
    "A text has changed since it was translated."
  )
  package static let translationTooLong = DiagnosticKind(
    "translation-too-long",
    .warning,
    "A translation does not fit into its view."
  )
  package static let unusedTranslation = DiagnosticKind(
    "unused-translation",
    .warning,
    "No scene has the text of a translation any more."
  )

  /// What reading a catalog and checking scenes against it reports.
  package static let strings: [DiagnosticKind] = [
    .catalogForm, .missingTranslation, .placeholderMismatch, .staleTranslation, .translationTooLong,
    .unusedTranslation,
  ]
}
