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
  let opened = openDocument(source, isStoryboard: false, limits: limits)
  guard let (tree, root) = opened.value else { return Diagnosed(nil, opened.diagnostics) }
  let repeated = repeatedIDs(in: root, source)
  guard repeated.isEmpty else { return Diagnosed(nil, repeated) }
  let tools = ImportTools(tree, catalog, isLocalizable: isLocalizable)
  var importer = DocumentImporter(source, tree, tools, ImportScope(xib: tree))
  importer.scene.colors = tools.colors
  importer.addObjects(of: root)
  importer.keepRest(of: root, with: Pipeline(catalog: catalog))
  let scene = ImportedScene(importer.scene, catalog, DocumentNotes(tree), isValid: importer.isValid)
  return Diagnosed(scene, importer.diagnostics.sortedByLocation())
}

/// An error for each element among the objects of a xib whose id another has too: what refers to it can mean either.
func repeatedIDs(in root: DocumentNode, _ source: SourceText) -> [Diagnostic] {
  guard let objects = root.child("objects") else { return [] }
  let end = root.children.first { $0.index > objects.index }?.index ?? root.tree.elements.count
  var seen: Set<String> = []
  return (objects.index..<end).compactMap { index in
    let node = DocumentNode(tree: root.tree, index: index)
    guard let id = node["id"], !seen.insert(id).inserted else { return nil }
    return .documentForm("another element has the id '\(id)' too", line: node.line, in: source)
  }
}
