package import SceneCatalog
import SceneCompiler
package import SceneDiagnostics

/// Turns an Interface Builder storyboard into a storyboard's texts.
///
/// The value is nil where the document is none that a storyboard can stand for; what the storyboard does not say is reported as
/// `not-carried`.
///
/// - Parameters:
///   - isLocalizable: Whether the document's texts are keys of a strings table, as those of a document in `Base.lproj` are.
///   - names: The names that scenes and references have already, by Interface Builder's ids of their controllers.
package func importStoryboard(
  _ source: SourceText,
  catalog: SceneCatalog,
  limits: DocumentLimits = DocumentLimits(),
  isLocalizable: Bool = false,
  keeping names: [String: String] = [:]
) -> Diagnosed<ImportedStoryboard?> {
  let read = readDocument(source, limits: limits)
  guard let tree = read.value, let root = tree.root else { return Diagnosed(nil, read.diagnostics) }
  let range = source.rangeOfText(line: root.line)
  switch DocumentKind(root) {
  case .other(let reason): return Diagnosed(nil, [.documentForm(reason, line: root.line, in: source)])
  case .unsupported(let reason, let hint):
    return Diagnosed(nil, [Diagnostic(.unsupportedDocument, reason, at: range, hint: hint)])
  case .xib:
    let hint = "name it .xib: it is one scene"
    return Diagnosed(nil, [Diagnostic(.unsupportedDocument, "this is no storyboard", at: range, hint: hint)])
  case .storyboard: break
  }
  var importer = StoryboardImporter(source, tree, root, catalog: catalog, isLocalizable: isLocalizable, keeping: names)
  let repeated = importer.repeatedIDs
  guard repeated.isEmpty else { return Diagnosed(nil, repeated) }
  let pipeline = Pipeline(catalog: catalog)
  importer.addScenes()
  importer.keepRest(with: pipeline)
  return Diagnosed(importer.finished(), importer.allDiagnostics.sortedByLocation())
}
