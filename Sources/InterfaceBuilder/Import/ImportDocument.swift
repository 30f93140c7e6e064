package import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// Turns an Interface Builder document into a scene.
///
/// The value is nil where the document is none that a scene can stand for; what the scene does not say is reported as `not-carried`.
///
/// - Parameters:
///   - isLocalizable: Whether the document's texts are keys of a strings table, as those of a document in `Base.lproj` are.
package func importDocument(
  _ source: SourceText,
  catalog: SceneCatalog,
  limits: DocumentLimits = DocumentLimits(),
  isLocalizable: Bool = false
) -> Diagnosed<ImportedScene?> {
  let read = readDocument(source, limits: limits)
  guard let tree = read.value, let root = tree.root else { return Diagnosed(nil, read.diagnostics) }
  let range = source.rangeOfText(line: root.line)
  switch DocumentKind(root) {
  case .other(let reason): return Diagnosed(nil, [.documentForm(reason, line: root.line, in: source)])
  case .unsupported(let reason, let hint):
    return Diagnosed(nil, [Diagnostic(.unsupportedDocument, reason, at: range, hint: hint)])
  case .storyboard:
    let hint = "name it .storyboard: its scenes are several"
    return Diagnosed(nil, [Diagnostic(.unsupportedDocument, "this is a storyboard", at: range, hint: hint)])
  case .xib: break
  }
  let tools = ImportTools(tree, catalog, isLocalizable: isLocalizable)
  var importer = DocumentImporter(source, tree, tools, ImportScope(xib: tree))
  importer.scene.colors = tools.colors
  importer.addObjects(of: root)
  importer.keepRest(of: root, with: Pipeline(catalog: catalog))
  return Diagnosed(ImportedScene(importer.scene, catalog), importer.diagnostics.sortedByLocation())
}
