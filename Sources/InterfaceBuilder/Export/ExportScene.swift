package import SceneCompiler
package import SceneDiagnostics
import SceneSyntax

/// Turns a scene into an Interface Builder document.
///
/// The text is nil where the scene has errors. A scene that was imported gives back every element and attribute of its document;
/// another one gives a document that Xcode opens, with ids made from the objects' own names and indexes.
///
/// - Parameters:
///   - source: The scene.
///   - pipeline: The pipeline that compiles it.
///   - facts: Finds what is known beyond the text of the scene; asked once.
package func exportScene(
  _ source: SourceText,
  with pipeline: Pipeline,
  knowing facts: (ValidatedScene) -> ExportFacts = { _ in ExportFacts() }
) -> Diagnosed<String?> {
  let exported = exportedDocument(source, with: pipeline, isBare: false, knowing: facts)
  return Diagnosed(exported.value.map { DocumentWriter.text(of: $0) }, exported.diagnostics)
}

/// The document of a scene; a bare one has nothing but objects beside what the scene itself keeps.
func exportedDocument(
  _ source: SourceText,
  with pipeline: Pipeline,
  isBare: Bool,
  knowing facts: (ValidatedScene) -> ExportFacts = { _ in ExportFacts() }
) -> Diagnosed<ExportedDocument?> {
  let checked = pipeline.checked(source)
  guard let scene = checked.examples ?? checked.scene else { return Diagnosed(nil, checked.diagnostics) }
  var exporter = SceneExporter(scene, tree: checked.tree)
  let known = facts(scene)
  (exporter.frames, exporter.imageSize) = (known.frames, known.imageSize)
  let document = ExportedDocument(
    root: exporter.document(isBare: isBare),
    standalone: exporter.notes.standalone,
    form: exporter.notes.form
  )
  return Diagnosed(document, checked.diagnostics + exporter.losses)
}
