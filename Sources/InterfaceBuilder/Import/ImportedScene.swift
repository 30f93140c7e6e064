import SceneDiagnostics
import SceneLanguage
package import SceneModel
import SceneSyntax

/// What importing a document gives.
package struct ImportedScene: Sendable {
  /// The scene, as values.
  package var value: WrittenValue
  /// The scene, as text.
  package var text: String
}

extension Diagnostic {
  /// Something of a document that the scene does not say.
  static func notCarried(_ message: String, line: Int, in source: SourceText) -> Diagnostic {
    Diagnostic("not-carried", .warning, message, at: source.rangeOfText(line: line))
  }
}
