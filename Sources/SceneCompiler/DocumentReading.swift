package import SceneDiagnostics

/// How documents of Interface Builder are read.
package struct DocumentReading: Sendable {
  /// How objects are identified in the text that a document is read as.
  package enum Names: Sendable {
    /// By the document's ids, which messages show.
    case ids
    /// By names for people, which are made of outlets, labels and texts.
    case words
  }

  /// How objects are identified.
  package var names = Names.ids
  /// The severity of what Interface Builder compiles and a scene cannot have.
  package var faults = Severity.warning
  /// Whether what a scene cannot have at all is reported.
  package var reportsLosses = true

  /// Whether views without a frame in the document get the one that Interface Builder's compiler gives them.
  package var writesMissingFrames = true

  /// Reads documents to compile them.
  package static let compiling = DocumentReading()
  /// Reads documents to check them: what a scene cannot have is an error.
  package static let checking = DocumentReading(faults: .error)
  /// Reads documents for the linter: what import leaves out is no fault of the document.
  package static let linting = DocumentReading(
    faults: .error,
    reportsLosses: false,
    writesMissingFrames: false
  )
  /// Reads documents to call their objects by names for people.
  package static let naming = DocumentReading(names: .words)
}
