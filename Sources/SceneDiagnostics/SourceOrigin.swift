/// What a text was read from: a document of Interface Builder, which is read as a scene.
///
/// What is found in the text is shown in the document.
package final class SourceOrigin: Sendable {
  /// What the author wrote.
  package let source: SourceText
  /// What was found while the document was read, in the document.
  package let found: [Diagnostic]
  private let locate: @Sendable (_ diagnostics: [Diagnostic], _ text: SourceText) -> [Diagnostic]
  private let place: @Sendable (_ offset: Int, _ text: SourceText) -> SourceRange
  private let mend: @Sendable () -> SourceText?

  /// Makes an origin.
  ///
  /// - Parameters:
  ///   - source: What the author wrote.
  ///   - found: What was found while the document was read.
  ///   - mend: Gives the text without what the reader of the document accepts and a scene cannot have; nil where there is no such text.
  ///   - locate: Gives the diagnostics of a text with ranges of the document.
  ///   - place: Gives the range of the document for an offset in a text.
  package init(
    _ source: SourceText,
    found: [Diagnostic],
    mend: @escaping @Sendable () -> SourceText? = { nil },
    locate: @escaping @Sendable (_ diagnostics: [Diagnostic], _ text: SourceText) -> [Diagnostic],
    place: @escaping @Sendable (_ offset: Int, _ text: SourceText) -> SourceRange
  ) {
    (self.source, self.found) = (source, found)
    (self.mend, self.locate, self.place) = (mend, locate, place)
  }

  /// The text without what the reader of the document accepts and a scene cannot have; nil where there is no such text.
  package var mended: SourceText? { mend() }

  /// The diagnostics of a text with ranges of the document.
  package func located(_ diagnostics: [Diagnostic], in text: SourceText) -> [Diagnostic] {
    diagnostics.isEmpty ? [] : locate(diagnostics, text)
  }

  /// The range of the document for an offset in a text.
  package func range(of offset: Int, in text: SourceText) -> SourceRange { place(offset, text) }
}

extension SourceText {
  /// What the author wrote: the document that the text was read from, or the text itself.
  package var written: SourceText { origin?.source ?? self }

  /// All that was found, in what the author wrote: the diagnostics of the text, and what was found while its document was read.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let origin else { return diagnostics }
    return (origin.found + origin.located(diagnostics, in: self)).sortedByLocation()
  }

  /// The offset in what the author wrote for an offset in the text.
  package func writtenOffset(_ offset: Int) -> Int { origin?.range(of: offset, in: self).lowerBound ?? offset }

  /// The line in what the author wrote for an offset in the text, from 1.
  package func writtenLine(at offset: Int) -> Int { written.position(at: writtenOffset(offset)).line }
}

extension SourceDiagnostics {
  /// All that was found, in what the author wrote.
  package var located: SourceDiagnostics { SourceDiagnostics(source.written, source.located(diagnostics)) }
}
