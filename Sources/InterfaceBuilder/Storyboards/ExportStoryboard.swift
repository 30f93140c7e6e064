package import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// Turns a storyboard into an Interface Builder document.
///
/// A storyboard that was imported gives back every element and attribute of its document; scenes that stood in none get ids made
/// from their names, and locations on the canvas by their distance from the initial scene.
///
/// - Parameters:
///   - checked: The storyboard's texts; a storyboard with errors gives no document.
///   - facts: Finds what is known beyond the text of a scene; asked once for each.
/// - Returns: The document, nil where the storyboard has errors, and what it cannot hold, by text.
package func exportStoryboard(
  _ checked: CheckedStoryboard,
  knowing facts: (ValidatedScene) -> ExportFacts = { _ in ExportFacts() }
) -> (text: String?, losses: [(source: SourceText, diagnostics: [Diagnostic])]) {
  guard let storyboard = checked.storyboard else { return (nil, []) }
  var exporter = StoryboardExporter(storyboard, checked)
  exporter.know(facts)
  let text = DocumentWriter.text(of: exporter.document(isBare: false))
  return (text, exporter.exporters.map { ($0.scene.source, $0.losses) }.filter { !$0.1.isEmpty })
}
