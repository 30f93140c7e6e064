/// What a text was read from: a document of Interface Builder, which is read as a scene.
///
/// What is found in the text is shown in the document.
package final class SourceOrigin: Sendable {
  /// What the author wrote.
  package let source: SourceText
  private let locate: @Sendable (_ diagnostics: [Diagnostic], _ text: SourceText) -> [Diagnostic]
  private let mend: @Sendable () -> SourceText?

  /// Makes an origin.
  ///
  /// - Parameters:
  ///   - source: What the author wrote.
  ///   - mend: Gives the text without what the reader of the document accepts and a scene cannot have; nil where there is no such text.
  ///   - locate: Gives the diagnostics of a text, and what was found while the document was read, with ranges of the document.
  package init(
    _ source: SourceText,
    mend: @escaping @Sendable () -> SourceText? = { nil },
    locate: @escaping @Sendable (_ diagnostics: [Diagnostic], _ text: SourceText) -> [Diagnostic]
  ) {
    self.source = source
    self.mend = mend
    self.locate = locate
  }

  /// The text without what the reader of the document accepts and a scene cannot have; nil where there is no such text.
  package var mended: SourceText? { mend() }

  /// The diagnostics of a text with ranges of the document.
  package func located(_ diagnostics: [Diagnostic], in text: SourceText) -> [Diagnostic] { locate(diagnostics, text) }
}

extension SourceDiagnostics {
  /// The diagnostics in what the author wrote: those of a text that was read from a document are located there.
  package var located: SourceDiagnostics {
    guard let origin = source.origin else { return self }
    return SourceDiagnostics(origin.source, origin.located(diagnostics, in: source))
  }
}

extension SourceText {
  /// What the author wrote: the document that the text was read from, or the text itself.
  package var written: SourceText { origin?.source ?? self }

  /// The diagnostics of the text, in what its author wrote.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    origin.map { $0.located(diagnostics, in: self) } ?? diagnostics
  }
}
