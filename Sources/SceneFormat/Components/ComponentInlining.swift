package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel

extension ComponentExtraction {
  /// Writes a use of a component out, the innermost around an offset; the scene's nib stays the same, byte for byte.
  package static func inlined(
    at offset: Int,
    in source: SourceText,
    with pipeline: Pipeline
  ) -> Result<[TextEdit], Refusal> {
    guard let before = nib(of: source, pipeline), let use = pipeline.inlinedUse(at: offset, in: source) else {
      return .failure(.noObject)
    }
    let line = source.rangeOfLine(source.position(at: use.range.lowerBound).line)
    let column = use.range.lowerBound - line.lowerBound
    let text: String
    if use.isInFlow {
      text = SceneWriter.line(of: use.object)
    } else {
      let lines = SceneWriter().text(of: use.object).split(separator: "\n")
      text = lines.joined(separator: "\n" + String(repeating: " ", count: column))
    }
    let edits = ([TextEdit(range: use.range, replacement: text)] + use.edits).sorted { $0.range < $1.range }
    guard let edited = TextEdits.applied(edits, to: source), nib(of: edited, pipeline) == before else {
      return .failure(.unsound)
    }
    return .success(edits)
  }
}
