import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Completes what was reported of calls in code with the values that they make: YAML knows no classes.
enum CallsInValues {
  static func completed(_ diagnostics: [Diagnostic], in source: SourceText, _ catalog: SceneCatalog) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.id == CallInValue.id, diagnostic.message == CallInValue.message,
        let value = CodeValue.written(
          for: source.string(in: diagnostic.range),
          key: key(before: diagnostic.range.lowerBound, in: source),
          catalog: catalog
        )
      else { return diagnostic }
      var completed = diagnostic
      completed.hint = "write \(value)"
      completed.fixIts = [
        .init("write '\(value)'", edits: [TextEdit(range: diagnostic.range, replacement: value)])
      ]
      return completed
    }
  }

  /// The key in front of a value on its line; empty where there is none.
  private static func key(before offset: Int, in source: SourceText) -> String {
    let line = source.rangeOfLine(source.position(at: offset).line)
    let before = source.string(in: SourceRange(min(line.lowerBound, offset), offset))
    return before.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.last.map(String.init) ?? ""
  }
}
