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
///   - xcode: The tools whose canvas a document without a device has.
///   - names: The names that scenes and references have already, by Interface Builder's ids of their controllers.
package func importStoryboard(
  _ source: SourceText,
  catalog: SceneCatalog,
  limits: DocumentLimits = DocumentLimits(),
  isLocalizable: Bool = false,
  like xcode: NibTools = .usual,
  keeping names: [String: String] = [:]
) -> Diagnosed<ImportedStoryboard?> {
  let opened = openDocument(source, isStoryboard: true, limits: limits)
  guard let (tree, root) = opened.value else { return Diagnosed(nil, opened.diagnostics) }
  var importer = StoryboardImporter(
    source,
    tree,
    root,
    catalog: catalog,
    isLocalizable: isLocalizable,
    keeping: names,
    like: xcode
  )
  let repeated = importer.repeatedIDs
  guard repeated.isEmpty else { return Diagnosed(nil, repeated) }
  let pipeline = Pipeline(catalog: catalog)
  importer.addScenes()
  importer.keepRest(with: pipeline)
  return Diagnosed(importer.finished(), importer.allDiagnostics.sortedByLocation())
}
