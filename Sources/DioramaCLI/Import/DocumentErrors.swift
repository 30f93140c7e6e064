import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics

/// The errors of a text that a document would become, shown in the document: the text is not written.
func documentErrors(
  _ errors: [Diagnostic],
  of text: SourceText,
  in document: SourceText,
  with pipeline: Pipeline
) -> [Diagnostic] {
  errors.map { error in
    let line = text.string(in: text.rangeOfLine(text.position(at: error.range.lowerBound).line))
    let words = line.split(separator: " ").joined(separator: " ")
    var shown = error
    shown.message = ReadableText.shortened("it becomes a scene with an error: \(error.message)")
    shown.hint = ReadableText.shortened("the line of the scene is '\(words)'; nothing is written")
    (shown.notes, shown.fixIts, shown.repeats) = ([], [], [])
    return shown
  }.located(of: text, in: document, with: pipeline)
}
