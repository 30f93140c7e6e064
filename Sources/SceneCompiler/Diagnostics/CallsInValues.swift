import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// Adds the right value to diagnostics about calls in code, which the parser reports without knowing the classes.
enum CallsInValues {
  static func completed(_ diagnostics: [Diagnostic], in source: SourceText, _ catalog: SceneCatalog) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard CallInValue.isReported(by: diagnostic),
        let value = CodeValue.written(
          for: source.string(in: diagnostic.range),
          key: String(source.key(before: diagnostic.range.lowerBound)),
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
}
